/** Results of tests: what a person is like, compared with whom, what changed, what to do next, and who sees it. */
import { z } from 'zod';

import { menu } from '../../access.ts';
import { get, post, put } from '../../call.ts';
import { ExportReason, ExportStarted } from '../../shared/export.ts';
import { Id, Instant } from '../../shared/id.ts';
import { PageQuery, pageOf } from '../../shared/page.ts';
import { OptionalText } from '../../shared/required-text.ts';
import { Version } from '../../shared/workflow.ts';
import { TermRef } from '../learning/words.ts';
import { NormFacts, QUALITY_FLAGS, ScaleScore, TEST_AUDIENCES, TEST_FAMILIES, TEST_MOST } from './words.ts';

const path = '/ability/result';

/** Pictures of a result: a profile of five to eight scales, or bars for any number of them. */
export const PICTURE_KINDS = ['RADAR', 'BARS', 'RANK'] as const;
export const NEXT_KINDS = ['PROGRAMME', 'COUNSELLING', 'MENU'] as const;

const Scale = ScaleScore.extend({
  definition: z.string(),
  /** In words, at this level; null where the test has none. */
  meaning: z.string().nullable(),
  /** Points of the result before, where the two may be compared. */
  before: z.number().nullable(),
});
export type ResultScale = z.output<typeof Scale>;

/** One result among those of the same test, the earliest first. */
const Attempt = z.object({
  resultId: Id,
  scoredAt: Instant,
  versionNo: z.number().int(),
  isDoubtful: z.boolean(),
  /** Points of the scales that may be compared with the result that is read. */
  pointList: z.array(z.object({ scaleCode: z.string(), points: z.number() })),
});
export type ResultAttempt = z.output<typeof Attempt>;

const Next = z.object({
  kind: z.enum(NEXT_KINDS),
  title: z.string(),
  reason: z.string(),
  /** Until when it can be done; null where it has no end. */
  until: Instant.nullable(),
  /** The page on which its student does it; null for others. */
  path: z.string().nullable(),
});
export type ResultNext = z.output<typeof Next>;

/** Deeds between two results; that one led to the other is not said. */
const Between = z.object({
  /** Without a path for others, who may not open the page. */
  programmeList: z.array(z.object({ name: z.string(), completedAt: Instant, path: z.string().nullable() })),
  /** Meetings that were held; never of psychological or legal counselling. */
  meetingCount: z.number().int(),
});
export type ResultBetween = z.output<typeof Between>;

const Share = z.object({
  audience: z.enum(TEST_AUDIENCES),
  /** The advisor or coach of today; null for the others, and where there is none. */
  personNm: z.string().nullable(),
  /** Whether there is somebody today who could see it. */
  isPossible: z.boolean(),
  /** Null: not shared. */
  grantedAt: Instant.nullable(),
});
export type ResultShare = z.output<typeof Share>;

/** A test that has a result, with its latest one. */
const Sibling = z.object({ testId: Id, testNm: z.string(), resultId: Id, scoredAt: Instant });

const Result = z.object({
  resultId: Id,
  testId: Id,
  testNm: z.string(),
  family: z.enum(TEST_FAMILIES),
  versionNo: z.number().int(),
  scoredAt: Instant,
  elapsedSeconds: z.number().int(),
  grade: z.number().int(),
  term: TermRef,
  /** False for somebody else’s, which was shared. */
  isOwn: z.boolean(),
  /** As whom the caller reads it; null for one’s own. */
  audience: z.enum(TEST_AUDIENCES).nullable(),
  ownerNm: z.string(),
  /** Whether there is published evidence of the test’s quality. */
  isValidated: z.boolean(),
  source: z.string(),
  itemCount: z.number().int(),
  answeredCount: z.number().int(),
  qualityList: z.array(z.enum(QUALITY_FLAGS)),
  scaleList: z.array(Scale),
  pictureList: z.array(z.object({ kind: z.enum(PICTURE_KINDS), title: z.string(), scaleList: z.array(z.string()) })),
  /** Scales that stand out, and those with the most room, by their codes; of those with a good end. */
  strongList: z.array(z.string()),
  growList: z.array(z.string()),
  /** The highest of those without a good end, which is neither praise nor blame. */
  highList: z.array(z.string()),
  /** Null: nobody to compare with yet. */
  norm: NormFacts.nullable(),
  before: z.object({ resultId: Id, scoredAt: Instant, versionNo: z.number().int() }).nullable(),
  attemptList: z.array(Attempt),
  /** Up to three, each of which its student can do now. */
  nextList: z.array(Next),
  /** Since the result before. */
  between: Between.nullable(),
  /** Everybody who reads the result reads it too. */
  reflection: z.string(),
  version: Version,
  /** Empty for others. */
  shareList: z.array(Share),
  lastView: z.object({ viewerNm: z.string(), audience: z.enum(TEST_AUDIENCES), viewedAt: Instant }).nullable(),
  siblingList: z.array(Sibling),
  can: z.object({ retake: z.boolean(), export: z.boolean() }),
});
export type TestResult = z.output<typeof Result>;

const OwnTest = z.object({
  testId: Id,
  testNm: z.string(),
  summary: z.string(),
  minutes: z.number().int(),
  attemptCount: z.number().int(),
});

const ComparedScore = z.object({ points: z.number().nullable(), t: z.number().nullable() });

export const testResults = {
  readLatest: get('/ability/my/{family}', {
    access: menu('ABL_MY', 'R'),
    summary: 'The tests of a family, and the caller’s latest result of one of them.',
    remark: 'Without testId the test that was taken last. result is null where none was taken.',
    params: z.object({ family: z.enum(TEST_FAMILIES) }),
    query: z.object({ testId: Id.optional() }),
    output: z.object({ testList: z.array(OwnTest), canTake: z.boolean(), result: Result.nullable() }),
  }),
  readResult: get(`${path}/{resultId}`, {
    access: menu('ABL_MY', 'RR'),
    summary: 'A result: the caller’s own, or one whose student lets them see it.',
    remark: 'Sharing and the relation of today both count; each reading of somebody else’s is logged for its student.',
    params: z.object({ resultId: Id }),
    output: z.object({ result: Result }),
  }),
  compareResults: get(`${path}/{resultId}/compare`, {
    access: menu('ABL_MY', 'RR'),
    summary: 'Two results of the same test under one norm: that of the later one’s version in force today.',
    remark: 'Scales by their codes. Those of another version only where the later version says that they are equated.',
    params: z.object({ resultId: Id }),
    query: z.object({ withId: Id }),
    output: z.object({
      earlier: Attempt.omit({ pointList: true }),
      later: Attempt.omit({ pointList: true }),
      isOtherVersion: z.boolean(),
      norm: NormFacts.nullable(),
      rowList: z.array(
        z.object({ scaleCode: z.string(), name: z.string(), earlier: ComparedScore, later: ComparedScore }),
      ),
      /** Names of scales that may not be compared. */
      leftOutList: z.array(z.string()),
      between: Between.nullable(),
    }),
  }),
  changeReflection: put(`${path}/{resultId}/reflection`, {
    access: menu('ABL_MY', 'U'),
    summary: 'Writes one line of the caller’s own to a result; empty removes it.',
    remark: 'Everybody whom the result is shared with reads it too. version is that of the result that was read.',
    params: z.object({ resultId: Id }),
    body: z.object({ reflection: OptionalText(TEST_MOST.reflection), version: Version }),
    output: z.object({ reflection: z.string(), version: Version }),
  }),
  changeShare: put(`${path}/{resultId}/share`, {
    access: menu('ABL_MY', 'U'),
    summary: 'Lets an audience see all the caller’s results of the test, or no longer; at once.',
    remark: 'Not possible where there is nobody today who could see it.',
    params: z.object({ resultId: Id }),
    body: z.object({ audience: z.enum(TEST_AUDIENCES), isShared: z.boolean() }),
    output: z.object({ shareList: z.array(Share) }),
  }),
  pageViews: get(`${path}/{resultId}/view/page`, {
    access: menu('ABL_MY', 'RR'),
    summary: 'Who opened the caller’s results of the test, the latest first.',
    remark: 'Of somebody else’s result it is not found.',
    params: z.object({ resultId: Id }),
    query: PageQuery.omit({ sort: true }),
    output: z.object({
      viewPage: pageOf(
        z.object({
          viewId: Id,
          viewerNm: z.string(),
          audience: z.enum(TEST_AUDIENCES),
          viewedAt: Instant,
          scoredAt: Instant,
        }),
      ),
    }),
  }),
  readProfile: get(`${path}/profile`, {
    access: menu('ABL_MY', 'R'),
    summary: 'The caller’s latest result as the home shows it: one picture, and the change since the one before.',
    output: z.object({
      profile: z
        .object({
          resultId: Id,
          testNm: z.string(),
          family: z.enum(TEST_FAMILIES),
          scoredAt: Instant,
          beforeAt: Instant.nullable(),
          isDoubtful: z.boolean(),
          kind: z.enum(PICTURE_KINDS),
          scaleList: z.array(Scale.pick({ scaleCode: true, name: true, points: true, before: true })),
        })
        .nullable(),
    }),
  }),
  exportResults: post(`${path}/excel`, {
    access: menu('ABL_MY', 'E'),
    summary: 'Every scale of every result of the caller’s own, as an Excel file; needs a reason.',
    body: z.object({ reason: ExportReason }),
    gives: 'file',
    repeatable: false,
    output: ExportStarted,
  }),
};
