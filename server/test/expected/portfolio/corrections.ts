/** Corrections: students and alumni ask for theirs; those who correct, and the office. Written by hand. */
import { CURRENT_STUDENTS, NO_SUCH_ID, type ExpectedCall } from '../people.ts';

const WRITERS = [...CURRENT_STUDENTS, 'alumni'];
/** Advisors and coaches have RR of the menu for letters that are shared with them; requests are not among them. */
const READERS = [...WRITERS, 'supervisor', 'chiefsupervisor', 'coach'];
/** The career centre hands out; other offices have nothing to do with requests. */
const CENTRE = ['badges'];
/** Full-time and supervising professors, coaches, the corrector, and the office that hands out. */
const DESK = ['supervisor', 'fulltime', 'chief', 'chiefsupervisor', 'coach', 'career', ...CENTRE];

export const CORRECTION_CALLS: Readonly<Record<string, ExpectedCall>> = {
  'corrections.readCorrectionForm': { whom: WRITERS, code: '404' },
  'corrections.createCorrection': {
    whom: WRITERS,
    code: '404',
    body: { letterId: NO_SUCH_ID, questionIdList: [NO_SUCH_ID], resumeId: null, wanted: 'ANY', dueOn: null },
  },
  'corrections.listOwnCorrections': { whom: WRITERS, code: '0000' },
  'corrections.readOwnCorrection': { whom: READERS, code: '404' },
  'corrections.stepOwnCorrection': { whom: WRITERS, code: '404', body: { action: 'WITHDRAW', version: 1 } },
  'correctionDesk.pageCorrections': { whom: DESK, code: '0000' },
  // Those who hand out requests alone.
  'correctionDesk.listCorrectorLoads': { whom: CENTRE, code: '0000' },
  'correctionDesk.readHandling': { whom: CENTRE, code: '404' },
  'correctionDesk.readCorrection': { whom: DESK, code: '404' },
  'correctionDesk.saveCorrectionDraft': {
    whom: DESK,
    code: '404',
    body: { overall: '', rubric: {}, draftVersion: 0 },
  },
  'correctionDesk.stepCorrection': { whom: DESK, code: '404', body: { action: 'CLAIM', version: 1 } },
  'correctionDesk.listTemplates': { whom: DESK, code: '0000' },
  'correctionDesk.createTemplate': { whom: DESK, code: '9100', body: { title: '', text: '', isShared: false } },
  'correctionDesk.changeTemplate': { whom: DESK, code: '404', body: { title: '이름', text: '문구', version: 1 } },
  'correctionDesk.deleteTemplate': { whom: DESK, code: '404' },
  'correctionDesk.exportCorrections': { whom: CENTRE, code: '9100', body: { reason: '짧음' } },
};
