/**
 * `npm test`: every check there is. `npm test -- AREA`: those that a change in that area can break.
 * `npm test -- faults-of-tests`: checks that the tests find planted faults. A test that fails in a whole run is run once
 * more, alone, at the end. The last line says `N passed, N failed`.
 */
import { existsSync, readdirSync } from 'node:fs';

import { listAreas, selectTests, type Selection } from './lib/area-tests.ts';
import { findTestBrowser } from './lib/chromium.ts';
import { makeChecks } from './lib/checks.ts';
import { momentEnvironment } from './lib/moment.ts';
import { reportOutcomes } from './lib/report.ts';
import { requireNode } from './lib/root.ts';
import { runFailedAgain, vitestStep } from './lib/run-again.ts';
import { showSeenPages } from './lib/seen-pages.ts';
import { countPlaywright, runGroups, type Group, type Step } from './lib/step.ts';

const FAULTS_OF_TESTS = 'faults-of-tests';
/** The oldest PostgreSQL that Naru promises to run on, where Debian puts it. */
const OLDEST = '/usr/lib/postgresql/15/bin';

requireNode();
const started = performance.now();
const env = momentEnvironment(process.env['NARU_TEST_MOMENT'], new Date());
const [area] = process.argv.slice(2);
if (area === FAULTS_OF_TESTS) {
  const { plantFaults } = await import('./lib/faults-of-tests.ts');
  process.env['CHROME_PATH'] = findTestBrowser();
  reportOutcomes(plantFaults(env), (performance.now() - started) / 1000);
  process.exit();
}
if (area !== undefined && !listAreas().includes(area)) {
  console.error(`There is no area ${area}. There are: ${[...listAreas(), FAULTS_OF_TESTS].join(', ')}.`);
  process.exit(1);
}
const selection = area === undefined ? undefined : selectTests(area);
const groups: Group[] = [
  ...makeChecks({ keepsTests: false, env, ...(selection && { isWanted: selection.isWanted }) }),
  { atOnce: 1, list: () => [...serverTests(selection), ...oldestPostgres(), browserTests(selection)] },
];
const outcomes = await runFailedAgain(await runGroups(groups));
reportOutcomes(outcomes, (performance.now() - started) / 1000);

/** Fault tests start portals of their own and measure how soon they recover, so nothing else runs beside them. */
function serverTests(chosen: Selection | undefined): Step[] {
  const vitest = (name: string, project: string, files: readonly string[]): Step =>
    vitestStep({ name, env: { ...env, ...chosen?.env } }, project, files);
  const builds = vitest('tests that build', 'builds', []);
  const faults = vitest('fault tests', 'faults', chosen?.faultTests ?? []);
  const server = vitest('server tests', 'server', chosen?.serverTests ?? []);
  if (chosen?.faultTests.length === 0) return [server];
  // The rows of statements are compared with what the whole run of server tests has recorded.
  return chosen ? [server, faults] : [builds, server, vitest('rows of statements', 'rows', []), faults];
}

/** Tests of the database itself, on the oldest version; they read the statements that the server tests have sent. */
function oldestPostgres(): Step[] {
  if (area !== undefined) return [];
  if (!existsSync(OLDEST) || !readdirSync(OLDEST).includes('initdb')) {
    console.log('PostgreSQL 15 is not installed here: the packaged one is the only one that is tested.');
    return [];
  }
  return [vitestStep({ name: 'PostgreSQL 15', env: { ...env, NARU_TEST_PG: OLDEST } }, 'oldest', [])];
}

function browserTests(chosen: Selection | undefined): Step {
  const args = ['test', '--config', 'e2e/playwright.config.ts', ...(chosen?.browserTests ?? [])];
  return {
    name: 'browser tests',
    program: 'playwright',
    args,
    env: { ...env, ...chosen?.env, CHROME_PATH: findTestBrowser() },
    count: countPlaywright,
    again: () => [...args, '--last-failed', '--workers', '1'],
    explain: showSeenPages,
  };
}
