/**
 * Advisors and their students, as the department's chief and staff and administrators settle it.
 */
import { z } from 'zod';

import { menu } from '../../../access.ts';
import { get, post } from '../../../call.ts';
import { YesNo } from '../../../shared/flag.ts';
import { CalendarDate, CalendarYear, Id } from '../../../shared/id.ts';
import { PageQuery, pageOf } from '../../../shared/page.ts';
import {
  Advisor,
  ADVISOR_END_REASONS,
  ADVISOR_MOST,
  ADVISOR_REASONS,
  ADVISOR_REQUEST_STATUSES,
  AdvisorHistory,
  AdvisorRequest,
  WISH_STEPS,
} from './words.ts';
import { stepCall, stepsOf } from '../../../shared/workflow.ts';
import { StudentRef } from '../words.ts';

/** A student, and who is there for them last: today's advisor, or one who begins later. */
const AdvisedStudent = StudentRef.extend({
  entYear: z.number().int(),
  /** Null for nobody. */
  assignmentId: Id.nullable(),
  advisorId: Id.nullable(),
  advisorNm: z.string().nullable(),
  beginsOn: CalendarDate.nullable(),
  /** The last day, where an end was settled. */
  endsOn: CalendarDate.nullable(),
});
export type AdvisedStudent = z.output<typeof AdvisedStudent>;

/** A change as it is going to be made, where nothing else happens to the student before. */
const Change = AdvisedStudent.extend({
  nextId: Id,
  nextNm: z.string(),
  nextOn: CalendarDate,
  reason: z.enum(ADVISOR_REASONS),
});
export type AdvisorChange = z.output<typeof Change>;

const Problem = z.object({
  /** Line of the file, the head counted. */
  line: z.number().int(),
  /** As it stands there. */
  stdntNo: z.string(),
  advisorNo: z.string(),
  reason: z.string(),
});
export type AdvisorProblem = z.output<typeof Problem>;

const Load = Advisor.extend({ added: z.number().int() });
export type AdvisorLoad = z.output<typeof Load>;

const DepartmentRequest = AdvisorRequest.extend({
  student: StudentRef,
  advisorId: Id.nullable(),
  advisorNm: z.string().nullable(),
  stepList: stepsOf(WISH_STEPS),
});
export type AskedAdvisor = z.output<typeof DepartmentRequest>;

const Narrowing = {
  /** This department and those below it. */
  deptCode: z.string().max(20).optional(),
  grade: z.number().int().min(1).max(6).optional(),
  entYear: CalendarYear.optional(),
};

export const advisorDesk = {
  pageAdvised: get('/admin/advisor/page', {
    access: menu('ADM_ADVSR', 'R'),
    summary: 'Students of the caller’s departments with their advisors, those without one first.',
    remark: 'A department counts with everything below.',
    query: PageQuery.omit({ sort: true }).extend({
      ...Narrowing,
      advisorId: Id.optional(),
      /** N: without one. */
      advisedAt: YesNo.optional(),
      searchText: z.string().max(100).optional(),
    }),
    output: z.object({
      studentPage: pageOf(AdvisedStudent),
      allCount: z.number().int(),
      unadvisedCount: z.number().int(),
      waitingCount: z.number().int(),
      can: z.object({ assign: z.boolean(), decide: z.boolean() }),
    }),
  }),
  pageAdvisors: get('/admin/advisor/professor/page', {
    access: menu('ADM_ADVSR', 'R'),
    summary:
      'Who may advise and how many they advise: of the caller’s departments, and whoever advises a student there.',
    query: PageQuery.omit({ sort: true }).extend({
      deptCode: Narrowing.deptCode,
      searchText: z.string().max(100).optional(),
    }),
    output: z.object({ advisorPage: pageOf(Advisor) }),
  }),
  readAdvised: get('/admin/advisor/student/{id}', {
    access: menu('ADM_ADVSR', 'R'),
    summary: 'A student with all advisors since they came.',
    params: z.object({ id: Id }),
    output: z.object({ student: AdvisedStudent, historyList: z.array(AdvisorHistory) }),
  }),
  previewImport: get('/admin/advisor/import', {
    access: menu('ADM_ADVSR', 'C'),
    summary:
      'What a file that the caller has uploaded would change, and what is wrong with which line; changes nothing.',
    remark: 'An xlsx or csv of at most 2 MB and 4,000 lines; 200 problems at most are told.',
    query: z.object({ fileId: Id }),
    output: z.object({
      changeList: z.array(Change),
      /** Lines that say what is so already. */
      unchangedCount: z.number().int(),
      /** The first ones. */
      problemList: z.array(Problem),
      problemCount: z.number().int(),
    }),
  }),
  previewDistribution: get('/admin/advisor/distribution', {
    access: menu('ADM_ADVSR', 'C'),
    summary: 'How students without an advisor, or those of one who leaves, would go evenly to others; changes nothing.',
    remark: 'Without fromId those who have no advisor. loadList says how many each has and gets.',
    query: z.object({
      ...Narrowing,
      /** The advisor whose students they are; absent for those without an advisor. */
      fromId: Id.optional(),
      advisorId: z.array(Id).min(1).max(ADVISOR_MOST.advisors),
      beginsOn: CalendarDate,
      reason: z.enum(ADVISOR_REASONS),
    }),
    output: z.object({ changeList: z.array(Change), loadList: z.array(Load) }),
  }),
  assignAdvisors: post('/admin/advisor/assign', {
    access: menu('ADM_ADVSR', 'C'),
    summary:
      'Gives students their advisors, all of them or none; refused where one of them has another advisor by now.',
    remark: 'assignmentId is as it was seen.',
    body: z.object({
      changeList: z
        .array(
          z.object({
            stdntId: Id,
            /** The assignment that they had when it was looked at. */
            assignmentId: Id.nullable(),
            nextId: Id,
            nextOn: CalendarDate,
            reason: z.enum(ADVISOR_REASONS),
          }),
        )
        .min(1)
        .max(ADVISOR_MOST.rows),
    }),
    output: z.object({ changedCount: z.number().int() }),
  }),
  endAdvisors: post('/admin/advisor/end', {
    access: menu('ADM_ADVSR', 'C'),
    summary:
      'Ends who advises students from a day on, with nobody to follow yet, all of them or none; refused where one of them has another advisor by now.',
    remark: 'assignmentId is as it was seen; endOn is the first day without.',
    body: z.object({
      endList: z
        .array(z.object({ stdntId: Id, assignmentId: Id }))
        .min(1)
        .max(ADVISOR_MOST.rows),
      /** The first day without. */
      endOn: CalendarDate,
      reason: z.enum(ADVISOR_END_REASONS),
    }),
    output: z.object({ endedCount: z.number().int() }),
  }),
  pageWishes: get('/admin/advisor/request/page', {
    access: menu('ADM_ADVSR', 'U'),
    summary: 'Wishes for another advisor: those that wait, the oldest first, or those that are over.',
    query: PageQuery.omit({ sort: true }).extend({ isOver: YesNo.default('N') }),
    output: z.object({ requestPage: pageOf(DepartmentRequest) }),
  }),
  stepWish: stepCall({
    path: '/admin/advisor/request',
    access: menu('ADM_ADVSR', 'U'),
    summary:
      'Accepts a wish with an advisor, or declines it with a reason; whoever comes second is told how it stands.',
    actions: WISH_STEPS,
    statuses: ADVISOR_REQUEST_STATUSES,
  }),
};
