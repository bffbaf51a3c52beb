/**
 * The testing centre's view of who takes tests: compulsory tests of a cohort, participation and distributions, which
 * identify nobody, and taking a result out (docs/specification.md, Tests).
 */
import { z } from 'zod';

import { menu } from '../../access.ts';
import { get, post, put } from '../../call.ts';
import { ExportReason, ExportStarted } from '../../shared/export.ts';
import { CalendarDate, CalendarYear, Id, Instant } from '../../shared/id.ts';
import { ONE_LINE } from '../../shared/one-line.ts';
import { PAGE_SIZES, PageQuery, pageOf } from '../../shared/page.ts';
import { RequiredText } from '../../shared/required-text.ts';
import { defineActions, stepCall, stepsOf, Version } from '../../shared/workflow.ts';
import { SESSION_DESK_STEPS, SESSION_STATUSES, TEST_FAMILIES, TEST_MOST } from './words.ts';

const path = '/ability/participation';
const assignmentPath = '/ability/assignment';

export const ASSIGNMENT_STAGES = ['PLANNED', 'RUNNING', 'OVER', 'ENDED'] as const;
export type AssignmentStage = (typeof ASSIGNMENT_STAGES)[number];
export const ASSIGNMENT_STATUSES = ['OPEN', 'ENDED'] as const;
/** Ended early, it asks nobody any more. */
export const ASSIGNMENT_STEPS = defineActions({ END: { needs: {} } });

const Semester = z.enum(['10', '20']);
const Grade = z.number().int().min(1).max(6);

const Cohort = z.object({
  /** Empty: all. */
  gradeList: z.array(Grade).max(6),
  /** With everything under them. Empty: all. */
  deptCodeList: z.array(z.string().min(1).max(20)).max(50),
});

const AssignmentInput = Cohort.extend({
  testId: Id,
  nameKo: RequiredText(TEST_MOST.name).regex(ONE_LINE),
  nameEn: RequiredText(TEST_MOST.name).regex(ONE_LINE),
  opensOn: CalendarDate,
  dueOn: CalendarDate,
  /** Seven, three and one day before, to those who have not taken part. */
  remindsAutomatically: z.boolean(),
});

/** All that a compulsory test is beside its test. */
export type AssignmentGiven = Omit<z.output<typeof AssignmentInput>, 'testId'>;

const Assignment = z.object({
  assignmentId: Id,
  testId: Id,
  testNm: z.string(),
  family: z.enum(TEST_FAMILIES),
  name: z.string(),
  opensOn: CalendarDate,
  dueOn: CalendarDate,
  stage: z.enum(ASSIGNMENT_STAGES),
  /** Students of the cohort today, and those of them who have taken part since it opened; null where they are few. */
  targetCount: z.number().int().nullable(),
  doneCount: z.number().int().nullable(),
  version: Version,
});
export type TestAssignment = z.output<typeof Assignment>;

/** A cell of participation; null where it is withheld. */
const Cell = z.object({ targetCount: z.number().int().nullable(), doneCount: z.number().int().nullable() });
export type ParticipationCell = z.output<typeof Cell>;
const Row = Cell.extend({ deptCode: z.string(), deptNm: z.string(), cellList: z.array(Cell) });
export type ParticipationRow = z.output<typeof Row>;

const Missing = z.object({
  memberId: Id,
  name: z.string(),
  number: z.string(),
  deptNm: z.string(),
  grade: z.number().int(),
  /** It was begun and not handed in. */
  isBegun: z.boolean(),
  remindedAt: Instant.nullable(),
});
export type MissingParticipant = z.output<typeof Missing>;

export const abilityParticipation = {
  pageAssignments: get(`${assignmentPath}/page`, {
    access: menu('ABL_ADM', 'R'),
    summary: 'Compulsory tests, those that run now first.',
    query: PageQuery.omit({ sort: true }).extend({
      family: z.enum(TEST_FAMILIES).optional(),
      stage: z.enum(ASSIGNMENT_STAGES).optional(),
    }),
    output: z.object({ assignmentPage: pageOf(Assignment) }),
  }),
  readAssignment: get(`${assignmentPath}/{id}`, {
    access: menu('ABL_ADM', 'RR'),
    summary: 'One compulsory test with participation by department and grade; cells under five are withheld.',
    params: z.object({ id: Id }),
    output: z.object({
      assignment: Assignment.extend({
        nameKo: z.string(),
        nameEn: z.string(),
        gradeList: z.array(Grade),
        deptList: z.array(z.object({ deptCode: z.string(), deptNm: z.string() })),
        remindsAutomatically: z.boolean(),
        createdByNm: z.string().nullable(),
        createdAt: Instant,
        remindedAt: Instant.nullable(),
        canChange: z.boolean(),
        canRemind: z.boolean(),
        stepList: stepsOf(ASSIGNMENT_STEPS),
      }),
      gradeList: z.array(Grade),
      rowList: z.array(Row),
    }),
  }),
  previewCohort: post(`${assignmentPath}/cohort`, {
    access: menu('ABL_ADM', 'C'),
    summary: 'How many students a cohort has today; changes nothing.',
    body: Cohort,
    repeatable: false,
    output: z.object({ count: z.number().int() }),
  }),
  listTestChoices: get(`${assignmentPath}/test/list`, {
    access: menu('ABL_ADM', 'R'),
    summary: 'Tests that have or had a published version, with those versions, the latest first.',
    output: z.object({
      testList: z.array(
        z.object({
          testId: Id,
          testNm: z.string(),
          family: z.enum(TEST_FAMILIES),
          /** Students can take it now. */
          isPublished: z.boolean(),
          versionList: z.array(z.object({ versionId: Id, number: z.number().int() })),
        }),
      ),
    }),
  }),
  createAssignment: post(assignmentPath, {
    access: menu('ABL_ADM', 'C'),
    summary: 'Makes a test compulsory for a cohort; its students are told when it opens.',
    remark: 'Nothing else of the portal is held back by it.',
    body: AssignmentInput,
    output: z.object({ assignmentId: Id }),
  }),
  changeAssignment: put(`${assignmentPath}/{id}`, {
    access: menu('ABL_ADM', 'U'),
    summary: 'Changes name, cohort, days and reminders of one that has not ended; its test stays.',
    params: z.object({ id: Id }),
    body: AssignmentInput.omit({ testId: true }).extend({ version: Version }),
    output: z.object({ assignmentId: Id, version: Version }),
  }),
  stepAssignment: stepCall({
    path: assignmentPath,
    access: menu('ABL_ADM', 'U'),
    summary: 'Ends a compulsory test early; nobody is reminded any more.',
    actions: ASSIGNMENT_STEPS,
    statuses: ASSIGNMENT_STATUSES,
  }),
  pageMissing: post(`${assignmentPath}/{id}/missing`, {
    access: menu('ABL_ADM', 'U'),
    summary: 'Students of a compulsory test who have not taken part, by name; the reason goes into the privacy log.',
    params: z.object({ id: Id }),
    body: z.object({
      reason: RequiredText(TEST_MOST.reason),
      page: z.number().int().min(0).max(1_000_000).default(0),
      size: z.enum(PAGE_SIZES).default('20'),
      searchText: z.string().max(100).optional(),
    }),
    repeatable: false,
    output: z.object({ missingPage: pageOf(Missing) }),
  }),
  exportMissing: post(`${assignmentPath}/{id}/missing/excel`, {
    access: menu('ABL_ADM', 'E'),
    summary: 'The same people as an Excel file; needs a reason.',
    params: z.object({ id: Id }),
    body: z.object({ reason: ExportReason, searchText: z.string().max(100).optional() }),
    gives: 'file',
    repeatable: false,
    output: ExportStarted,
  }),
  remindMissing: post(`${assignmentPath}/{id}/remind`, {
    access: menu('ABL_ADM', 'U'),
    summary: 'Reminds everybody who has not taken part; once a day.',
    params: z.object({ id: Id }),
    body: z.object({ version: Version }),
    output: z.object({ assignmentId: Id, remindedCount: z.number().int() }),
  }),
  readParticipation: get(path, {
    access: menu('ABL_ADM', 'R'),
    summary: 'Who took a test in a term, by department and grade; cells under five are withheld.',
    query: z.object({ testId: Id, year: CalendarYear.optional(), semstrCode: Semester.optional() }),
    output: z.object({
      /** The year and semester that are shown: the last one with results where none was asked for. */
      year: z.number().int(),
      semstrCode: z.string(),
      total: Cell,
      gradeList: z.array(Grade),
      rowList: z.array(Row),
      /** The earliest first; null where it is withheld. */
      termList: z.array(
        z.object({
          year: z.number().int(),
          semstrCode: z.string(),
          semstrNm: z.string(),
          doneCount: z.number().int().nullable(),
        }),
      ),
    }),
  }),
  exportParticipation: post(`${path}/excel`, {
    access: menu('ABL_ADM', 'E'),
    summary: 'The same table as an Excel file, withheld as it is there; needs a reason.',
    body: z.object({
      testId: Id,
      year: CalendarYear.optional(),
      semstrCode: Semester.optional(),
      reason: ExportReason,
    }),
    gives: 'file',
    repeatable: false,
    output: ExportStarted,
  }),
  exportDistribution: post(`${path}/distribution/excel`, {
    access: menu('ABL_ADM', 'E'),
    summary: 'The same spread of all scales as an Excel file, withheld as it is there; needs a reason.',
    body: z.object({
      versionId: Id,
      collegeCode: z.string().max(20).optional(),
      grade: Grade.optional(),
      reason: ExportReason,
    }),
    gives: 'file',
    repeatable: false,
    output: ExportStarted,
  }),
  readDistribution: get(`${path}/distribution`, {
    access: menu('ABL_ADM', 'R'),
    summary: 'How points of the scales of a version are spread, in ten steps; steps under five are withheld.',
    remark:
      'Of each person the last result that nothing speaks against. Another group than those of `groupList` is not found.',
    query: z.object({ versionId: Id, collegeCode: z.string().max(20).optional(), grade: Grade.optional() }),
    output: z.object({
      /** Null where there are fewer than thirty people. */
      count: z.number().int().nullable(),
      /** Groups that may be looked at: nothing of fewer than thirty people can be worked out from them. Null: all. */
      groupList: z.array(
        z.object({
          collegeCode: z.string().nullable(),
          collegeNm: z.string().nullable(),
          grade: Grade.nullable(),
          count: z.number().int(),
        }),
      ),
      scaleList: z.array(
        z.object({
          scaleCode: z.string(),
          name: z.string(),
          parentCode: z.string().nullable(),
          /** In whole points. */
          mean: z.number().int(),
          deviation: z.number().int(),
          /** People with 0 to 9, 10 to 19 … 90 to 100 points, to the nearest five; null where it is withheld. */
          stepList: z.array(z.number().int().nullable()),
        }),
      ),
    }),
  }),
  pageTaken: get(`${path}/taken/page`, {
    access: menu('ABL_ADM', 'D'),
    summary: 'Results of one student by their number, without anything of what they say: to take one out.',
    query: PageQuery.omit({ sort: true }).extend({ studentNo: z.string().min(1).max(20) }),
    output: z.object({
      /** Null: nobody has that number. */
      student: z.object({ name: z.string(), deptNm: z.string(), grade: Grade }).nullable(),
      takenPage: pageOf(
        z.object({
          sessionId: Id,
          testNm: z.string(),
          versionNumber: z.number().int(),
          status: z.enum(SESSION_STATUSES),
          scoredAt: Instant,
          reason: z.string().nullable(),
          version: Version,
          stepList: stepsOf(SESSION_DESK_STEPS),
        }),
      ),
    }),
  }),
  stepTaken: stepCall({
    path: `${path}/taken`,
    access: menu('ABL_ADM', 'D'),
    summary: 'Takes a result out of everything, with a reason that its student reads; never one’s own.',
    actions: SESSION_DESK_STEPS,
    statuses: SESSION_STATUSES,
  }),
};
