import type { PortalInfo, settings } from '@naru/contract/areas/settings.ts';

import { fail, failField } from '../../platform/http/failure.ts';
import type { CallContext, Reader, Writer } from '../../platform/http/serve.ts';
import { writeAudit } from '../audit/store.ts';
import {
  isSettingKey,
  isValidSetting,
  SETTINGS,
  type DeclaredSetting,
  type SettingKey,
} from '../../platform/settings/declared.ts';
import { saveSetting, selectOptionalSetting, selectSettings, type SettingRow } from '../../platform/settings/store.ts';
import { logoAddress } from './logo.ts';
import type { SettingValues } from '../../platform/settings/values.ts';

const words = {
  ko: '이 설정에 쓸 수 없는 값이에요. 형식을 확인해 주세요.',
  en: 'This value doesn’t fit the setting. Please check its format.',
} as const;

export interface Ways {
  readonly sso: boolean;
  readonly demo: boolean;
  readonly mail: boolean;
}

export function describePortal(values: SettingValues, ways: Ways): PortalInfo {
  return {
    universityNm: { ko: values['university.nameKo'], en: values['university.nameEn'] },
    logo: values['university.logo'] ? logoAddress(values['university.logo']) : null,
    accentColour: values['theme.accent'],
    helpDesk: { ko: values['help.deskKo'], en: values['help.deskEn'] },
    ...ways,
  };
}

export const portalInfo: Reader<typeof settings.portalInfo> = async (ctx) =>
  describePortal(await ctx.platform.settings.read(), ctx.platform.ways);

export const listSettings: Reader<typeof settings.listSettings> = async (ctx) => {
  const rows = new Map((await selectSettings(ctx.db)).map((row) => [row.key, row]));
  const keys = Object.keys(SETTINGS).filter(isSettingKey);
  return { settingList: keys.map((key) => present(ctx, key, rows.get(key))) };
};

export const changeSetting: Writer<typeof settings.changeSetting> = {
  apply: async (ctx, { params, body }) => {
    if (!isSettingKey(params.key)) return fail('notFound');
    if (!isValidSetting(params.key, body.value)) return failField('value', words[ctx.locale]);
    const before = await selectOptionalSetting(ctx.tx, params.key);
    const saved = await saveSetting(ctx.tx, {
      key: params.key,
      value: body.value,
      version: body.version,
      actorId: ctx.actor.memberId,
      at: ctx.now,
      before: before?.value,
    });
    if (!saved)
      return fail('conflict', { current: present(ctx, params.key, await selectOptionalSetting(ctx.tx, params.key)) });
    await writeAudit(ctx.tx, ctx, {
      action: 'settings.changeSetting',
      entity: 'setting',
      entityId: params.key,
      // A logo is an image of 100 kB: that it changed is enough.
      ...(SETTINGS[params.key].kind === 'logo' ? {} : { before: before?.value, after: body.value }),
    });
    await ctx.signal('settings');
    return { key: params.key };
  },
  answer: async (ctx, ids) => {
    const key = ids['key'] ?? '';
    if (!isSettingKey(key)) return fail('notFound');
    return present(ctx, key, await selectOptionalSetting(ctx.db, key));
  },
};

function present(ctx: Pick<CallContext<unknown>, 'locale'>, key: SettingKey, row: SettingRow | undefined) {
  const declared: DeclaredSetting = SETTINGS[key];
  return {
    key,
    kind: declared.kind,
    value: (row?.value ?? declared.defaultValue) as string | number, // only values that isValidSetting let in are stored
    defaultValue: declared.defaultValue,
    description: declared.description[ctx.locale],
    version: row?.version ?? 0,
  };
}
