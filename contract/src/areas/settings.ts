/** Settings of a university for its own portal. */
import { z } from 'zod';

import { anyone, menu } from '../access.ts';
import { api, get, put } from '../call.ts';
import { WholeNumber } from '../shared/whole-number.ts';

const SettingValue = z.union([z.string().max(200_000), z.number().min(-1e9).max(1e9), z.boolean()]);

export const Setting = z.object({
  key: z.string(),
  kind: z.enum(['text', 'colour', 'address', 'phone', 'number', 'logo']),
  value: SettingValue,
  defaultValue: SettingValue,
  description: z.string(),
  version: z.number(),
});

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
  changeSetting: put('/admin/setting/{key}', {
    access: menu('ADM_SET', 'U'),
    summary: 'Sets one value; refused when it was changed since `version`.',
    params: z.object({ key: z.string().max(100) }),
    body: z.object({ value: SettingValue, version: WholeNumber }),
    output: Setting,
  }),
};
