/**
 * Once a run: the built web app, and a throw-away PostgreSQL with a small demonstration university to clone from.
 */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { seedDemo } from '@naru/server/demo/seed.ts';
import { koreanDate } from '@naru/server/src/platform/time.ts';
import { makeMigratedDatabase, openScratchCluster } from '@naru/server/test/scratch.ts';

import { buildWeb } from '../scripts/lib/build-web.ts';
import { ROOT } from '../scripts/lib/root.ts';
import { shareGround, TEMPLATE } from './ground.ts';

const STUDENTS = 60;

export default async function setUp(): Promise<() => Promise<void>> {
  await buildWeb();
  // A copy: whoever builds meanwhile takes no file away from a page that is being tested.
  const webRoot = mkdtempSync(path.join(os.tmpdir(), 'naru-web-'));
  cpSync(path.join(ROOT, 'web/dist'), webRoot, { recursive: true });
  const scratch = await openScratchCluster();
  const connection = await makeMigratedDatabase(scratch.cluster, TEMPLATE);
  await seedDemo(connection, {
    today: koreanDate(new Date()),
    students: STUDENTS,
    keys: `k1:${Buffer.alloc(32, 7).toString('base64')}`,
  });
  shareGround({ cluster: scratch.cluster, webRoot });
  return async () => {
    await scratch.close();
    rmSync(webRoot, { recursive: true, force: true });
  };
}
