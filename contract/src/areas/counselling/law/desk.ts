/**
 * Legal counselling as law counsellors work on it. To everybody else each of these answers as not found.
 */
import { z } from 'zod';

import { hiddenMenu } from '../../../access.ts';
import { get, post, remove } from '../../../call.ts';
import { CalendarDate, Id, Instant } from '../../../shared/id.ts';
import { PageQuery, pageOf } from '../../../shared/page.ts';
import { LAW_CASE_TYPES, LAW_STATUSES, LAW_STEPS, LawCase, LawPause, LawStudent, LawSummary } from './words.ts';
import { stepCall, stepsOf } from '../../../shared/workflow.ts';
import { COUNSELLOR_STEPS } from '../meeting/steps.ts';

/** Lists of the desk: to do, open, one’s own, overdue, and over. */
export const LAW_VIEWS = ['TODO', 'OPEN', 'MINE', 'OVERDUE', 'OVER'] as const;

/** How another case names the same people: its client is the opponent here, its opponent the client here, or both have one opponent. */
export const LAW_CONFLICTS = ['CLIENT', 'OPPONENT', 'SAME_OPPONENT'] as const;

const Assignee = z.object({ memberId: Id, name: z.string() });
const DeskSummary = LawSummary.extend({
  student: LawStudent,
  assigneeList: z.array(Assignee),
  /** Another case names the same people on the other side. */
  hasConflict: z.boolean(),
});
export type LawDeskSummary = z.output<typeof DeskSummary>;

const OpinionVersion = z.object({
  number: z.number().int(),
  text: z.string(),
  draftedNm: z.string(),
  draftedAt: Instant,
  reviewedNm: z.string().nullable(),
  /** Why it was given back; null where it was not. */
  remark: z.string().nullable(),
});

const DeskCase = LawCase.extend({
  student: LawStudent,
  assigneeList: z.array(Assignee),
  hasConflict: z.boolean(),
  conflictList: z.array(
    z.object({
      caseId: Id,
      how: z.enum(LAW_CONFLICTS),
      studentNm: z.string(),
      askedAt: Instant,
      assigneeNmList: z.array(z.string()),
    }),
  ),
  /** Notes on the meeting, for law counsellors alone. */
  note: z.string().nullable(),
  /** The latest first. */
  opinionList: z.array(OpinionVersion),
  stepList: stepsOf(LAW_STEPS),
  /** Steps with the hour that it is about, where that is the caller’s own. */
  hourStepList: stepsOf(COUNSELLOR_STEPS),
  /** When everything in it is destroyed; null as long as it goes on. */
  destroyOn: CalendarDate.nullable(),
});
export type LawDeskCase = z.output<typeof DeskCase>;

const PauseBody = LawPause.omit({ pauseId: true }).extend({
  reasonKo: z.string().max(100),
  reasonEn: z.string().max(100),
});
const OfPause = z.object({ id: Id });

export const lawDesk = {
  pageCases: get('/cnslt/law/page', {
    access: hiddenMenu('CNS_LAW', 'R'),
    summary: 'Cases, those due first; what is over, the latest first.',
    query: PageQuery.omit({ sort: true }).extend({
      view: z.enum(LAW_VIEWS).default('TODO'),
      caseType: z.enum(LAW_CASE_TYPES).optional(),
      searchText: z.string().max(100).optional(),
    }),
    output: z.object({
      casePage: pageOf(DeskSummary),
      /** 100 at most each. */
      counts: z.object({ todo: z.number().int(), mine: z.number().int(), overdue: z.number().int() }),
    }),
  }),
  readCase: get('/cnslt/law/case/{id}', {
    access: hiddenMenu('CNS_LAW', 'RR'),
    summary: 'A case with everything that is in it, and what the caller can do about it now.',
    params: z.object({ id: Id }),
    output: z.object({ lawCase: DeskCase }),
  }),
  stepCase: stepCall({
    path: '/cnslt/law/case',
    access: hiddenMenu('CNS_LAW', 'U'),
    summary: 'One step of a case: a decision with its reason, who takes it, what was said, the opinion and its review.',
    actions: LAW_STEPS,
    statuses: LAW_STATUSES,
  }),
  listLawCounsellors: get('/cnslt/law/counsellor', {
    access: hiddenMenu('CNS_LAW', 'R'),
    summary: 'Law counsellors in service, with how many cases each has open.',
    output: z.object({ counsellorList: z.array(Assignee.extend({ openCount: z.number().int(), isMe: z.boolean() })) }),
  }),
  listPauses: get('/cnslt/law/pause', {
    access: hiddenMenu('CNS_LAW', 'R'),
    summary: 'Periods in which nothing is answered: of the last year and ahead.',
    output: z.object({ pauseList: z.array(LawPause) }),
  }),
  createPause: post('/cnslt/law/pause', {
    access: hiddenMenu('CNS_LAW', 'U'),
    summary: 'Adds a period in which nothing is answered; the clock of open cases is set by it.',
    body: PauseBody,
    output: z.object({ pauseId: Id }),
  }),
  deletePause: remove('/cnslt/law/pause/{id}', {
    access: hiddenMenu('CNS_LAW', 'U'),
    summary: 'Takes such a period away again; the clock of open cases is set by it.',
    params: OfPause,
    output: z.object({ pauseId: Id }),
  }),
};
