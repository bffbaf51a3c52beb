/** Files that a student adds to a request; the student and the counsellor read them. */
import { isId } from '../../../../platform/db/id.ts';
import type { FileRights } from '../../../../platform/files/files.ts';
import { kindsAt } from '../../shared/desk.ts';
import { REQUEST, isConcerned } from './store.ts';

export const REQUEST_FILES = REQUEST;

/** Files of a request stay as they were sent. */
export const requestFileRights: FileRights = {
  canRead: async (db, actor, requestId) =>
    isId(requestId) && (await isConcerned(db, requestId, { ...actor, kinds: kindsAt(actor) })),
  canChange: async () => false,
  isSealed: true,
};
