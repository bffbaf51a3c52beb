/** The queue of corrections: for those who correct, and for the office that hands them out (docs/specification.md, Corrections). */
import { z } from 'zod';

import { menu } from '../../access.ts';
import { get, post, put, remove } from '../../call.ts';
import { FileRef } from '../../shared/file.ts';
import { CalendarDate, Id, Instant } from '../../shared/id.ts';
import { ExportReason, ExportStarted } from '../../shared/export.ts';
import { PageQuery, pageOf } from '../../shared/page.ts';
import { changedOf, createdOf } from '../../shared/record-schema.ts';
import { defineRecord, line, text } from '../../shared/record.ts';
import { stepCall, stepsOf, Version } from '../../shared/workflow.ts';
import { ReadSnapshot } from './snapshot.ts';
import { CORRECTION_STATUSES, CORRECTOR_KINDS, DESK_CORRECTION_STEPS, PAPER_MOST, Rubric } from './words.ts';
import { WholeNumber } from '../../shared/whole-number.ts';

const path = '/profsr/cl';
const requestPath = `${path}/request`;
const templatePath = `${path}/template`;

/** QUEUE: nobody has taken it. MINE: the caller has. DONE: the caller completed it. ALL: of everybody, for the office. */
export const DESK_TABS = ['QUEUE', 'MINE', 'DONE', 'ALL'] as const;
export type DeskTab = (typeof DESK_TABS)[number];

/** How pressing a request is: late, within 48 hours, later. */
export const URGENCIES = ['LATE', 'SOON', 'LATER'] as const;
export type Urgency = (typeof URGENCIES)[number];

/** Things that happen to a request, as its history has them. GONE: its student deleted the paper. */
export const CORRECTION_ACTIONS = ['ASK', 'CLAIM', 'ASSIGN', 'RELEASE', 'FINISH', 'WITHDRAW', 'GONE'] as const;
export type CorrectionAction = (typeof CORRECTION_ACTIONS)[number];

/** A request as the queue shows it: nothing of the text that was handed in. */
export const QueuedCorrection = z.object({
  correctionId: Id,
  studentNm: z.string(),
  deptNm: z.string(),
  title: z.string(),
  company: z.string(),
  /** Papers that were handed in. */
  hasLetter: z.boolean(),
  hasResume: z.boolean(),
  wanted: z.enum(CORRECTOR_KINDS),
  characters: z.number().int(),
  dueOn: CalendarDate.nullable(),
  answerBy: Instant,
  /** The last day on which an answer should come. */
  answerOn: CalendarDate,
  urgency: z.enum(URGENCIES),
  requestedAt: Instant,
  round: z.number().int(),
  status: z.enum(CORRECTION_STATUSES),
  assigneeNm: z.string().nullable(),
  /** The caller has it, and opens it. */
  isMine: z.boolean(),
  completedAt: Instant.nullable(),
  version: Version,
  stepList: stepsOf(DESK_CORRECTION_STEPS),
});
export type QueuedCorrection = z.output<typeof QueuedCorrection>;

/** Somebody who corrects, with what they have to do. */
export const CorrectorLoad = z.object({
  memberId: Id,
  memberNm: z.string(),
  deptNm: z.string().nullable(),
  kind: z.enum(CORRECTOR_KINDS),
  openCount: z.number().int(),
  lateCount: z.number().int(),
  /** Due within 48 hours. */
  soonCount: z.number().int(),
  /** Completed within 30 days. */
  doneCount: z.number().int(),
});
export type CorrectorLoad = z.output<typeof CorrectorLoad>;

const HistoryEntry = z.object({
  action: z.enum(CORRECTION_ACTIONS),
  at: Instant,
  actorNm: z.string().nullable(),
  /** The person that it went to or was taken from. */
  assigneeNm: z.string().nullable(),
  reason: z.string().nullable(),
});
export type CorrectionHistoryEntry = z.output<typeof HistoryEntry>;

/** Words that a corrector puts into comments again and again. */
export const TEMPLATE = defineRecord(
  'correction_template',
  { ko: '문구', en: 'template' },
  {
    fields: {
      title: line(PAPER_MOST.title, { ko: '이름', en: 'Name' }),
      text: text(PAPER_MOST.template, { ko: '문구', en: 'Text' }),
    },
  },
);

export const CorrectionTemplate = createdOf(TEMPLATE).extend({
  templateId: Id,
  /** Everybody's, kept by the career office. */
  isShared: z.boolean(),
  mayChange: z.boolean(),
  version: Version,
});
export type CorrectionTemplate = z.output<typeof CorrectionTemplate>;

/** A word on the whole, and the points of the rubric, as they are being written. */
const Draft = z.object({ overall: z.string().max(PAPER_MOST.overall), rubric: Rubric });

const Filters = {
  tab: z.enum(DESK_TABS).default('QUEUE'),
  status: z.enum(CORRECTION_STATUSES).optional(),
  wanted: z.enum(CORRECTOR_KINDS).optional(),
  urgency: z.enum(URGENCIES).optional(),
  assigneeId: Id.optional(),
  searchText: z.string().max(100).optional(),
};

export const correctionDesk = {
  pageCorrections: get(`${path}/page`, {
    access: menu('PRF_CL', 'R'),
    summary: 'Requests for correction that reach the caller, the most urgent on top.',
    query: PageQuery.omit({ sort: true }).extend(Filters),
    output: z.object({
      correctionPage: pageOf(QueuedCorrection),
      /** Requests that nobody has taken, of those that reach the caller. */
      queueCount: z.number().int(),
      /** Open requests that the caller has, and how many of them press. */
      mine: z.object({ openCount: z.number().int(), lateCount: z.number().int(), soonCount: z.number().int() }),
      doneCount: z.number().int(),
      /** The caller hands requests out: sees those of everybody. */
      mayAssign: z.boolean(),
    }),
  }),
  listCorrectorLoads: get(`${path}/load`, {
    access: menu('PRF_CL', 'C'),
    summary: 'Everybody who corrects, with what they have open and what they completed; for the office alone.',
    output: z.object({ loadList: z.array(CorrectorLoad) }),
  }),
  readHandling: get(`${requestPath}/{id}/handling`, {
    access: menu('PRF_CL', 'U'),
    summary: 'How a request went from hand to hand, and whom it can be given to; for the office alone.',
    params: z.object({ id: Id }),
    output: z.object({
      correction: QueuedCorrection,
      historyList: z.array(HistoryEntry),
      /** Those whom the student wants first, and among them those with the least to do. */
      candidateList: z.array(CorrectorLoad),
    }),
  }),
  readCorrection: get(`${requestPath}/{id}`, {
    access: menu('PRF_CL', 'RR'),
    summary: 'A request that the caller has, with what was handed in; the student sees that it was opened.',
    remark: 'Until 30 days after it was completed; not found once it was released.',
    params: z.object({ id: Id }),
    output: z.object({
      correction: QueuedCorrection.extend({
        message: z.string(),
        snapshot: ReadSnapshot,
        /** The photo of the résumé; none where it is blind, or gone. */
        fileList: z.array(FileRef),
        overall: z.string(),
        rubric: Rubric,
        /** Counts what was saved of the word on the whole and of the rubric. */
        draftVersion: z.number().int(),
        /** The last day on which the caller may read it; null while it is open. */
        readableUntil: CalendarDate.nullable(),
        historyList: z.array(HistoryEntry),
        /** Rounds of the same letter before this one that the caller corrected. */
        earlierList: z.array(z.object({ correctionId: Id, round: z.number().int(), completedAt: Instant })),
      }),
    }),
  }),
  saveCorrectionDraft: put(`${requestPath}/{id}/draft`, {
    access: menu('PRF_CL', 'U'),
    summary: 'Saves the word on the whole and the rubric while they are being written; the student sees neither.',
    draft: true,
    params: z.object({ id: Id }),
    body: Draft.extend({ draftVersion: WholeNumber }),
    output: z.object({ draftVersion: z.number().int() }),
  }),
  stepCorrection: stepCall({
    path: requestPath,
    access: menu('PRF_CL', 'U'),
    summary: 'Takes a request, gives it back or to somebody, or completes it.',
    remark: 'Of those who take one at once, one gets it; the others are told who.',
    actions: DESK_CORRECTION_STEPS,
    statuses: CORRECTION_STATUSES,
  }),
  listTemplates: get(templatePath, {
    access: menu('PRF_CL', 'R'),
    summary: 'The caller’s own templates and everybody’s.',
    output: z.object({ templateList: z.array(CorrectionTemplate), mayShare: z.boolean() }),
  }),
  createTemplate: post(templatePath, {
    access: menu('PRF_CL', 'U'),
    summary: 'Adds a template of the caller’s own; everybody’s for who may create them.',
    body: createdOf(TEMPLATE, { isShared: z.boolean() }),
    output: z.object({ templateId: Id }),
  }),
  changeTemplate: put(`${templatePath}/{id}`, {
    access: menu('PRF_CL', 'U'),
    summary: 'Changes a template.',
    params: z.object({ id: Id }),
    body: changedOf(TEMPLATE),
    output: z.object({ templateId: Id, version: Version }),
  }),
  deleteTemplate: remove(`${templatePath}/{id}`, {
    access: menu('PRF_CL', 'U'),
    summary: 'Deletes a template; comments that were made with it stay.',
    params: z.object({ id: Id }),
    output: z.object({}),
  }),
  exportCorrections: post(`${path}/excel`, {
    access: menu('PRF_CL', 'E'),
    summary: 'The figures of requests as an Excel file, nothing of what was handed in; needs a reason.',
    body: z.object({ ...Filters, reason: ExportReason }),
    gives: 'file',
    repeatable: false,
    output: ExportStarted,
  }),
};
