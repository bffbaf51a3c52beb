/** Words and shapes that all calls about tests share (docs/specification.md, Tests). */
import { z } from 'zod';

import { ENUMS } from '../../enums.ts';
import { Id } from '../../shared/id.ts';
import { defineActions, needsText } from '../../shared/workflow.ts';

/** Families of tests: core competencies, learning strategy, career and job. Each has a menu and addresses of its own. */
export const TEST_FAMILIES = ['01', '02', '03'] as const;
export type TestFamily = (typeof TEST_FAMILIES)[number];
export const FAMILY_MENUS = { '01': 'ABL_T01', '02': 'ABL_T02', '03': 'ABL_T03' } as const satisfies Readonly<
  Record<TestFamily, string>
>;
export const TEST_MENUS = ['ABL_T01', 'ABL_T02', 'ABL_T03'] as const;

export const VERSION_STATUSES = ['DRAFT', 'PUBLISHED', 'RETIRED'] as const;
export type VersionStatus = (typeof VERSION_STATUSES)[number];

/** EXPIRED: nothing was answered for 30 days. INVALIDATED: the testing centre took the result out of everything. */
export const SESSION_STATUSES = ENUMS.testSessionStatus;
export type SessionStatus = (typeof SESSION_STATUSES)[number];

/** People beside the student who may see the results of a test while the student lets them. */
export const TEST_AUDIENCES = ENUMS.testAudience;
export type TestAudience = (typeof TEST_AUDIENCES)[number];

export const SCORE_LEVELS = ['LOW', 'MIDDLE', 'HIGH'] as const;
export type ScoreLevel = (typeof SCORE_LEVELS)[number];

/** Doubts about how a test was answered: too fast, the same choice in a row, too much left out. */
export const QUALITY_FLAGS = ['FAST', 'STRAIGHT', 'MISSING'] as const;
export type QualityFlag = (typeof QUALITY_FLAGS)[number];

export const TEST_LANGUAGES = ['ko', 'en'] as const;
export type TestLanguage = (typeof TEST_LANGUAGES)[number];

/** People whose scores a norm is of, from narrow to wide: the first that is large enough is used. */
export const NORM_BREADTHS = ['COLLEGE_GRADE', 'COLLEGE', 'GRADE', 'ALL'] as const;
export type NormBreadth = (typeof NORM_BREADTHS)[number];

export const TEST_LEAST = {
  /** People of a norm group from which on a mean is compared with, and a percentile is told. */
  normMean: 30,
  normPercentile: 100,
  /** People in a cell of statistics. */
  cell: 5,
} as const;

export const TEST_MOST = {
  reason: 500,
  reflection: 300,
  name: 80,
  text: 2000,
  items: 300,
  scales: 100,
  options: 10,
  /** Days without an answer after which a session expires. */
  idleDays: 30,
  /** Days after its retirement in which a version that was begun may still be finished. */
  retiredDays: 30,
  /** Answers that one save carries. */
  save: 100,
} as const;

/** Steps of a version; changing a draft is a call of its own. */
export const VERSION_STEPS = defineActions({ PUBLISH: { needs: {} }, RETIRE: { needs: {} } });
/** The testing centre's step of a session. */
export const SESSION_DESK_STEPS = defineActions({ INVALIDATE: { needs: { reason: needsText(TEST_MOST.reason) } } });

/** A scale's score as a student sees it. */
export const ScaleScore = z.object({
  scaleCode: z.string(),
  name: z.string(),
  /** The scale that it is a part of. */
  parentCode: z.string().nullable(),
  /** By the formula of the scale; null where too much was left out. */
  raw: z.number().nullable(),
  /** Where the raw score lies between the least and the most that are possible, from 0 to 100. */
  points: z.number().nullable(),
  /** Against the norm; null without one that is large enough. */
  t: z.number().nullable(),
  percentile: z.number().int().nullable(),
  /** Half of the band around `points` in which the true score lies with 68 in 100; null where it is not known. */
  band: z.number().nullable(),
  /** Points between which the middle half of the norm group lies. */
  middleHalf: z.object({ from: z.number(), to: z.number() }).nullable(),
  level: z.enum(SCORE_LEVELS).nullable(),
});
export type ScaleScore = z.output<typeof ScaleScore>;

/** People with whom a result is compared. */
export const NormFacts = z.object({
  normId: Id,
  name: z.string(),
  breadth: z.enum(NORM_BREADTHS),
  collegeNm: z.string().nullable(),
  grade: z.number().int().nullable(),
  count: z.number().int(),
  isDemo: z.boolean(),
});
export type NormFacts = z.output<typeof NormFacts>;
