/**
 * The checks that need no database: a person runs them with `npm run verify`, CI as a part of `npm test`.
 */
import type { Step } from './step.ts';
import { countVitest } from './step.ts';

export const STATIC_CHECKS: readonly Step[] = [
  { name: 'format', program: 'oxfmt', args: ['--check', '.'] },
  { name: 'lint', program: 'oxlint', args: ['--type-aware', '--deny-warnings'] },
  { name: 'types', program: 'tsc', args: ['-b'] },
  { name: 'boundaries', program: process.execPath, args: ['scripts/boundaries.ts'] },
  { name: 'unused', program: 'knip', args: ['--no-progress'] },
];

export const BUILD_CHECKS: readonly Step[] = [
  { name: 'build', program: process.execPath, args: ['scripts/build.ts'] },
  { name: 'byte budgets', program: process.execPath, args: ['scripts/budgets.ts'] },
];

export const UNIT_TESTS: Step = {
  name: 'unit tests',
  program: 'vitest',
  args: ['run', '--project', 'contract', '--project', 'web'],
  count: countVitest,
};
