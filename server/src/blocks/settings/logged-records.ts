/** Changes of settings, as the change log names them. */
import type { Setting } from '../../platform/settings/declare.ts';
import type { LoggedRecord } from '../manifest/logged-record.ts';

export const settingRecords = (declared: readonly Setting[]): readonly LoggedRecord[] => [
  {
    entity: 'setting',
    name: { ko: '설정', en: 'Setting' },
    selectNames: (_db, { locale }) =>
      Promise.resolve(new Map(declared.map(({ key, description }) => [key, description[locale]]))),
    acts: { 'settings.changeSetting': { ko: '설정 변경', en: 'Setting changed' } },
  },
];
