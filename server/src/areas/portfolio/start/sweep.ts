import { SHOWN_MOST } from '@naru/contract/areas/portfolio/shown-words.ts';

import { releaseFiles } from '../../../blocks/file/attach.ts';
import type { Platform } from '../../../platform/http/serve.ts';
import { PORTFOLIO_FILE } from '../core/portfolio-file.ts';
import { undoSince } from '../core/undo.ts';
import { deleteErased, eraseContents, lockOld } from './sweep-store.ts';

const DAY_MS = 86_400_000;

/**
 * Takes away what nobody brought back in time, with its files. Its address stays for a year, so that it is nobody
 * else's, and the row stays as long as a report or a nomination is about it.
 */
export async function sweepPortfolios({ db, now }: Platform): Promise<void> {
  const at = now();
  await db.transaction().execute(async (tx) => {
    const entityIds = await lockOld(tx, undoSince(at));
    if (entityIds.length > 0) {
      await releaseFiles(tx, { entity: PORTFOLIO_FILE, entityIds });
      await eraseContents(tx, entityIds, at);
    }
    await deleteErased(tx, new Date(at.getTime() - SHOWN_MOST.pathDays * DAY_MS));
  });
}
