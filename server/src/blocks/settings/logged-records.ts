/** Changes of settings, as the change log names them. */
import type { LoggedRecord } from '../manifest/logged-record.ts';

export const SETTING_RECORDS: readonly LoggedRecord[] = [
  {
    entity: 'setting',
    name: { ko: '설정', en: 'Setting' },
    acts: {
      'settings.changeSetting': { ko: '설정 변경', en: 'Setting changed' },
    },
  },
];
