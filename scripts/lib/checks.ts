/**
 * Runs the checks that need no database: a person runs them with `npm run verify`, CI as a part of `npm test`.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';

import { addPassed, readKept, readPassed, writeKept } from './kept.ts';
import { ROOT } from './root.ts';
import { createClosures, hashConfiguration, hashFiles, hashImports, listSources, type Closure } from './sources.ts';
import { countVitest, type Group, type Step } from './step.ts';

const LINTED = /\.(ts|tsx|mjs)$/;
const UNIT_TEST = /^(contract|web)\/(?!test\/builds\/).*\.test\.tsx?$/;
/** Folders that unit tests never read, neither by an import nor as files. */
const BEYOND_UNIT_TESTS = /^(server|e2e|bench)\//;
/** The check itself, and files whose SQL it looks for; of all others it reads the imports. */
const READ_WHOLE_FOR_BOUNDARIES = /^(server\/src|scripts)\//;
/** One thread per program and two programs at once: with more threads each checks the same types again. */
const TYPES = ['-b', '--checkers', '1', '--builders', '2'];
/** The types leave what each file declares here (`tsconfig.referenced.json`). */
const DECLARATIONS = 'node_modules/.cache/tsc/types';
/** Both are Go programs, which spent a quarter of their time on collecting garbage after each doubling. */
const SELDOM_COLLECTED = { GOGC: '400' };
/** Lint runs alone, so it may take what it needs: it collects from 6 GB on, which most runs just reach. */
const COLLECTED_WHEN_FULL = { GOGC: 'off', GOMEMLIMIT: '6GiB' };

export interface CheckOptions {
  /** Runs unit tests again only if a file that they read has changed. */
  readonly keepsTests: boolean;
  readonly env: Readonly<Record<string, string>>;
  /** Selects unit tests; all without it. */
  readonly isWanted?: (test: string) => boolean;
}

/** Lists every check without a database; those on one core run two at once. */
export function makeChecks(options: CheckOptions): Group[] {
  const files = listSources();
  const configuration = hashConfiguration();
  const everything = `${configuration} ${hashFiles(files)}`;
  const own = (name: string, program: string, args: readonly string[], reads = everything): Step => ({
    name,
    program,
    args,
    kept: readKept(name, reads),
    onPassed: (tally) => writeKept(name, reads, tally),
  });
  const isReadWhole = (file: string): boolean => READ_WHOLE_FOR_BOUNDARIES.test(file);
  const imports = `${configuration} ${hashFiles(files.filter(isReadWhole))} ${hashImports(files)}`;
  const closureOf = createClosures();
  const near = `${configuration} ${hashFiles(files.filter((file) => !BEYOND_UNIT_TESTS.test(file)))}`;
  const keyOf = (closure: Closure): string => (closure.isOpen ? near : `${configuration} ${hashFiles(closure.files)}`);
  let declarations: ReadonlyMap<string, string> = new Map();
  const lintedKey = (file: string): string => {
    const others = [...closureOf(file).files].filter((one) => one !== file);
    return `${configuration} ${hashFiles([file, ...others.map((one) => declarations.get(one) ?? one)])}`;
  };
  const types: Step = {
    name: 'types',
    program: 'tsc',
    args: TYPES,
    env: SELDOM_COLLECTED,
    onPassed: () => (declarations = listDeclarations(files)),
  };
  return [
    {
      atOnce: 2,
      list: () => [
        types,
        // Decides by itself whether the built files are up to date.
        { name: 'build', program: process.execPath, args: ['scripts/build.ts'] },
        own('format', 'oxfmt', ['--check', '.']),
        own('unused', 'knip', ['--no-progress']),
        own('boundaries', process.execPath, ['scripts/boundaries.ts'], imports),
      ],
    },
    {
      atOnce: 1,
      list: () => [
        lint(files, lintedKey),
        { name: 'byte budgets', program: process.execPath, args: ['scripts/budgets.ts'] },
        unitTests(files, (file) => keyOf(closureOf(file)), options),
      ],
    },
  ];
}

/**
 * Lists for each file the one with what others see of it: its declarations, once the types have passed; of a program's own
 * files, which declare nothing, themselves.
 */
function listDeclarations(files: readonly string[]): ReadonlyMap<string, string> {
  return new Map(
    files.map((file) => {
      const declared = `${DECLARATIONS}/${file.replace(/\.tsx?$/, '.d.ts')}`;
      return [file, LINTED.test(file) && existsSync(path.join(ROOT, declared)) ? declared : file];
    }),
  );
}

/** Lints files; the result depends on each and on the types that it imports. */
function lint(files: readonly string[], keyOf: (file: string) => string): Step {
  const name = 'lint';
  const passed = readPassed(name);
  const keys = new Map(files.filter((file) => LINTED.test(file)).map((file) => [file, keyOf(file)]));
  const changed = [...keys].filter(([, key]) => !passed.has(key)).map(([file]) => file);
  const args = ['--type-aware', '--deny-warnings', ...(changed.length < keys.size ? changed : [])];
  const kept = changed.length === 0 ? { passed: 1, failed: 0 } : undefined;
  return {
    name,
    program: 'oxlint',
    args,
    env: COLLECTED_WHEN_FULL,
    kept,
    onPassed: () => addPassed(name, keys.values()),
  };
}

function unitTests(
  files: readonly string[],
  keyOf: (file: string) => string,
  { keepsTests, env, isWanted = () => true }: CheckOptions,
): Step {
  const name = 'unit tests';
  const passed = readPassed(name);
  const wanted = files.filter((file) => UNIT_TEST.test(file) && isWanted(file));
  const keys = new Map(wanted.map((file) => [file, keyOf(file)]));
  const stale = keepsTests ? wanted.filter((file) => !passed.has(keys.get(file) ?? '')) : wanted;
  const isAll = stale.length === files.filter((file) => UNIT_TEST.test(file)).length;
  return {
    name,
    program: 'vitest',
    args: ['run', '--project', 'contract', '--project', 'web', ...(isAll ? [] : stale)],
    env,
    count: countVitest,
    // Counts files, because only a run knows the number of tests in them.
    kept: stale.length === 0 ? { passed: wanted.length, failed: 0 } : undefined,
    onPassed: () => addPassed(name, keys.values()),
  };
}
