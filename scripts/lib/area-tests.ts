/**
 * Which tests a change in one area can break: those of the area's own files, those that import them, and those that go
 * through all calls or all screens, narrowed to the area's.
 */
import { globSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { ROOT } from './root.ts';
import { createClosures, listSources } from './sources.ts';

const TEST = /\.(test\.tsx?|spec\.ts)$/;
const UNIT_TEST = /^(contract|web)\//;
const FAULT_TEST = /^server\/test\/faults\//;
const SERVER_TEST = /^(server|scripts)\/.*\.test\.ts$/;
const BROWSER_TEST = /^e2e\/.*\.spec\.ts$/;
/** Puts all areas together: what is beyond it is of every area. */
const ASSEMBLIES =
  /^(server\/src\/main\.ts|server\/test\/[^/]+\.ts|web\/src\/app\/(routes\.ts|router\.tsx)|e2e\/(?!.*\.spec\.ts$).*)$/;
/** Go through all calls, all screens or all documents, whichever area they are of. */
const ABOUT_EVERYTHING = /^(server\/test\/tables\/|scripts\/|e2e\/all-screens\.spec\.ts$)/;
/** Told to tests that go through all calls or screens: only those of this area. */
const VARIABLE = 'NARU_TEST_AREA';

export interface Selection {
  readonly isWanted: (unitTest: string) => boolean;
  readonly serverTests: readonly string[];
  readonly faultTests: readonly string[];
  readonly browserTests: readonly string[];
  readonly env: Readonly<Record<string, string>>;
}

export function listAreas(): readonly string[] {
  return readdirSync(path.join(ROOT, 'web/src/areas'));
}

export function selectTests(area: string): Selection {
  const own = new RegExp(`^((server|web)/src/areas/${area}/|contract/src/areas/${area}(/|\\.ts$))`);
  const closureOf = createClosures();
  const isTouched = (test: string): boolean =>
    ABOUT_EVERYTHING.test(test) ||
    [...closureOf(test, { notBeyond: (file) => ASSEMBLIES.test(file) }).files].some((file) => own.test(file)) ||
    // Walks and killed portals name what they are about by addresses and tables.
    ((BROWSER_TEST.test(test) || FAULT_TEST.test(test)) && namesArea(test, area));
  const touched = listSources().filter((file) => TEST.test(file) && isTouched(file));
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

/** Patterns of the area's addresses, as its tables of routes write them. */
export function listRoutePaths(area: string): readonly string[] {
  return globSync(`web/src/areas/${area}/**/routes.ts`, { cwd: ROOT })
    .flatMap((file) => [...readFileSync(path.join(ROOT, file), 'utf8').matchAll(/Route\(\s*'(\/[^']*)'/g)])
    .map(([, pattern = '']) => pattern);
}

/** As much of a pattern as stands in every address, with the quote before it. */
function beginningOf(pattern: string): string {
  return `'${pattern.replace(/[{$].*$/, '')}`;
}
