import type { PortalInfo, settings } from '@naru/contract/areas/settings.ts';

import { fail, failField } from '../../platform/http/failure.ts';
import type { CallContext, Reader, Writer } from '../../platform/http/serve.ts';
import { saveChange } from '../workflow/save-change.ts';
import type { Setting } from '../../platform/settings/declare.ts';
import { saveSetting, selectOptionalSetting, selectSettings, type SettingRow } from '../../platform/settings/store.ts';
import { logoAddress } from './logo.ts';
import type { SettingValues } from '../../platform/settings/values.ts';
import {
  ACCENT_COLOUR,
  HELP_DESK_EN,
  HELP_DESK_KO,
  UNIVERSITY_LOGO,
  UNIVERSITY_NAME_EN,
  UNIVERSITY_NAME_KO,
} from '../../platform/settings/portal-settings.ts';

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
  return async (ctx) => {
    const rows = new Map((await selectSettings(ctx.db)).map((row) => [row.key, row]));
    return { settingList: declared.map((setting) => present(ctx, setting, rows.get(setting.key))) };
  };
}

export function changeSetting(declared: readonly Setting[]): Writer<typeof settings.changeSetting> {
  const findSetting = (key: string | undefined): Setting =>
    declared.find((setting) => setting.key === key) ?? fail('notFound');
  return {
    apply: async (ctx, { params, body }) => {
      const setting = findSetting(params.key);
      const { key } = setting;
      const { value, version } = body;
      if (!setting.accepts(value)) return failField('value', words[ctx.locale]);
      const before = await selectOptionalSetting(ctx.tx, key);
      const made = { key, value, version, actorId: ctx.actor.memberId, at: ctx.now, before: before?.value };
      await saveChange(ctx, {
        current: present(ctx, setting, before),
        version,
        save: () => saveSetting(ctx.tx, made),
        reread: async () => present(ctx, setting, await selectOptionalSetting(ctx.tx, key)),
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
      const setting = findSetting(ids['key']);
      return present(ctx, setting, await selectOptionalSetting(ctx.db, setting.key));
    },
  };
}

function present(ctx: Pick<CallContext<unknown>, 'locale'>, setting: Setting, row: SettingRow | undefined) {
  const { key, kind, defaultValue, description } = setting;
  return {
    key,
    kind,
    value: (row?.value ?? defaultValue) as string | number, // only values that the setting accepts are stored
    defaultValue,
    description: description[ctx.locale],
    version: row?.version ?? 0,
  };
}
