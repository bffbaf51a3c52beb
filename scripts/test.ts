/**
 * `npm test`: every check there is. Its last line says `N passed, N failed`.
 */
import { existsSync, readdirSync } from 'node:fs';

import { findChromium } from './lib/chromium.ts';
import { BUILD_CHECKS, STATIC_CHECKS, UNIT_TESTS } from './lib/checks.ts';
import { requireNode } from './lib/root.ts';
import { countPlaywright, countVitest, reportOutcomes, runStep, type Outcome, type Step } from './lib/step.ts';

requireNode();

const serverTests: Step = {
  name: 'server tests',
  program: 'vitest',
  args: ['run', '--project', 'server'],
  count: countVitest,
};
const steps: Step[] = [
  ...STATIC_CHECKS,
  ...BUILD_CHECKS,
  UNIT_TESTS,
  serverTests,
  ...oldestPostgres(),
  await browserTests(),
];

const outcomes: Outcome[] = [];
for (const step of steps) outcomes.push(await runStep(step));
reportOutcomes(outcomes);

/** The same server tests on the oldest PostgreSQL that Naru promises to run on, where one is installed. */
function oldestPostgres(): Step[] {
  const folder = '/usr/lib/postgresql/15/bin';
  if (!existsSync(folder) || !readdirSync(folder).includes('initdb')) {
    console.log('PostgreSQL 15 is not installed here: the server tests run on the packaged one only.');
    return [];
  }
  return [{ ...serverTests, name: 'server tests on PostgreSQL 15', env: { NARU_TEST_PG: folder } }];
}

async function browserTests(): Promise<Step> {
  const chromium = await findChromium();
  return {
    name: 'browser tests',
    program: 'playwright',
    args: ['test', '--config', 'e2e/playwright.config.ts'],
    env: { NARU_CHROMIUM: chromium },
    count: countPlaywright,
  };
}
