/** Taking a test (docs/specification.md §6, §7): students take, alumni see what they took; nobody else. */
import { ASKERS, CURRENT_STUDENTS, NO_SUCH_ID, type ExpectedCall } from '../people.ts';

export const ABILITY_SESSION_CALLS: Readonly<Record<string, ExpectedCall>> = {
  'testSessions.listTests': { whom: ASKERS, code: '0000', params: { family: '01' } },
  'testSessions.startSession': {
    whom: CURRENT_STUDENTS,
    code: '9100',
    params: { family: '01' },
    body: { testId: NO_SUCH_ID, language: 'ko' },
  },
  'testSessions.readSession': { whom: CURRENT_STUDENTS, code: '404' },
  'testSessions.saveAnswers': {
    whom: CURRENT_STUDENTS,
    code: '404',
    body: { answerList: [], atItem: null, elapsedSeconds: 0 },
  },
  'testSessions.submitSession': {
    whom: CURRENT_STUDENTS,
    code: '404',
    body: { submissionId: NO_SUCH_ID, answerList: [], elapsedSeconds: 0, acceptsMissing: false },
  },
};
