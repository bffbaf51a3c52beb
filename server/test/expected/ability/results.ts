/** Results of tests. Written by hand. */
import { ASKERS, NO_SUCH_ID, type ExpectedCall } from '../people.ts';

/** Students and alumni their own; the others only what a student shares with them while they look after that student. */
const READERS = [...ASKERS, 'supervisor', 'chiefsupervisor', 'coach', 'career', 'psychologist'];

export const ABILITY_RESULT_CALLS: Readonly<Record<string, ExpectedCall>> = {
  'testResults.readLatest': { whom: ASKERS, code: '0000', params: { family: '01' } },
  'testResults.readProfile': { whom: ASKERS, code: '0000' },
  'testResults.readResult': { whom: READERS, code: '404' },
  'testResults.compareResults': { whom: READERS, code: '404', query: { withId: NO_SUCH_ID } },
  'testResults.pageViews': { whom: READERS, code: '404' },
  'testResults.changeReflection': { whom: ASKERS, code: '404', body: { reflection: '', version: 1 } },
  'testResults.changeShare': { whom: ASKERS, code: '404', body: { audience: 'ADVISOR', isShared: true } },
  // Without a reason nothing leaves.
  'testResults.exportResults': { whom: ASKERS, code: '9100', body: { reason: '' } },
};
