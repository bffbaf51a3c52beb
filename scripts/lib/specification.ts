/**
 * The tables of docs/specification.md that repeat the code: calls, codes of errors, enumerations, settings, notifications.
 */
import type { Channel } from '@naru/contract/areas/notification.ts';
import type { CallSpec } from '@naru/contract/call.ts';
import { ENUMS } from '@naru/contract/enums.ts';
import { FAILURE } from '@naru/contract/envelope.ts';
import { describeFields, sayNumber } from '@naru/contract/testing/fields.ts';
import { BROUGHT, CALL_GROUPS } from '@naru/server/src/main.ts';

import { namesIn, writeTables, type CodeTable } from './code-tables.ts';

/** Writes the marked tables of the specification from the code. */
export function writeSpecification(text: string): string {
  const named = namesIn(text, 'calls');
  const groups = CALL_GROUPS.map(({ name }) => name);
  const lost = groups.filter((name) => named.filter((one) => one === name).length !== 1);
  if (lost.length > 0) throw new Error(`These groups of calls stand in no table, or in two: ${lost.join(', ')}.`);
  return writeTables(text, (kind, names) => {
    const write = TABLES[kind];
    if (!write) throw new Error(`There is no table of ${kind}.`);
    return write(names);
  });
}

const TABLES: Readonly<Record<string, (names: readonly string[]) => CodeTable>> = {
  calls: tableOfCalls,
  errors: () => ({
    head: ['code', 'HTTP', 'what', 'beside it'],
    rows: Object.values(FAILURE).map(({ code, status }) => ({ code, HTTP: String(status) })),
  }),
  enumerations: () => ({
    head: ['enumeration', 'keys', 'of'],
    rows: Object.entries(ENUMS).map(([enumeration, keys]) => ({ enumeration, keys: keys.join(', ') })),
  }),
  settings: tableOfSettings,
  notifications: tableOfNotifications,
};

function tableOfCalls(names: readonly string[]): CodeTable {
  const calls = names.flatMap((name) => {
    const group = CALL_GROUPS.find((one) => one.name === name);
    if (!group) throw new Error(`There are no calls of ${name}.`);
    return Object.values(group.calls);
  });
  const said = new Map<string, string>();
  return {
    head: ['call', 'for whom', 'takes', 'gives', 'what it does'],
    rows: calls.map((spec) => ({
      call: `${spec.method} ${spec.base}${spec.path}`,
      takes: sayTaken(spec, said),
      gives: sayGiven(spec, said),
      'what it does': [spec.summary, spec.remark].filter((words) => words !== undefined).join(' '),
    })),
  };
}

function sayTaken(spec: CallSpec, said: Map<string, string>): string {
  const files = spec.takes === 'files' ? 'multipart: `files`, several' : '';
  const fields = [spec.query, spec.body].map((schema) => (schema ? describeFields(schema, 'input', said) : ''));
  const taken = [files, ...fields].filter((words) => words !== '').join(', ');
  return spec.nullIsAbsent ? `${taken}; null counts as absent` : taken;
}

function sayGiven(spec: CallSpec, said: Map<string, string>): string {
  const fields = describeFields(spec.output, 'output', said);
  if (spec.gives === 'file') return fields === '' ? 'a file' : `a file, or ${fields}`;
  return fields === '' ? 'nothing' : fields;
}

function tableOfSettings(): CodeTable {
  return {
    head: ['setting', 'takes', 'at first', 'of'],
    rows: BROUGHT.settings.map(({ key, kind, range, defaultValue, description }) => ({
      setting: `\`${key}\``,
      takes: range ? `${sayNumber(range.min)} to ${sayNumber(range.max)}` : kind,
      'at first': typeof defaultValue === 'number' ? sayNumber(defaultValue) : defaultValue,
      of: description.en,
    })),
  };
}

const CHANNEL_NAMES: Readonly<Record<Channel, string>> = { IN_APP: 'portal', EMAIL: 'e-mail', SMS: 'text message' };

function tableOfNotifications(): CodeTable {
  return {
    head: ['notification', 'name', 'goes to', 'by', 'is'],
    rows: BROUGHT.notificationTypes.map((one) => {
      const is = {
        mandatory: one.isMandatory,
        urgent: one.isUrgent,
        sensitive: one.isSensitive,
        'a reminder': one.isReminder ?? false,
      };
      return {
        notification: one.type,
        name: one.texts.en.name,
        by: one.channels.map((channel) => CHANNEL_NAMES[channel]).join(', '),
        is: Object.entries(is)
          .filter(([, isSo]) => isSo)
          .map(([word]) => word)
          .join(', '),
      };
    }),
  };
}
