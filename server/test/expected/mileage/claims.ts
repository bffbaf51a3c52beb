/** Mileage, claims with evidence. Written by hand. */
import { CURRENT_STUDENTS, NO_SUCH_ID, DECIDES_MILEAGE, type ExpectedCall } from '../people.ts';

/** Students have claims; alumni still read theirs. */
const READERS = [...CURRENT_STUDENTS, 'alumni'];
/** The mileage office, and staff for their departments. */
const DECIDERS = DECIDES_MILEAGE;

const DEED = { itemId: NO_SUCH_ID, happenedOn: '2026-11-24', quantity: 1 };
const CLAIM = { ...DEED, certificateNo: '', note: '', fileId: null };

export const MILEAGE_CLAIM_CALLS: Readonly<Record<string, ExpectedCall>> = {
  'mileageClaims.listClaimItems': { whom: CURRENT_STUDENTS, code: '0000' },
  'mileageClaims.previewClaim': { whom: CURRENT_STUDENTS, code: '9100', body: DEED },
  'mileageClaims.createClaim': { whom: CURRENT_STUDENTS, code: '9100', body: CLAIM },
  'mileageClaims.changeClaim': { whom: CURRENT_STUDENTS, code: '404', body: { ...CLAIM, version: 1 } },
  'mileageClaims.pageOwnClaims': { whom: READERS, code: '0000' },
  'mileageClaims.readOwnClaim': { whom: READERS, code: '404' },
  'mileageClaims.stepOwnClaim': { whom: CURRENT_STUDENTS, code: '404', body: { action: 'CANCEL', version: 1 } },
  'mileageClaimDesk.pageClaims': { whom: DECIDERS, code: '0000' },
  'mileageClaimDesk.readClaim': { whom: DECIDERS, code: '404' },
  // Staff of a department decide, and take nothing away.
  'mileageClaimDesk.exportClaims': { whom: ['mileage'], code: '9100', body: { reason: '음' } },
  // A record that is not there for them is left, and nothing is told of it.
  'mileageClaimDesk.pressSteps': {
    whom: DECIDERS,
    code: '0000',
    body: { action: 'APPROVE', rowList: [{ id: NO_SUCH_ID, version: 1 }] },
  },
  'mileageClaimDesk.listPresses': { whom: DECIDERS, code: '0000' },
  'mileageClaimDesk.takePressBack': { whom: DECIDERS, code: '9103' },
  'mileageClaimDesk.dismissFailedSteps': { whom: DECIDERS, code: '0000', body: { idList: [NO_SUCH_ID] } },
  'mileageClaimDesk.stepClaim': { whom: DECIDERS, code: '404', body: { action: 'APPROVE', version: 1 } },
};
