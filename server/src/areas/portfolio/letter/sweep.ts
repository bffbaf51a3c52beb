import type { Platform } from '../../../platform/http/serve.ts';
import { undoSince } from '../core/undo.ts';
import { deleteOld } from './store.ts';

/** Deletes for good what nobody brought back in time. */
export async function sweepLetters({ db, now }: Platform): Promise<void> {
  await db.transaction().execute((tx) => deleteOld(tx, undoSince(now())));
}
