/** Norms of a version of a test, kept by the testing centre (docs/specification.md, Norms). */
import { z } from 'zod';

import { menu } from '../../access.ts';
import { get, post, remove } from '../../call.ts';
import { ExportReason, ExportStarted } from '../../shared/export.ts';
import { Id, Instant } from '../../shared/id.ts';
import { RequiredLine } from '../../shared/one-line.ts';
import { PlanKey, PreviewedSheet } from '../../shared/plan-key.ts';
import { defineActions, stepCall, stepsOf, takes, Version } from '../../shared/workflow.ts';
import { NORM_BREADTHS, TEST_FAMILIES, TEST_MOST, VERSION_STATUSES } from './words.ts';

const path = '/ability/norm';
const versionPath = '/ability/version/{versionId}/norm';

/** SHEET: uploaded. OWN: worked out from results of the university. DEMO: of the demonstration. */
export const NORM_SOURCES = ['SHEET', 'OWN', 'DEMO'] as const;
export type NormSource = (typeof NORM_SOURCES)[number];

export const NORM_STATUSES = ['DRAFT', 'IN_FORCE', 'REPLACED'] as const;
export type NormStatus = (typeof NORM_STATUSES)[number];

export const NORM_RUN_KINDS = ['BUILD', 'RESCORE'] as const;
export const NORM_RUN_STATUSES = ['RUNNING', 'DONE', 'FAILED'] as const;

/** Why no norm of the university can be worked out: too few results, work under way, too little changed since the last one. */
export const BUILD_BARS = ['FEW', 'RUNNING', 'SAME'] as const;
export type BuildBar = (typeof BUILD_BARS)[number];

export const NORM_MOST = {
  /** Lines of a sheet. */
  rows: 3000,
  /** Problems of a sheet that are told. */
  problems: 200,
} as const;

/** Columns of the percentiles that a sheet may have, and that a norm is shown with. */
export const USUAL_PERCENTILES = [5, 10, 25, 50, 75, 90, 95] as const;

/** USE: compared with from now on; the one in force until then is replaced. */
export const NORM_STEPS = defineActions({
  /** The norm that the person saw in force, null for none: of two who choose at once, one is told. */
  USE: { needs: { replacesId: takes(Id.nullable().default(null)) } },
});

const Names = { nameKo: RequiredLine(TEST_MOST.name), nameEn: RequiredLine(TEST_MOST.name) };

const NormGroup = z.object({
  groupId: Id,
  breadth: z.enum(NORM_BREADTHS),
  collegeCode: z.string().nullable(),
  collegeNm: z.string().nullable(),
  grade: z.number().int().nullable(),
  /** The fewest people that one of its scales is of. */
  people: z.number().int(),
  /** All of its scales tell percentiles. */
  hasPercentiles: z.boolean(),
});
export type NormGroup = z.output<typeof NormGroup>;

const NormRun = z.object({
  runId: Id,
  kind: z.enum(NORM_RUN_KINDS),
  normId: Id.nullable(),
  status: z.enum(NORM_RUN_STATUSES),
  /** Scales of a norm that is worked out, results that are read again. */
  total: z.number().int(),
  done: z.number().int(),
  begunAt: Instant,
  begunByNm: z.string(),
  doneAt: Instant.nullable(),
});
export type NormRun = z.output<typeof NormRun>;

const NormSummary = z.object({
  normId: Id,
  number: z.number().int(),
  name: z.string(),
  source: z.enum(NORM_SOURCES),
  status: z.enum(NORM_STATUSES),
  builtAt: Instant,
  /** Null: nobody, as in a demonstration. */
  builtByNm: z.string().nullable(),
  groupCount: z.number().int(),
  /** People of the widest group. */
  people: z.number().int(),
  /** Results of this version that have no reading under it yet. */
  unreadCount: z.number().int(),
  version: Version,
  stepList: stepsOf(NORM_STEPS),
});
export type NormSummary = z.output<typeof NormSummary>;

const VersionFacts = z.object({
  versionId: Id,
  testNm: z.string(),
  family: z.enum(TEST_FAMILIES),
  number: z.number().int(),
  status: z.enum(VERSION_STATUSES),
});

const NormScale = z.object({ scaleCode: z.string(), name: z.string() });

/** One scale of one group. */
const NormRow = NormScale.extend({
  people: z.number().int(),
  mean: z.number(),
  deviation: z.number(),
  error: z.number().nullable(),
  /** The usual percentiles in raw scores; empty where they are not told. */
  percentileList: z.array(z.object({ percentile: z.number().int(), raw: z.number() })),
  /** Between which raw scores the scale can lie. */
  least: z.number(),
  most: z.number(),
});
export type NormRow = z.output<typeof NormRow>;

const PlannedGroup = NormGroup.omit({ groupId: true });
export type PlannedGroup = z.output<typeof PlannedGroup>;

export const norms = {
  listNorms: get(versionPath, {
    access: menu('ABL_ADM', 'R'),
    summary: 'Norms of a version, the latest first, and the work on them that runs or ended last.',
    params: z.object({ versionId: Id }),
    output: z.object({
      version: VersionFacts,
      normList: z.array(NormSummary),
      /** The latest five. */
      runList: z.array(NormRun),
      scaleList: z.array(NormScale),
      /** People whose results a norm of the university could be of. */
      usableCount: z.number().int(),
      /** Null: a norm of the university can be worked out now. */
      buildBar: z.enum(BUILD_BARS).nullable(),
      /** The caller may make, replace and delete norms. */
      canChange: z.boolean(),
    }),
  }),
  readNorm: get(`${path}/{id}`, {
    access: menu('ABL_ADM', 'RR'),
    summary: 'One norm with its groups, and the scales of one of them beside those of everybody.',
    params: z.object({ id: Id }),
    query: z.object({
      /** Left out: everybody. */
      groupId: Id.optional(),
    }),
    output: z.object({
      norm: NormSummary.omit({ stepList: true, unreadCount: true }),
      groupList: z.array(NormGroup),
      group: NormGroup,
      rowList: z.array(NormRow),
      /** Means of everybody by scale, to compare with. */
      everybodyList: z.array(z.object({ scaleCode: z.string(), mean: z.number() })),
    }),
  }),
  previewNorm: get(`${versionPath}/import`, {
    access: menu('ABL_ADM', 'C'),
    summary: 'Groups that a sheet of the caller’s would bring, and what is wrong with which line; changes nothing.',
    remark: 'An xlsx or csv of at most 2 MB and 3,000 lines; 200 problems at most are told.',
    params: z.object({ versionId: Id }),
    query: z.object({ fileId: Id }),
    output: z.object({
      rowCount: z.number().int(),
      groupList: z.array(PlannedGroup),
      problemList: z.array(
        z.object({ line: z.number().int(), group: z.string(), scale: z.string(), reason: z.string() }),
      ),
      problemCount: z.number().int(),
      planKey: PlanKey,
    }),
  }),
  importNorm: post(`${versionPath}/import`, {
    access: menu('ABL_ADM', 'C'),
    summary: 'Takes a sheet over as a draft, as it was previewed; refused whole while a line of it has a problem.',
    remark: 'planKey is the preview’s: where the sheet would bring something else by now, nothing is taken over.',
    params: z.object({ versionId: Id }),
    body: PreviewedSheet.extend(Names),
    output: z.object({ normId: Id, version: Version }),
  }),
  buildOwnNorm: post(`${versionPath}/own`, {
    access: menu('ABL_ADM', 'C'),
    summary: 'Works a draft out of the results of the university, in the background.',
    remark: 'Everybody counts once, with the latest result without a doubt, in one language, with all scales.',
    params: z.object({ versionId: Id }),
    body: z.object(Names),
    output: z.object({ runId: Id }),
  }),
  stepNorm: stepCall({
    path,
    access: menu('ABL_ADM', 'U'),
    summary: 'Puts a norm in force; the one before is replaced, and can be put in force again.',
    remark: 'Results that students were shown stay as they are.',
    actions: NORM_STEPS,
    statuses: NORM_STATUSES,
  }),
  rescoreNorm: post(`${path}/{id}/rescore`, {
    access: menu('ABL_ADM', 'U'),
    summary: 'Reads all results of the version under the norm in force, in the background.',
    remark: 'Adds a reading to each; the one that the student was shown stays.',
    params: z.object({ id: Id }),
    body: z.object({}),
    output: z.object({ runId: Id }),
  }),
  deleteNorm: remove(`${path}/{id}`, {
    access: menu('ABL_ADM', 'D'),
    summary: 'Deletes a draft.',
    params: z.object({ id: Id }),
    body: z.object({ version: Version }),
    output: z.object({ normId: Id }),
  }),
  exportNorm: post(`${path}/{id}/excel`, {
    access: menu('ABL_ADM', 'E'),
    summary: 'A norm as an Excel file that can be uploaded again; needs a reason.',
    params: z.object({ id: Id }),
    body: z.object({ reason: ExportReason }),
    gives: 'file',
    repeatable: false,
    output: ExportStarted,
  }),
};
