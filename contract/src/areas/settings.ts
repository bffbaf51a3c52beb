/** Settings of a university for its own portal. */
import { z } from 'zod';

import { anyone, menu } from '../access.ts';
import { api, get, put } from '../call.ts';
import { Id, Instant } from '../shared/id.ts';
import { RequiredText } from '../shared/required-text.ts';
import { WholeNumber } from '../shared/whole-number.ts';

const SettingValue = z.union([z.string().max(200_000), z.number().min(-1e9).max(1e9), z.boolean()]);

export const Setting = z.object({
  key: z.string(),
  /** The part of the portal that reads it. */
  group: z.string(),
  groupNm: z.string(),
  kind: z.enum(['text', 'colour', 'address', 'phone', 'number', 'logo']),
  value: SettingValue,
  defaultValue: SettingValue,
  description: z.string(),
  /** The least and the most of a number; null for others. */
  range: z.object({ min: z.number(), max: z.number() }).nullable(),
  /** A value that stands in the database and that the setting does not take: the default counts. */
  isRefused: z.boolean(),
  changedAt: Instant.nullable(),
  changedByNm: z.string().nullable(),
  version: z.number(),
});
export type Setting = z.output<typeof Setting>;

const SettingChange = z.object({
  historyId: Id,
  at: Instant,
  byNm: z.string().nullable(),
  reason: z.string(),
  /** Null where the default was in force. */
  before: SettingValue.nullable(),
  after: SettingValue,
});
export type SettingChange = z.output<typeof SettingChange>;

/** Characters; bytes of a logo; changes that are shown. */
export const SETTING_MOST = { reason: 300, text: 100, address: 2_000, logoBytes: 102_400, history: 50 } as const;

/** Information that every page shows, signed in or not. */
export const PortalInfo = z.object({
  universityNm: z.object({ ko: z.string(), en: z.string() }),
  logo: z.string().nullable(),
  accentColour: z.string(),
  helpDesk: z.object({ ko: z.string(), en: z.string() }),
  sso: z.boolean(),
  demo: z.boolean(),
  /** Whether the portal sends email: signing up from outside and forgotten passwords need it. */
  mail: z.boolean(),
});
export type PortalInfo = z.output<typeof PortalInfo>;

export const settings = {
  portalInfo: api.get('/portal', {
    access: anyone,
    summary: 'Name, mark and colour of the university, and which ways of signing in there are.',
    output: PortalInfo,
  }),
  listSettings: get('/admin/setting/list', {
    access: menu('ADM_SET', 'R'),
    summary: 'Every setting with its value and default.',
    output: z.object({ settingList: z.array(Setting) }),
  }),
  readSetting: get('/admin/setting/{key}', {
    access: menu('ADM_SET', 'RR'),
    summary: 'One setting with its last changes: who, when, why, and the value before and after.',
    params: z.object({ key: z.string().max(100) }),
    output: z.object({ setting: Setting, historyList: z.array(SettingChange), canChange: z.boolean() }),
  }),
  changeSetting: put('/admin/setting/{key}', {
    access: menu('ADM_SET', 'U'),
    summary: 'Sets one value; refused when it was changed since `version`.',
    params: z.object({ key: z.string().max(100) }),
    body: z.object({ value: SettingValue, version: WholeNumber, reason: RequiredText(SETTING_MOST.reason) }),
    output: Setting,
  }),
};
