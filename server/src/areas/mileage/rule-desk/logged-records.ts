/** Changes of the mileage office's rules, as the change log names them. */
import { ITEM } from '@naru/contract/areas/mileage/items.ts';
import { PURPOSE } from '@naru/contract/areas/mileage/purposes.ts';

import { namesByCode, namesById } from '../../../blocks/manifest/logged-name-store.ts';
import type { LoggedRecord } from '../../../blocks/manifest/logged-record.ts';

export const MILEAGE_RECORDS: readonly LoggedRecord[] = [
  {
    entity: 'mileage_item',
    name: { ko: '마일리지 항목', en: 'Mileage item' },
    selectNames: namesById('mileage_item'),
    record: ITEM,
    acts: {
      'mileageItems.createItem': { ko: '항목 추가', en: 'Item added' },
      'mileageItems.changeItem': { ko: '항목 변경', en: 'Item changed' },
      'mileage_rules.save': { ko: '기준 저장', en: 'Rule saved' },
      'mileage_rules.delete_planned': { ko: '예정된 기준 삭제', en: 'Planned rule deleted' },
      'mileage_rules.set_use': { ko: '사용 여부 변경', en: 'Use changed' },
    },
  },
  {
    entity: 'mileage_purpose',
    name: { ko: '마일리지 사용처', en: 'Mileage purpose' },
    selectNames: namesByCode('mileage_purpose', 'code'),
    record: PURPOSE,
    acts: {
      'mileagePurposes.changePurpose': { ko: '사용처 변경', en: 'Purpose changed' },
      'mileageCloses.exportPayments': { ko: '지급 명단 내려받기', en: 'Payment list downloaded' },
    },
  },
  {
    entity: 'mileage_close',
    name: { ko: '마일리지 마감', en: 'Mileage close' },
    acts: {
      'mileageCloses.beginClose': { ko: '마감 시작', en: 'Close begun' },
      'mileageCloses.exportStandings': { ko: '순위 내려받기', en: 'Standings downloaded' },
    },
  },
];
