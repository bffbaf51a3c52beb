/** Comments on what was handed in: who corrects writes them, their student takes them up. Written by hand. */
import { CURRENT_STUDENTS, NO_SUCH_ID, type ExpectedCall } from '../people.ts';

const WRITERS = [...CURRENT_STUDENTS, 'alumni'];
/** Those who advise or coach read a letter while its student shares it. */
const READERS = [...WRITERS, 'supervisor', 'chiefsupervisor', 'coach'];
/** Full-time and supervising professors, coaches, the corrector, and the office that hands out. */
const DESK = ['supervisor', 'fulltime', 'chief', 'chiefsupervisor', 'coach', 'career', 'badges'];

const WRITTEN = { text: '의견', suggestion: null };

export const COMMENT_CALLS: Readonly<Record<string, ExpectedCall>> = {
  'letterCommentDesk.listDeskComments': { whom: DESK, code: '404' },
  'letterCommentDesk.addComment': {
    whom: DESK,
    code: '404',
    body: { commentId: NO_SUCH_ID, questionId: NO_SUCH_ID, begins: 0, ends: 2, ...WRITTEN },
  },
  'letterCommentDesk.changeComment': { whom: DESK, code: '404', body: { version: 1, ...WRITTEN } },
  'letterCommentDesk.removeComment': { whom: DESK, code: '404' },
  'letterComments.readCorrected': { whom: READERS, code: '404', params: { owner: NO_SUCH_ID } },
  // A letter without an answered round has none, whosever it is.
  'letterComments.listOpenComments': { whom: READERS, code: '0000' },
  'letterComments.decideComment': {
    whom: WRITERS,
    code: '404',
    body: { decision: 'DONE', version: 1, answerVersion: null },
  },
};
