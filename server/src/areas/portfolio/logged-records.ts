/** Changes by the offices of badges and of corrections, as the change log names them. */
import { namesById } from '../../blocks/manifest/logged-name-store.ts';
import type { LoggedRecord } from '../../blocks/manifest/logged-record.ts';

export const PAPER_RECORDS: readonly LoggedRecord[] = [
  {
    entity: 'badge_class',
    name: { ko: '배지', en: 'Badge' },
    selectNames: namesById('badge_class'),
    acts: {
      'badgeClasses.create': { ko: '배지 추가', en: 'Badge added' },
      'badgeClasses.save': { ko: '배지 변경', en: 'Badge changed' },
      'badgeClasses.open': { ko: '발급 시작', en: 'Granting begun' },
      'badgeClasses.close': { ko: '발급 중단', en: 'Granting ended' },
      'badgeClasses.runAgain': { ko: '다시 발급', en: 'Granted again' },
      'badgeClasses.delete': { ko: '삭제', en: 'Deleted' },
    },
  },
  {
    entity: 'correction_template',
    name: { ko: '첨삭 문구', en: 'Correction template' },
    acts: {
      'correctionTemplates.create': { ko: '문구 추가', en: 'Template added' },
      'correctionTemplates.change': { ko: '문구 변경', en: 'Template changed' },
      'correctionTemplates.delete': { ko: '문구 삭제', en: 'Template deleted' },
    },
  },
];
