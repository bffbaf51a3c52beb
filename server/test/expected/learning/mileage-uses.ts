/** Mileage, uses: students ask, alumni read, offices decide. Written by hand. */
import { ASKERS, CURRENT_STUDENTS, OFFICE, type ExpectedCall } from '../people.ts';

/** A purpose that is not there: refused at its field. */
const NO_PURPOSE = { purposeCode: 'NONE', amount: 10, note: '', bank: '', accountNo: '', applies: false };

export const MILEAGE_USE_CALLS: Readonly<Record<string, ExpectedCall>> = {
  'mileageUses.listPurposes': { whom: CURRENT_STUDENTS, code: '0000' },
  'mileageUses.createUse': { whom: CURRENT_STUDENTS, code: '9100', body: NO_PURPOSE },
  'mileageUses.changeUse': { whom: CURRENT_STUDENTS, code: '404', body: { ...NO_PURPOSE, version: 1 } },
  'mileageUses.pageOwnUses': { whom: ASKERS, code: '0000' },
  'mileageUses.readOwnUse': { whom: ASKERS, code: '404' },
  'mileageUses.stepOwnUse': { whom: CURRENT_STUDENTS, code: '404', body: { action: 'CANCEL', version: 1 } },
  // Staff have the menu for the claims of their department, and see no use.
  'mileageUseDesk.pageUses': { whom: OFFICE, code: '0000' },
  'mileageUseDesk.readUse': { whom: OFFICE, code: '404' },
  'mileageUseDesk.stepUse': { whom: OFFICE, code: '404', body: { action: 'APPROVE', version: 1 } },
};
