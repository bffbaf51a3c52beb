/** Cover letters (docs/specification.md §6, §7): students and alumni their own; who reads shared papers finds none here. */
import { ASKERS, NO_SUCH_ID, type ExpectedCall } from '../people.ts';

const LETTER = { title: '', company: '', job: '', dueOn: null, language: 'ko', questionList: [] };
/** Advisors and coaches have RR of the menu for what is shared with them, which another call gives. */
const READERS = [...ASKERS, 'supervisor', 'chiefsupervisor', 'coach'];

export const LETTER_CALLS: Readonly<Record<string, ExpectedCall>> = {
  'coverLetters.listLetters': { whom: ASKERS, code: '0000' },
  'coverLetters.createLetter': {
    whom: ASKERS,
    code: '9100',
    body: { ...LETTER, questionList: [{ questionId: NO_SUCH_ID }] },
  },
  'coverLetters.copyLetter': { whom: ASKERS, code: '404' },
  'coverLetters.readLetter': { whom: READERS, code: '404' },
  'coverLetters.saveLetter': { whom: ASKERS, code: '404', body: { ...LETTER, version: 1 } },
  'coverLetters.deleteLetter': { whom: ASKERS, code: '404' },
  'coverLetters.restoreLetter': { whom: ASKERS, code: '404' },
  'coverLetters.readAnswer': { whom: READERS, code: '404' },
  'coverLetters.saveAnswer': { whom: ASKERS, code: '404', body: { answer: '', version: 1 } },
  'coverLetters.listVersions': { whom: READERS, code: '404' },
  'coverLetters.keepVersion': { whom: ASKERS, code: '404', body: { name: '초안' } },
  'coverLetters.readVersion': { whom: READERS, code: '404' },
  'coverLetters.restoreVersion': { whom: ASKERS, code: '404', body: { version: 1 } },
};
