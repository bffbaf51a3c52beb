/** Published documents of consent, as the change log names them; never who agreed. */
import type { LoggedRecord } from '../../blocks/manifest/logged-record.ts';

export const CONSENT_RECORDS: readonly LoggedRecord[] = [
  {
    entity: 'consent_document',
    name: { ko: '동의 문서', en: 'Consent document' },
    acts: {
      'consent.publishVersion': { ko: '새 버전 게시', en: 'New version published' },
    },
  },
];
