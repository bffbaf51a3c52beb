/** Programmes of a demonstration with nothing left that is due. */
import { setTimeout as sleep } from 'node:timers/promises';

import { sql } from 'kysely';

import { learningJobs } from '../src/areas/learning/catalogue/jobs.ts';
import { completionJobs } from '../src/areas/learning/completion/jobs.ts';
import { mileageJobs } from '../src/areas/mileage/follow/jobs.ts';
import type { Platform } from '../src/platform/http/serve.ts';

const BUSY_MS = 100;

/**
 * Does what is due in programmes: each portal would do so at its own first minute, and send emails about it. Nobody has
 * been told of it, so that tests begin with empty bells.
 */
export async function settleProgrammes(platform: Platform): Promise<void> {
  const began = platform.now();
  for (const { job } of [...learningJobs(platform), ...completionJobs(platform), ...mileageJobs(platform)])
    await platform.db.transaction().execute((tx) => platform.jobs.enqueue(tx, job, {}));
  const isBusy = async (): Promise<boolean> => {
    const { rows } = await sql<{ left: number }>`
      select (select count(*)::int from pgboss.job where state in ('created', 'retry', 'active'))
        + (select count(*)::int from outbox where done_at is null) as left`.execute(platform.db);
    return rows[0]?.left !== 0;
  };
  while (await isBusy()) await sleep(BUSY_MS);
  await sql`delete from notification where created_at >= ${began}`.execute(platform.db);
}
