/** Comments at the very words of what was handed in, and what became of them (docs/specification.md, Corrections). */
import { z } from 'zod';

import { menu } from '../../access.ts';
import { get, post, put, remove } from '../../call.ts';
import { CalendarDate, Id, Instant } from '../../shared/id.ts';
import { OptionalText } from '../../shared/required-text.ts';
import { Version } from '../../shared/workflow.ts';
import { COMMENT_STATUSES, PAPER_AUDIENCES, PAPER_LANGUAGES, PAPER_MOST, PaperView, RUBRIC_POINTS } from './words.ts';

/** Decisions of a student about a comment; OPEN takes one back. */
export const COMMENT_DECISIONS = ['ACCEPTED', 'REFUSED', 'DONE', 'OPEN'] as const;
export type CommentDecision = (typeof COMMENT_DECISIONS)[number];

/** Counts of a round's comments by what became of them. */
const TakeUp = z.object({
  accepted: z.number().int(),
  refused: z.number().int(),
  done: z.number().int(),
  /** Undecided, but its words are others by now. */
  changed: z.number().int(),
  untouched: z.number().int(),
});
export type TakeUp = z.output<typeof TakeUp>;

const Place = z.number().int().min(0).max(PAPER_MOST.answer);
const Comment = z.object({
  commentId: Id,
  /** Null: on the résumé. */
  questionId: Id.nullable(),
  /** UTF-16 units of the answer as it was handed in. */
  begins: z.number().int(),
  ends: z.number().int(),
  /** The words; of a résumé the title of an item, or empty for all of it. */
  quote: z.string(),
  text: z.string(),
  /** Words to put in their place, empty for nothing; null for a remark only. */
  suggestion: z.string().nullable(),
  status: z.enum(COMMENT_STATUSES),
  createdAt: Instant,
  version: Version,
});
/** A comment as its corrector has it. */
export type DeskComment = z.output<typeof Comment>;

const OwnComment = Comment.extend({
  /** Where its words stand in the answer as it is now; null once they are gone. */
  nowBegins: z.number().int().nullable(),
  nowEnds: z.number().int().nullable(),
  /** Whether other words stand there by now. */
  isChanged: z.boolean(),
  decidedAt: Instant.nullable(),
});
/** A comment as its student has it. */
export type OwnComment = z.output<typeof OwnComment>;

const Frozen = z.object({ questionId: Id, question: z.string(), answer: z.string() });
export type FrozenAnswer = z.output<typeof Frozen>;

const Answer = Frozen.extend({
  /** False once the question was taken out of the letter. */
  isKept: z.boolean(),
  version: Version,
});
export type CorrectedAnswer = z.output<typeof Answer>;

const Round = z.object({
  correctionId: Id,
  round: z.number().int(),
  correctorNm: z.string(),
  requestedAt: Instant,
  completedAt: Instant,
  takeUp: TakeUp,
});
export type CorrectedRound = z.output<typeof Round>;

const ChosenRound = Round.extend({
  message: z.string(),
  overall: z.string(),
  rubric: z.partialRecord(z.enum(RUBRIC_POINTS), z.number().int()),
  /** As it was handed in; empty where only a résumé was. */
  questionList: z.array(Frozen),
  commentList: z.array(OwnComment),
});
export type ChosenRound = z.output<typeof ChosenRound>;

const Paper = z.object({
  paperId: Id,
  kind: z.enum(['LETTER', 'RESUME']),
  title: z.string(),
  company: z.string(),
  job: z.string(),
  dueOn: CalendarDate.nullable(),
  language: z.enum(PAPER_LANGUAGES),
  ownerNm: z.string(),
  isOwn: z.boolean(),
  /** As whom the caller reads it; null for one's own. */
  audience: z.enum(PAPER_AUDIENCES).nullable(),
  /** Answers as they are now; empty for a résumé. */
  questionList: z.array(Answer),
  /** Rounds that were answered, the latest first. */
  roundList: z.array(Round),
  /** The round that was asked for, the latest without; null where none was answered. */
  chosen: ChosenRound.nullable(),
  /** A round that is not answered yet. */
  waiting: z.object({ correctionId: Id, round: z.number().int(), requestedAt: Instant, answerBy: Instant }).nullable(),
  /** For its student: the latest 20 who opened it or a round of it. */
  viewList: z.array(PaperView),
  can: z.object({ decide: z.boolean(), ask: z.boolean() }),
});
export type CorrectedPaper = z.output<typeof Paper>;

/** Beginnings and ends of words that are commented on. */
const Written = {
  text: OptionalText(PAPER_MOST.comment),
  suggestion: z.string().max(PAPER_MOST.suggestion).nullable(),
};
const Given = z.object({
  /** Made by the browser, so that a comment is written once, however often it is sent. */
  commentId: Id,
  questionId: Id.nullable(),
  begins: Place,
  ends: Place,
  /** On a résumé the title of an item, or empty. */
  quote: z.string().max(PAPER_MOST.line).default(''),
  ...Written,
});
export type CommentGiven = z.output<typeof Given>;

/** The corrector's side. */
export const letterCommentDesk = {
  listDeskComments: get('/profsr/cl/comment/list/{id}', {
    access: menu('PRF_CL', 'RR'),
    summary: 'The comments on a request, and what became of those of the rounds before.',
    remark: 'Of the rounds before, those that the caller corrected, each until 30 days after it was answered.',
    params: z.object({ id: Id }),
    output: z.object({
      canWrite: z.boolean(),
      commentList: z.array(Comment),
      /** Null until the request is finished. */
      takeUp: TakeUp.nullable(),
      earlierList: z.array(Round.omit({ requestedAt: true }).extend({ commentList: z.array(Comment) })),
    }),
  }),
  addComment: post('/profsr/cl/comment/list/{id}', {
    access: menu('PRF_CL', 'U'),
    summary: 'Writes a comment at words of what was handed in.',
    remark: 'The same commentId again changes nothing; one that was deleted comes back.',
    params: z.object({ id: Id }),
    body: Given,
    output: z.object({ comment: Comment }),
  }),
  changeComment: put('/profsr/cl/comment/item/{id}', {
    access: menu('PRF_CL', 'U'),
    summary: 'Changes a comment.',
    params: z.object({ id: Id }),
    body: z.object({ version: Version, ...Written }),
    output: z.object({ comment: Comment }),
  }),
  removeComment: remove('/profsr/cl/comment/item/{id}', {
    access: menu('PRF_CL', 'U'),
    summary: 'Deletes a comment.',
    params: z.object({ id: Id }),
    output: z.object({}),
  }),
};

/** The student's side, and that of people whom a letter is shared with. */
export const letterComments = {
  readCorrected: get('/portfolio/cl/comment/paper/{id}/{owner}', {
    access: menu('PTF_CL', 'RR'),
    summary: 'A letter as it is now, with what its correctors said.',
    remark:
      'id is a letter, or a résumé that was handed in without one; owner is its student. What is not answered yet shows no comment.',
    params: z.object({ id: Id, owner: Id }),
    query: z.object({ correctionId: Id.optional() }),
    output: z.object({ paper: Paper }),
  }),
  listOpenComments: get('/portfolio/cl/comment/open/{id}', {
    access: menu('PTF_CL', 'RR'),
    summary: 'The comments of the latest answered round of one’s own letter, where they stand now.',
    params: z.object({ id: Id }),
    output: z.object({ commentList: z.array(OwnComment) }),
  }),
  decideComment: post('/portfolio/cl/comment/item/{id}/decision', {
    access: menu('PTF_CL', 'U'),
    summary: 'Accepts, refuses or ticks off a comment, or takes that back.',
    remark: 'To accept, and to take that back, changes the answer; answerVersion is the version of it that was seen.',
    params: z.object({ id: Id }),
    body: z.object({ decision: z.enum(COMMENT_DECISIONS), version: Version, answerVersion: Version.nullable() }),
    output: z.object({
      comment: OwnComment,
      /** Null: on a résumé. */
      answer: z.object({ questionId: Id, answer: z.string(), version: Version }).nullable(),
    }),
  }),
};
