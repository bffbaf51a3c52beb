/** Requests for correction as their students ask for them and read them (docs/specification.md, Corrections). */
import { z } from 'zod';

import { menu } from '../../access.ts';
import { get, post } from '../../call.ts';
import { CalendarDate, Id, Instant } from '../../shared/id.ts';
import { OptionalText } from '../../shared/required-text.ts';
import { stepCall, stepsOf, Version } from '../../shared/workflow.ts';
import { FORM_STATUSES } from '../survey.ts';
import { ReadSnapshot, SnapshotQuestion } from './snapshot.ts';
import {
  CORRECTION_STATUSES,
  CORRECTOR_KINDS,
  OWN_CORRECTION_STEPS,
  PAPER_LANGUAGES,
  PAPER_MOST,
  PaperView,
  Rubric,
} from './words.ts';

const path = '/portfolio/cl/correction';
const requestPath = `${path}/request`;

/** The paper that a request begins at. */
export const CORRECTED_PAPERS = ['LETTER', 'RESUME'] as const;

/** Reasons why a paper cannot be handed in. OPEN: it is being corrected. MOST: two others are. EMPTY: nothing is written. */
export const CORRECTION_BARS = ['OPEN', 'MOST', 'EMPTY'] as const;
export type CorrectionBar = (typeof CORRECTION_BARS)[number];

/** Where a request stands, beside the paper that it is about. */
export const CorrectionStanding = z.object({
  correctionId: Id,
  /** Null: the résumé alone. */
  letterId: Id.nullable(),
  resumeId: Id.nullable(),
  title: z.string(),
  company: z.string(),
  round: z.number().int(),
  status: z.enum(CORRECTION_STATUSES),
  wanted: z.enum(CORRECTOR_KINDS),
  requestedAt: Instant,
  /** The last day on which an answer should come. */
  answerOn: CalendarDate,
  /** It should have been answered by now. */
  isLate: z.boolean(),
  /** Null while nobody has taken it. */
  assigneeNm: z.string().nullable(),
  completedAt: Instant.nullable(),
  /** Remarks that the student has not decided about; 0 until it is completed. */
  openCommentCount: z.number().int(),
  /** The last who opened it; null: nobody yet. */
  lastView: PaperView.nullable(),
  version: Version,
});
export type CorrectionStanding = z.output<typeof CorrectionStanding>;

/** A person who corrects, or the number of those who do. */
const Kind = z.object({
  wanted: z.enum(CORRECTOR_KINDS),
  /** The student's own professor or coach, by name; null for an office, or where there is none. */
  personNm: z.string().nullable(),
  /** People whom the request reaches; with 0 it cannot be asked for. */
  personCount: z.number().int(),
});

export const corrections = {
  readCorrectionForm: get(`${path}/form/{id}`, {
    access: menu('PTF_CL', 'C'),
    summary: 'A paper of the caller that is to be handed in: its questions, who could correct it, and by when.',
    params: z.object({ id: Id }),
    query: z.object({
      /** The paper that the id is of. */
      paper: z.enum(CORRECTED_PAPERS).default('LETTER'),
    }),
    output: z.object({
      /** Null: the résumé alone. */
      letter: z
        .object({
          letterId: Id,
          title: z.string(),
          company: z.string(),
          job: z.string(),
          dueOn: CalendarDate.nullable(),
          language: z.enum(PAPER_LANGUAGES),
          questionList: z.array(SnapshotQuestion),
        })
        .nullable(),
      /** Résumés of the caller, the default one first. */
      resumeList: z.array(z.object({ resumeId: Id, title: z.string(), isDefault: z.boolean(), isBlind: z.boolean() })),
      kindList: z.array(Kind),
      round: z.number().int(),
      /** Null: it can be handed in. */
      bar: z.enum(CORRECTION_BARS).nullable(),
      openCount: z.number().int(),
      today: CalendarDate,
      /** The last day of three working days, if it is asked for now. */
      answerOn: CalendarDate,
    }),
  }),
  createCorrection: post(requestPath, {
    access: menu('PTF_CL', 'C'),
    summary: 'Hands in a letter, a résumé or both to be corrected, frozen as they are now.',
    remark: 'A paper has one open request, a student two.',
    body: z.object({
      letterId: Id.nullable(),
      /** Questions whose answers are to be read; none for a résumé alone. */
      questionIdList: z.array(Id).max(PAPER_MOST.questions),
      resumeId: Id.nullable(),
      /** The language of the résumé; a letter has its own. */
      language: z.enum(PAPER_LANGUAGES).default('ko'),
      wanted: z.enum(CORRECTOR_KINDS),
      message: OptionalText(PAPER_MOST.message),
      /** The day on which the paper is due; null for none. */
      dueOn: CalendarDate.nullable(),
    }),
    output: z.object({ correctionId: Id }),
  }),
  listOwnCorrections: get(`${path}/list`, {
    access: menu('PTF_CL', 'R'),
    summary: 'The caller’s requests for correction, the latest first; those of one paper where it is named.',
    query: z.object({ letterId: Id.optional(), resumeId: Id.optional() }),
    output: z.object({ correctionList: z.array(CorrectionStanding), openCount: z.number().int() }),
  }),
  readOwnCorrection: get(`${requestPath}/{id}`, {
    access: menu('PTF_CL', 'RR'),
    summary: 'One request of the caller: what was handed in, who opened it, and what was said on the whole.',
    params: z.object({ id: Id }),
    output: z.object({
      correction: CorrectionStanding.extend({
        /** The student's own id, for the address of the letter's page. */
        stdntId: Id.nullable(),
        message: z.string(),
        dueOn: CalendarDate.nullable(),
        snapshot: ReadSnapshot,
        /** Empty until it is completed. */
        overall: z.string(),
        rubric: Rubric,
        /** Everybody else who opened it, the latest first. */
        viewList: z.array(PaperView),
        /** The survey about it; null while none is open or comes. */
        surveyStatus: z.enum(FORM_STATUSES).nullable(),
        stepList: stepsOf(OWN_CORRECTION_STEPS),
      }),
    }),
  }),
  stepOwnCorrection: stepCall({
    path: requestPath,
    access: menu('PTF_CL', 'C'),
    summary: 'Withdraws a request, until its first comment: it is gone then.',
    actions: OWN_CORRECTION_STEPS,
    statuses: CORRECTION_STATUSES,
  }),
};
