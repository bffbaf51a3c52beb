import {
  SETTING_MOST,
  type PortalInfo,
  type Setting as SettingView,
  type settings,
} from '@naru/contract/areas/settings.ts';

import { fail, failField } from '../../platform/http/failure.ts';
import type { Locale } from '../../platform/http/messages.ts';
import type { Db } from '../../platform/db/db.ts';
import type { Reader, Writer } from '../../platform/http/serve.ts';
import { saveChange } from '../workflow/save-change.ts';
import type { Setting } from '../../platform/settings/declare.ts';
import { saveSetting, selectOptionalSetting, selectSettings, type SettingRow } from '../../platform/settings/store.ts';
import { groupOf, placeOf, SETTING_GROUPS } from './groups.ts';
import { logoAddress } from './logo.ts';
import { selectChangers, selectSettingChanges } from './store.ts';
import type { SettingValues } from '../../platform/settings/values.ts';
import {
  ACCENT_COLOUR,
  HELP_DESK_EN,
  HELP_DESK_KO,
  UNIVERSITY_LOGO,
  UNIVERSITY_NAME_EN,
  UNIVERSITY_NAME_KO,
} from '../../platform/settings/portal-settings.ts';

const SETTINGS_MENU = 'ADM_SET';

const words = {
  ko: '이 설정에 쓸 수 없는 값이에요. 설명을 확인하고 다시 적어 주세요.',
  en: 'This setting can’t take this value. Check its description and enter another one.',
} as const;

export interface Ways {
  readonly sso: boolean;
  readonly demo: boolean;
  readonly mail: boolean;
}

export function describePortal(values: SettingValues, ways: Ways): PortalInfo {
  return {
    universityNm: { ko: values.of(UNIVERSITY_NAME_KO), en: values.of(UNIVERSITY_NAME_EN) },
    logo: values.of(UNIVERSITY_LOGO) ? logoAddress(values.of(UNIVERSITY_LOGO)) : null,
    accentColour: values.of(ACCENT_COLOUR),
    helpDesk: { ko: values.of(HELP_DESK_KO), en: values.of(HELP_DESK_EN) },
    ...ways,
  };
}

export const portalInfo: Reader<typeof settings.portalInfo> = async (ctx) =>
  describePortal(await ctx.platform.settings.read(), ctx.platform.ways);

export function listSettings(declared: readonly Setting[]): Reader<typeof settings.listSettings> {
  return async (ctx) => ({
    settingList: await presentAll(ctx, declared.toSorted(byGroup), await selectSettings(ctx.db)),
  });
}

export function readSetting(declared: readonly Setting[]): Reader<typeof settings.readSetting> {
  return async ({ db, actor, locale }, { params }) => {
    const setting = findSetting(declared, params.key);
    const { key } = setting;
    const [row, changes] = await Promise.all([
      selectOptionalSetting(db, key),
      selectSettingChanges(db, { key, most: SETTING_MOST.history, locale }),
    ]);
    return {
      setting: await presentOne({ db, locale }, setting, row),
      historyList: changes.map(({ id, at, byName, ...change }) => ({
        historyId: id,
        at: at.toISOString(),
        byNm: byName,
        ...change,
      })),
      canChange: actor.rights.may(SETTINGS_MENU, 'U'),
    };
  };
}

const byGroup = (one: Setting, other: Setting): number => placeOf(one.key) - placeOf(other.key);

const findSetting = (declared: readonly Setting[], key: string | undefined): Setting =>
  declared.find((setting) => setting.key === key) ?? fail('notFound');

export function changeSetting(declared: readonly Setting[]): Writer<typeof settings.changeSetting> {
  return {
    apply: async (ctx, { params, body }) => {
      const setting = findSetting(declared, params.key);
      const { key } = setting;
      const { value, version, reason } = body;
      if (!setting.accepts(value)) return failField('value', words[ctx.locale]);
      const before = await selectOptionalSetting(ctx.tx, key);
      const made = { key, value, version, actorId: ctx.actor.memberId, at: ctx.now, before: before?.value, reason };
      await saveChange(ctx, {
        current: await presentOne({ db: ctx.tx, locale: ctx.locale }, setting, before),
        version,
        save: () => saveSetting(ctx.tx, made),
        reread: async () =>
          presentOne({ db: ctx.tx, locale: ctx.locale }, setting, await selectOptionalSetting(ctx.tx, key)),
        audit: {
          action: 'settings.changeSetting',
          entity: 'setting',
          entityId: key,
          // A logo is an image of 100 kB: that it changed is enough.
          ...(setting.kind === 'logo' ? {} : { before: before?.value, after: value }),
        },
      });
      await ctx.signal('settings');
      return { key };
    },
    answer: async (ctx, ids) => {
      const setting = findSetting(declared, ids['key']);
      return presentOne(ctx, setting, await selectOptionalSetting(ctx.db, setting.key));
    },
  };
}

interface Asking {
  readonly db: Db;
  readonly locale: Locale;
}

async function presentOne(asking: Asking, setting: Setting, row: SettingRow | undefined): Promise<SettingView> {
  const [presented] = await presentAll(asking, [setting], row ? [row] : []);
  return presented ?? fail('notFound');
}

async function presentAll({ db, locale }: Asking, declared: readonly Setting[], found: readonly SettingRow[]) {
  const rows = new Map(found.map((row) => [row.key, row]));
  const changers = await selectChangers(db, { ids: found.flatMap(({ changedBy }) => changedBy ?? []), locale });
  return declared.map((setting) => {
    const { key, kind, defaultValue, description, range } = setting;
    const row = rows.get(key);
    const isRefused = row !== undefined && !setting.accepts(row.value);
    const group = groupOf(key);
    return {
      key,
      group,
      groupNm: SETTING_GROUPS[group]?.[locale] ?? group,
      kind,
      value: (row && !isRefused ? row.value : defaultValue) as string | number, // what the setting accepts
      defaultValue,
      description: description[locale],
      range: range ?? null,
      isRefused,
      changedAt: row?.changedAt.toISOString() ?? null,
      changedByNm: changers.get(row?.changedBy ?? '') ?? null,
      version: row?.version ?? 0,
    };
  });
}
