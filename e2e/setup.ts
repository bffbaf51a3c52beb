/**
 * Sets up once per run: the built web app, and a throw-away PostgreSQL with a small demonstration university to clone.
 */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { sql } from 'kysely';
import type pg from 'pg';
import { completionJobs } from '@naru/server/src/areas/learning/completion/tasks.ts';
import { learningJobs } from '@naru/server/src/areas/learning/catalogue/jobs.ts';
import { openPortal } from '@naru/server/src/main.ts';
import { readConfig } from '@naru/server/src/platform/config.ts';
import { openLog } from '@naru/server/src/platform/log.ts';
import { seedDemo } from '@naru/server/demo/seed.ts';
import type { Platform } from '@naru/server/src/platform/http/serve.ts';
import { koreanDate } from '@naru/server/src/platform/time.ts';
import { makeMigratedDatabase, openScratchCluster } from '@naru/server/test/scratch.ts';

import { buildWeb } from '../scripts/lib/build-web.ts';
import { ROOT } from '../scripts/lib/root.ts';
import { KEYS, SECRET, shareSetup, TEMPLATE } from './shared-setup.ts';

const STUDENTS = 60;
const BUSY_MS = 100;

/**
 * Does what is due in programmes: each portal would do so at its own first minute, and send emails about it. Nobody has
 * been told of it, so that tests begin with empty bells.
 */
async function settleProgrammes(platform: Platform): Promise<void> {
  const began = platform.now();
  for (const { job } of [...learningJobs(platform), ...completionJobs(platform)])
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

/** Creates the queues and schedules of jobs in the template; otherwise every portal spends a second on it. */
async function beginJobs(connection: pg.ClientConfig): Promise<void> {
  const portal = await openPortal({
    config: readConfig({ NARU_DEMO: '1' }, '/'),
    secret: SECRET,
    keys: KEYS,
    connection,
    log: openLog('warn'),
  });
  await portal.work();
  await settleProgrammes(portal.platform);
  await portal.close();
}

export default async function setUp(): Promise<() => Promise<void>> {
  await buildWeb();
  // A copy, so that a build at the same time takes no file away from a page under test.
  const webRoot = mkdtempSync(path.join(os.tmpdir(), 'naru-web-'));
  cpSync(path.join(ROOT, 'web/dist'), webRoot, { recursive: true });
  const scratch = await openScratchCluster();
  const connection = await makeMigratedDatabase(scratch.cluster, TEMPLATE);
  await seedDemo(connection, { today: koreanDate(new Date()), students: STUDENTS, keys: KEYS });
  await beginJobs(connection);
  shareSetup({ cluster: scratch.cluster, webRoot });
  return async () => {
    await scratch.close();
    rmSync(webRoot, { recursive: true, force: true });
  };
}
