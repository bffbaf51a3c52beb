/**
 * Sets up once per run: the built web app, and a throw-away PostgreSQL with a small demonstration university to clone.
 */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import type pg from 'pg';
import { openPortal } from '@naru/server/src/main.ts';
import { readConfig } from '@naru/server/src/platform/config.ts';
import { openLog } from '@naru/server/src/platform/log.ts';
import { seedDemo } from '@naru/server/demo/seed.ts';
import { koreanDate } from '@naru/server/src/platform/time.ts';
import { makeMigratedDatabase, openScratchCluster } from '@naru/server/test/scratch.ts';
import { settleProgrammes } from '@naru/server/test/settled-programmes.ts';

import { buildWeb } from '../scripts/lib/build.ts';
import { ROOT } from '../scripts/lib/root.ts';
import { KEYS, SECRET, shareSetup, TEMPLATE } from './shared-setup.ts';

const STUDENTS = 60;

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
  buildWeb();
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
