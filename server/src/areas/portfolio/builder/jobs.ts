import type { Platform } from '../../../platform/http/serve.ts';
import { defineJob, handleJob, type JobHandler } from '../../../platform/jobs/define.ts';
import { deleteUnused, markUnused } from './file-store.ts';
import { undoSince } from '../core/undo.ts';

type SweepPlatform = Pick<Platform, 'db' | 'now'>;

const portfolioFilesNight = defineJob('portfolio.files', { schedule: '40 3 * * *' });

export const handleFilesNight = (platform: SweepPlatform): JobHandler =>
  handleJob(portfolioFilesNight, async () => {
    await sweepPortfolioFiles(platform);
  });

/** Deletes files that no draft and no version has named for thirty days, and gives how many; their bytes follow within hours. */
export async function sweepPortfolioFiles({ db, now }: SweepPlatform): Promise<number> {
  return db.transaction().execute(async (tx) => {
    await markUnused(tx, now());
    return deleteUnused(tx, undoSince(now()));
  });
}
