/** Mileage, objections to lines: students raise them, alumni read theirs, the mileage office answers. Written by hand. */
import { CURRENT_STUDENTS, NO_SUCH_ID, DECIDES_MILEAGE, type ExpectedCall } from '../people.ts';

/** Students have objections; alumni still read theirs. */
const READERS = [...CURRENT_STUDENTS, 'alumni'];

export const MILEAGE_OBJECTION_CALLS: Readonly<Record<string, ExpectedCall>> = {
  'mileageObjections.readObjectionForm': { whom: CURRENT_STUDENTS, code: '404' },
  'mileageObjections.createObjection': {
    whom: CURRENT_STUDENTS,
    code: '404',
    body: { lineId: NO_SUCH_ID, content: '점수가 달라요.', fileId: null },
  },
  'mileageObjections.readOwnObjection': { whom: READERS, code: '404' },
  'mileageObjections.stepOwnObjection': {
    whom: CURRENT_STUDENTS,
    code: '404',
    body: { action: 'WITHDRAW', version: 1 },
  },
  // Staff have the menu for the claims of their department, and see no objection.
  'mileageObjectionDesk.pageObjections': { whom: DECIDES_MILEAGE, code: '0000' },
  'mileageObjectionDesk.readObjection': { whom: DECIDES_MILEAGE, code: '404' },
  'mileageObjectionDesk.stepObjection': {
    whom: DECIDES_MILEAGE,
    code: '404',
    body: { action: 'DISMISS', version: 1, reason: '규칙대로예요.' },
  },
};
