import { releaseFiles } from '../../../blocks/file/attach.ts';
import type { Platform } from '../../../platform/http/serve.ts';
import { undoSince } from '../core/undo.ts';
import { RESUME_EVIDENCE } from './files.ts';
import { deleteOld } from './store.ts';

/** Deletes for good what nobody brought back in time, with its evidence. */
export async function sweepResumes({ db, now }: Platform): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const entityIds = await deleteOld(tx, undoSince(now()));
    if (entityIds.length > 0) await releaseFiles(tx, { entity: RESUME_EVIDENCE, entityIds });
  });
}
