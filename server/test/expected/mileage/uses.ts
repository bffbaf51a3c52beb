/** Mileage, uses: students ask, alumni read, offices decide. Written by hand. */
import { ASKERS, CURRENT_STUDENTS, NO_SUCH_ID, DECIDES_MILEAGE, type ExpectedCall } from '../people.ts';

/** A purpose that is not there: refused at its field. */
const NO_PURPOSE = { purposeCode: 'NONE', pointsToUse: 10, note: '', bank: '', accountNo: '', applies: false };

const PURPOSE = {
  nameKo: '장학금',
  nameEn: 'Scholarship',
  textKo: '',
  textEn: '',
  leastPoints: 300,
  pointsUnit: 10,
  mostPoints: 2000,
  timesTerm: 1,
  timesLife: null,
  mostTerms: 8,
  wonPerPoint: 1000,
  isInUse: true,
};

export const MILEAGE_USE_CALLS: Readonly<Record<string, ExpectedCall>> = {
  'mileageUses.listPurposes': { whom: CURRENT_STUDENTS, code: '0000' },
  'mileageUses.createUse': { whom: CURRENT_STUDENTS, code: '9100', body: NO_PURPOSE },
  'mileageUses.changeUse': { whom: CURRENT_STUDENTS, code: '404', body: { ...NO_PURPOSE, version: 1 } },
  'mileageUses.pageOwnUses': { whom: ASKERS, code: '0000' },
  'mileageUses.readOwnUse': { whom: ASKERS, code: '404' },
  'mileageUses.stepOwnUse': { whom: CURRENT_STUDENTS, code: '404', body: { action: 'CANCEL', version: 1 } },
  // Staff have the menu for the claims of their department, and see no use.
  'mileageUseDesk.pageUses': { whom: DECIDES_MILEAGE, code: '0000' },
  'mileageUseDesk.readUse': { whom: DECIDES_MILEAGE, code: '404' },
  'mileageUseDesk.exportUses': { whom: ['mileage'], code: '9100', body: { reason: '음' } },
  'mileagePurposes.listPurposes': { whom: ['mileage'], code: '0000' },
  'mileagePurposes.readPurpose': { whom: ['mileage'], code: '404' },
  'mileagePurposes.changePurpose': { whom: ['mileage'], code: '404', body: { ...PURPOSE, version: 1 } },
  'mileagePayments.previewPayments': { whom: ['mileage'], code: '9100', query: { fileId: NO_SUCH_ID } },
  'mileagePayments.importPayments': {
    whom: ['mileage'],
    code: '9100',
    body: { fileId: NO_SUCH_ID, planKey: '0'.repeat(64) },
  },
  'mileageUseDesk.stepUse': { whom: DECIDES_MILEAGE, code: '404', body: { action: 'APPROVE', version: 1 } },
};
