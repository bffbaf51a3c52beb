/** Programmes, attendance. Written by hand. */
import { NO_SUCH_ID, OFFICE, type ExpectedCall } from '../people.ts';

/** Organizers, and assistants who are named: RR of LRN_PRGM. Which session is theirs, the rows decide. */
const KEEPERS = [
  'supervisor',
  'fulltime',
  'lecturer',
  'professor',
  'chief',
  'chiefsupervisor',
  'coach',
  'assistant',
  'lectureassistant',
  ...OFFICE,
];
const MARKS = { markList: [{ traineeId: NO_SUCH_ID, status: 'PRESENT', note: '', version: 0 }] };
const NOW = '2026-11-24T01:00:00.000Z';

export const ATTENDANCE_CALLS: Readonly<Record<string, ExpectedCall>> = {
  'attendance.readSession': { whom: KEEPERS, code: '404' },
  'attendance.readCount': { whom: KEEPERS, code: '404' },
  'attendance.readKey': { whom: KEEPERS, code: '404' },
  'attendance.pageRows': { whom: KEEPERS, code: '404' },
  'attendance.saveMarks': { whom: KEEPERS, code: '404', body: MARKS },
  'attendance.previewMarks': { whom: KEEPERS, code: '404', query: { fileId: NO_SUCH_ID } },
  'attendance.importMarks': { whom: KEEPERS, code: '404', body: { fileId: NO_SUCH_ID, planKey: 'none' } },
  'attendance.decideWaiting': {
    whom: KEEPERS,
    code: '404',
    body: { traineeIdList: [NO_SUCH_ID], isAccepted: true },
  },
  'attendance.closeSession': { whom: KEEPERS, code: '404', body: { version: 1 } },
  'attendance.reopenSession': { whom: KEEPERS, code: '404', body: { version: 1 } },
  'attendance.listLinks': { whom: KEEPERS, code: '404' },
  'attendance.makeLink': { whom: KEEPERS, code: '404' },
  'attendance.endLink': { whom: KEEPERS, code: '404' },
  'attendance.openTicket': { whom: 'everybody', code: '404', body: { code: 'none' } },
  'attendance.countScan': { whom: 'signedIn', code: '404', body: {} },
  'attendance.listOwn': { whom: 'signedIn', code: '0000' },
  'attendance.typeCode': {
    whom: 'signedIn',
    code: '404',
    body: { digits: '123456', typedAt: NOW, sentAt: NOW },
  },
  'attendance.readLink': { whom: 'everybody', code: '404', body: { token: 'none' } },
};
