import { defineConfig } from 'vitest/config';

/** Tests that build the whole app: too slow for each `npm run verify`. */
const BUILDS = ['web/test/builds/**/*.test.ts'];
const SERVER_SETUP = ['server/test/setup.ts'];

/** Tests of what the database itself decides: its schema, locks, constraints, races, jobs. The rest is the same on every version. */
const DECIDED_BY_THE_DATABASE = [
  'server/test/oldest/**/*.test.ts',
  'server/test/faults/external-database.test.ts',
  'server/src/platform/{db,jobs}/**/*.test.ts',
  'server/src/platform/maintenance.test.ts',
  'server/src/platform/http/{idempotency,rate}.test.ts',
  'server/src/platform/list/*.test.ts',
  'server/src/blocks/{calendar,notification,search}/**/*.test.ts',
  'server/src/blocks/board/post/{calls,page-keys}.test.ts',
  'server/src/blocks/{survey/answer,list-export}/calls.test.ts',
  'server/src/areas/admin/roster/{import,calls}.test.ts',
  'server/src/areas/counselling/{room,advisor,statistics,meeting/request,meeting/waiting,meeting/correction,counsellor/availability}/calls.test.ts',
  'server/src/areas/counselling/psychological/{desk/calls,canary}.test.ts',
  'server/src/areas/counselling/law/calls.test.ts',
  'server/src/areas/session/sign-in/calls.test.ts',
  'server/demo/seed.test.ts',
  'scripts/lib/schema.test.ts',
];

export default defineConfig({
  test: {
    maxWorkers: 2,
    pool: 'forks',
    reporters: ['default'],
    projects: [
      { test: { name: 'contract', include: ['contract/**/*.test.ts'], isolate: false } },
      {
        test: {
          name: 'web',
          include: ['web/**/*.test.ts', 'web/**/*.test.tsx'],
          exclude: BUILDS,
          setupFiles: ['web/test/timeouts.ts'],
          isolate: false,
          testTimeout: 120_000,
        },
      },
      { test: { name: 'builds', include: BUILDS } },
      {
        test: {
          name: 'server',
          include: ['server/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: ['server/test/{faults,oldest,rows}/**'],
          globalSetup: ['server/test/clear-statements.ts', ...SERVER_SETUP],
          setupFiles: ['server/test/record.ts'],
          // The portal's modules are loaded once a worker, not once a file; each file has a database of its own.
          isolate: false,
          testTimeout: 120_000,
          hookTimeout: 300_000,
        },
      },
      {
        test: {
          name: 'faults',
          include: ['server/test/faults/**/*.test.ts'],
          globalSetup: [...SERVER_SETUP, 'server/test/faults/setup.ts'],
          // Where tests of a file run beside each other: each has portals of its own and mostly waits for them.
          maxConcurrency: 2,
          // A limit here only ends what hangs: a slow machine starts a portal in a minute (until() in portal-process.ts).
          testTimeout: 900_000,
          hookTimeout: 900_000,
        },
      },
      // Reads what the server tests have recorded.
      { test: { name: 'rows', include: ['server/test/rows/**/*.test.ts'] } },
      {
        test: {
          name: 'oldest',
          include: DECIDED_BY_THE_DATABASE,
          globalSetup: [...SERVER_SETUP, 'server/test/faults/setup.ts'],
          isolate: false,
          testTimeout: 120_000,
          hookTimeout: 300_000,
        },
      },
    ],
  },
});
