/** Input of a call: parameters, query and body, read by the contract's shapes. */
import type { CallSpec, ParsedInput } from '@naru/contract/call.ts';
import { ID } from '@naru/contract/shared/id.ts';
import { recordOf } from '@naru/contract/shared/record-schema.ts';
import type { RecordSpec } from '@naru/contract/shared/record.ts';
import type { z } from 'zod';

import { Failure } from './failure.ts';
import { describeCharacter, describeIssues } from './field-messages.ts';
import type { Locale } from './messages.ts';
import { compileQueryReader } from './query-reader.ts';

export interface RawInput {
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string | string[]>>;
  readonly body: unknown;
}

export type InputReader = (raw: RawInput, locale: Locale) => ParsedInput<CallSpec>;

/** @throws Failure `notFound` for parameters and asked keys that name nothing, `invalid` with its fields for the rest */
export function compileInputReader(spec: CallSpec): InputReader {
  const { params, query, body } = spec;
  const readQuery = query && compileQueryReader(query);
  return (raw, locale) =>
    ({
      params: params && parseParams(params, raw.params),
      query: query && readQuery && parse(query, readQuery(raw.query), { locale, refuse: refuseQuery(locale) }),
      body:
        body &&
        parse(body, spec.nullIsAbsent ? withoutNulls(raw.body) : (raw.body ?? {}), {
          locale,
          refuse: refuseFields(locale, recordOf(body)),
        }),
    }) as ParsedInput<CallSpec>; // keys are there exactly for what the call takes
}

/** Removes null fields from an object; the shape refuses anything else. */
function withoutNulls(body: unknown): unknown {
  if (typeof body !== 'object' || Array.isArray(body)) return body ?? {};
  return Object.fromEntries(Object.entries(body ?? {}).filter(([, value]) => value !== null));
}

function parseParams(shape: z.ZodType, given: unknown): unknown {
  const parsed = shape.safeParse(given);
  if (!parsed.success || findUnstorable(parsed.data, '') !== undefined) throw new Failure('notFound');
  return parsed.data;
}

type Issues = readonly z.core.$ZodIssue[];

/** Refuses what does not hold by its fields. */
const refuseFields =
  (locale: Locale, record?: RecordSpec) =>
  (issues: Issues): Failure =>
    new Failure('invalid', { fields: describeIssues(issues, locale, record) });

/** A key that cannot be one names nothing, as it does in the path. */
const refuseQuery =
  (locale: Locale) =>
  (issues: Issues): Failure =>
    issues.some((issue) => issue.code === 'invalid_format' && issue.pattern === String(ID))
      ? new Failure('notFound')
      : refuseFields(locale)(issues);

interface Refusing {
  readonly locale: Locale;
  readonly refuse: (issues: Issues) => Failure;
}

function parse(shape: z.ZodType, given: unknown, { locale, refuse }: Refusing): unknown {
  // The input distinguishes a missing value from one of the wrong type; it goes no further than the message.
  const parsed = shape.safeParse(composed(given), { reportInput: true });
  if (!parsed.success) throw refuse(parsed.error.issues);
  const path = findUnstorable(parsed.data, '');
  if (path !== undefined) throw new Failure('invalid', { fields: [describeCharacter(path, locale)] });
  return parsed.data;
}

/** No shape is deeper; what is comes from nobody's form and is refused by its shape. */
const DEEPEST = 40;

/**
 * Returns the value with every text composed (NFC): a Mac sends Hangul in letters, and what is kept so is neither found
 * nor cut where people see a syllable. Passwords too: their hashes are those of composed texts.
 */
function composed(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return value.normalize('NFC');
  if (value === null || typeof value !== 'object' || depth > DEEPEST) return value;
  if (Array.isArray(value)) return value.map((one) => composed(one, depth + 1));
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, composed(inner, depth + 1)]));
}

/** Finds the path of a text that PostgreSQL cannot store: with a NUL, or with half of a surrogate pair. */
function findUnstorable(value: unknown, path: string): string | undefined {
  if (typeof value === 'string') return isStorable(value) ? undefined : path;
  if (value === null || typeof value !== 'object') return undefined;
  for (const [key, inner] of Object.entries(value)) {
    const here = path ? `${path}.${key}` : key;
    const found = isStorable(key) ? findUnstorable(inner, here) : here;
    if (found !== undefined) return found;
  }
  return undefined;
}

function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}
