/** Roster import: a bundle is uploaded, previewed, and imported as previewed (docs/specification.md, Roster import). */
import { z } from 'zod';

import { administrator } from '../access.ts';
import { get, post } from '../call.ts';
import { Id, Instant } from '../shared/id.ts';
import { PageQuery, pageOf } from '../shared/page.ts';

export const ROSTER_RUN_STATES = ['WAITING', 'RUNNING', 'DONE', 'REFUSED', 'FAILED', 'CANCELLED'] as const;
export type RosterRunState = (typeof ROSTER_RUN_STATES)[number];

/** Kinds of rows that an import writes, in this order. */
export const ROSTER_KINDS = [
  'DEPARTMENT',
  'TERM',
  'COURSE_MASTER',
  'COURSE',
  'MEMBER',
  'MEMBER_TYPE',
  'STUDENT',
  'ENROLMENT',
  'TEACHER',
  'ASSESSMENT',
  'RESULT',
  'ADVISOR',
] as const;
export type RosterKind = (typeof ROSTER_KINDS)[number];

export const ROSTER_STEPS = ['READ', 'CHECK', 'WRITE'] as const;
/** Its process ended; the uploaded file was gone; something else went wrong. */
export const ROSTER_FAILURES = ['INTERRUPTED', 'BUNDLE_GONE', 'ERROR'] as const;

/** - `NONE`: advisors stay as they are. - `FIRST_CLASS`: the teacher of a learner's first class. */
export const ROSTER_ADVISORS = ['NONE', 'FIRST_CLASS'] as const;

const Options = z.object({
  advisor: z.enum(ROSTER_ADVISORS),
  /** Also where more than one in ten of the system's people are no longer in the roster. */
  allowsRemovals: z.boolean(),
});

const Count = z.object({
  kind: z.enum(ROSTER_KINDS),
  added: z.number().int(),
  changed: z.number().int(),
  /** No longer in the roster. */
  removed: z.number().int(),
  unchanged: z.number().int(),
});
export type RosterCount = z.output<typeof Count>;

const RunSummary = z.object({
  runId: Id,
  state: z.enum(ROSTER_RUN_STATES),
  isPreview: z.boolean(),
  /** The uploaded file; null for an import by the command line. */
  bundleName: z.string().nullable(),
  /** Name of the roster's source; null until the bundle was read. */
  sourceName: z.string().nullable(),
  /** Null for an import by the command line. */
  actorName: z.string().nullable(),
  startedAt: Instant,
  endedAt: Instant.nullable(),
  added: z.number().int(),
  changed: z.number().int(),
  removed: z.number().int(),
  problemCount: z.number().int(),
});
export type RosterRunSummary = z.output<typeof RunSummary>;

const RunDetail = RunSummary.extend({
  options: Options,
  countList: z.array(Count),
  progress: z
    .object({
      step: z.enum(ROSTER_STEPS),
      /** The file that was read, or the kind that is written. */
      item: z.string().nullable(),
      done: z.number().int(),
      of: z.number().int(),
    })
    .nullable(),
  failure: z.enum(ROSTER_FAILURES).nullable(),
  can: z.object({ import: z.boolean(), cancel: z.boolean() }),
});
export type RosterRunDetail = z.output<typeof RunDetail>;

const Problem = z.object({
  sn: z.number().int(),
  file: z.string().nullable(),
  line: z.number().int().nullable(),
  column: z.string().nullable(),
  /** In the reader's language. */
  reason: z.string(),
});
export type RosterProblem = z.output<typeof Problem>;

const RunParams = z.object({ id: Id });

export const rosters = {
  uploadBundle: post('/admin/roster/bundle', {
    access: administrator,
    summary: 'Takes a bundle as one zip file; without an import it goes after a day.',
    takes: 'files',
    body: z.object({}),
    output: z.object({ bundleId: Id, name: z.string(), size: z.number().int() }),
  }),
  previewBundle: post('/admin/roster/run', {
    access: administrator,
    summary:
      'Begins a preview of one’s own bundle, which changes nothing; refused while another run waits or is under way.',
    body: Options.extend({ bundleId: Id }),
    output: z.object({ run: RunDetail }),
  }),
  importPreviewed: post('/admin/roster/run/{id}/import', {
    access: administrator,
    summary:
      'Imports the bundle of a preview with its options; refused where another import came between, or while one is under way.',
    params: RunParams,
    output: z.object({ run: RunDetail }),
  }),
  cancelRun: post('/admin/roster/run/{id}/cancel', {
    access: administrator,
    summary: 'Ends a run that waits or is under way; nothing of it stays. Refused where it has ended.',
    params: RunParams,
    output: z.object({ run: RunDetail }),
  }),
  pageRuns: get('/admin/roster/run/page', {
    access: administrator,
    summary:
      'Imports and the previews of the last 30 days, the newest first; which one is under way, and how large a bundle may be.',
    query: PageQuery.omit({ sort: true }),
    output: z.object({ runPage: pageOf(RunSummary), openRunId: Id.nullable(), bundleSize: z.number().int() }),
  }),
  readRun: get('/admin/roster/run/{id}', {
    access: administrator,
    summary: 'One run: options, progress, counts of each kind.',
    params: RunParams,
    output: z.object({ run: RunDetail }),
  }),
  pageProblems: get('/admin/roster/run/{id}/problem/page', {
    access: administrator,
    summary: 'What is wrong with the bundle, each with its place; the first hundred.',
    params: RunParams,
    query: PageQuery.omit({ sort: true }),
    output: z.object({ problemPage: pageOf(Problem) }),
  }),
};
