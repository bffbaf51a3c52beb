/** Mileage, lines by hand and items: the mileage office’s alone. Written by hand. */
import { NO_SUCH_ID, type ExpectedCall } from '../people.ts';

/** Staff of a department decide on claims alone. */
const KEEPERS = ['mileage'];
const ENTRY = {
  entryId: NO_SUCH_ID,
  studentId: NO_SUCH_ID,
  kind: 'ADJUST',
  points: 5,
  reason: '누락된 점수',
  lineId: null,
  itemId: null,
  acceptsDebt: false,
};
const CONTENT = {
  nameKo: '항목',
  nameEn: 'Item',
  evidenceKo: '',
  evidenceEn: '',
  asksNumber: false,
  mostQuantity: null,
  takesDecimals: false,
  gradeGroup: '',
  position: 0,
};
/** Refused at its code, which is not in capital letters. */
const ITEM = { ...CONTENT, code: 'item', typeCode: '01', source: 'HAND', programmeType: null };

export const MILEAGE_ENTRY_CALLS: Readonly<Record<string, ExpectedCall>> = {
  'mileageEntries.findStudents': { whom: KEEPERS, code: '0000', query: { searchText: '김' } },
  'mileageEntries.readStudent': { whom: KEEPERS, code: '404' },
  'mileageEntries.postEntry': { whom: KEEPERS, code: '9100', body: ENTRY },
  'mileageEntries.pageBatches': { whom: KEEPERS, code: '0000' },
  'mileageEntries.readBatch': { whom: KEEPERS, code: '404' },
  'mileageEntries.previewSheet': { whom: KEEPERS, code: '9100', query: { fileId: NO_SUCH_ID } },
  'mileageEntries.importSheet': {
    whom: KEEPERS,
    code: '9100',
    body: { fileId: NO_SUCH_ID, planKey: '0'.repeat(64) },
  },
  'mileageItems.listItems': { whom: KEEPERS, code: '0000' },
  'mileageItems.readItem': { whom: KEEPERS, code: '404' },
  'mileageItems.createItem': { whom: KEEPERS, code: '9100', body: ITEM },
  'mileageItems.changeItem': {
    whom: KEEPERS,
    code: '404',
    body: { ...CONTENT, version: 1 },
  },
};
