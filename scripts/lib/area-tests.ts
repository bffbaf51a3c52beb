/**
 * Finds the tests that a change in one area can break: those of the area's own files, those that import them, and those
 * that go through all calls or all screens, narrowed to the area's.
 */
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { ROOT } from './root.ts';
import { createClosures, listSources } from './sources.ts';

const TEST = /\.(test\.tsx?|spec\.ts)$/;
const UNIT_TEST = /^(contract|web)\//;
const FAULT_TEST = /^server\/test\/faults\//;
const SERVER_TEST = /^(server|scripts)\/.*\.test\.ts$/;
const BROWSER_TEST = /^e2e\/.*\.spec\.ts$/;
/** Modules that import all areas: their imports belong to every area. */
const ASSEMBLIES =
  /^(server\/src\/main\.ts|server\/test\/[^/]+\.ts|web\/src\/app\/(routes\.ts|router\.tsx)|e2e\/(?!.*\.spec\.ts$).*)$/;
/** Tests that go through all calls, all screens or all documents of every area. */
const ABOUT_EVERYTHING = /^(server\/test\/tables\/|scripts\/|e2e\/all-screens\.spec\.ts$)/;
/** Tells tests that go through all calls or screens to check only those of this area. */
const VARIABLE = 'NARU_TEST_AREA';

export interface Selection {
  readonly isWanted: (unitTest: string) => boolean;
  readonly serverTests: readonly string[];
  readonly faultTests: readonly string[];
  readonly browserTests: readonly string[];
  readonly env: Readonly<Record<string, string>>;
}

/** Areas, and the rooms of those that are too large to be tested for each change: `counselling/law`. */
export function listAreas(): readonly string[] {
  const rooms = globSync('web/src/areas/*/*/routes.ts', { cwd: ROOT }).map((file) =>
    path.relative('web/src/areas', path.dirname(file)),
  );
  const withServer = rooms.filter((room) => existsSync(path.join(ROOT, 'server/src/areas', room)));
  return [...readdirSync(path.join(ROOT, 'web/src/areas')), ...withServer.sort()];
}

export function selectTests(area: string): Selection {
  // A room's calls stand in its own file or in several that begin with its name.
  const own = new RegExp(`^((server|web)/src/areas/${area}/|contract/src/areas/${area}(-[a-z-]+)?(/|\\.ts$))`);
  const closureOf = createClosures();
  const isTouched = (test: string): boolean =>
    ABOUT_EVERYTHING.test(test) ||
    [...closureOf(test, { notBeyond: (file) => ASSEMBLIES.test(file) }).files].some((file) => own.test(file)) ||
    // Browser tests and fault tests name their area only by addresses and tables.
    ((BROWSER_TEST.test(test) || FAULT_TEST.test(test)) && namesArea(test, area));
  // Tests of calls reach code through the assembly alone: those of a folder stand for all that the folder imports.
  const folderOf = (file: string): string | undefined => /^server\/src\/(areas|blocks)\/[^/]+\/[^/]+\//.exec(file)?.[0];
  const leaning = new Set(
    listSources()
      .filter((file) => folderOf(file) !== undefined && !TEST.test(file))
      .filter((file) =>
        [...closureOf(file, { notBeyond: (one) => ASSEMBLIES.test(one) }).files].some((one) => own.test(one)),
      )
      .map(folderOf),
  );
  const touched = listSources().filter((file) => TEST.test(file) && (isTouched(file) || leaning.has(folderOf(file))));
  return {
    isWanted: (test) => UNIT_TEST.test(test) && touched.includes(test),
    serverTests: touched.filter((file) => SERVER_TEST.test(file) && !FAULT_TEST.test(file)),
    faultTests: touched.filter((file) => FAULT_TEST.test(file)),
    browserTests: touched.filter((file) => BROWSER_TEST.test(file)),
    env: { [VARIABLE]: area },
  };
}

function namesArea(test: string, area: string): boolean {
  const text = readFileSync(path.join(ROOT, test), 'utf8');
  return (
    new RegExp(`\\b${area}[_./]`).test(text) || listRoutePaths(area).some((own) => text.includes(beginningOf(own)))
  );
}

/** Lists patterns of the area's addresses, as its tables of routes write them. */
export function listRoutePaths(area: string): readonly string[] {
  return globSync(`web/src/areas/${area}/**/routes.ts`, { cwd: ROOT })
    .flatMap((file) => [...readFileSync(path.join(ROOT, file), 'utf8').matchAll(/Route(s?)\(\s*'(\/[^']*)'/g)])
    .flatMap(([, several, pattern = '']) =>
      several ? ['list', 'detail/{id}', 'form/{id?}'].map((screen) => `${pattern}/${screen}`) : [pattern],
    );
}

/** The constant beginning of a pattern, with the quote before it. */
function beginningOf(pattern: string): string {
  return `'${pattern.replace(/[{$].*$/, '')}`;
}
