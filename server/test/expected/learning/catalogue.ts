/** Programmes, catalogue: no such programme, and no place of one's own. Written by hand. */
import { CURRENT_STUDENTS, type ExpectedCall, type Whom } from '../people.ts';

/** The lists of classes are open to the university's own people (§6, Privileges: LRN_BAEUM). */
const READERS: Whom = 'members';
const NOWHERE = { code: '404', params: { type: 'baeum' } } as const;

export const CATALOGUE_CALLS: Readonly<Record<string, ExpectedCall>> = {
  'catalogue.pageProgrammes': { whom: READERS, code: '0000', params: { type: 'baeum' } },
  'catalogue.listSuitable': { whom: READERS, code: '0000', params: { type: 'baeum' } },
  'catalogue.listMonth': { whom: READERS, code: '0000', params: { type: 'baeum' }, query: { month: '2026-11' } },
  'catalogue.readProgramme': { whom: READERS, ...NOWHERE },
  'catalogue.readDraw': { whom: READERS, ...NOWHERE },
  'catalogue.bookmarkProgramme': { whom: READERS, ...NOWHERE, body: { isOn: true } },
  'catalogue.applyForProgramme': { whom: CURRENT_STUDENTS, ...NOWHERE, body: { answer: '' } },
  'catalogue.stepOwnTrainee': { whom: 'members', code: '404', body: { action: 'CANCEL', version: 1 } },
  'catalogue.pageOwnProgrammes': { whom: 'signedIn', code: '0000' },
  'catalogue.sendOwnSessions': { whom: 'members', code: '404' },
  'catalogue.appealNoShow': { whom: 'members', code: '404', body: { content: 'x' } },
};
