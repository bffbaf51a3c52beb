/**
 * Once a run of the fault tests: a folder in which a portal has been started and stopped, for each test to copy.
 */
import type { TestProject } from 'vitest/node';

import { cleanUp, makeUsedFolder } from './portal-process.ts';

declare module 'vitest' {
  interface ProvidedContext {
    usedFolder: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  project.provide('usedFolder', await makeUsedFolder());
  return cleanUp;
}
