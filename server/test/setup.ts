/**
 * Runs once a test run: a throw-away PostgreSQL with a migrated template, from which every test file clones its own
 * database. NARU_TEST_PG names the folder of another PostgreSQL's programs, to run the same tests on it.
 */
import path from 'node:path';

import type { TestProject } from 'vitest/node';

import { openScratchCluster, makeMigratedDatabase } from './scratch.ts';

declare module 'vitest' {
  interface ProvidedContext {
    socketDir: string;
    clusterDir: string;
  }
}

export const TEMPLATE = 'naru_template';

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = process.env['NARU_TEST_PG'];
  const scratch = await openScratchCluster(
    folder ? { binaries: { initdb: path.join(folder, 'initdb'), postgres: path.join(folder, 'postgres') } } : {},
  );
  await makeMigratedDatabase(scratch.cluster, TEMPLATE);
  project.provide('socketDir', scratch.cluster.socketDir);
  project.provide('clusterDir', scratch.cluster.dataDir);
  return () => scratch.close();
}
