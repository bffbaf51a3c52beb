/**
 * Comments on the requests of the demonstration, and what became of them: the student whom everybody tries first has
 * accepted two, refused one and ticked one off; one waits. Pure.
 */
import { moveRange, replaceRange } from '@naru/contract/areas/portfolio/move-range.ts';
import { findSplice, type TextRange } from '@naru/contract/shared/splice.ts';
import type { CommentStatus } from '@naru/contract/areas/portfolio/words.ts';
import type { Insertable } from 'kysely';

import type { DB } from '../../src/platform/db/schema.gen.ts';
import { createIds } from '../random.ts';
import { COMMENT_PLOTS } from './comment-texts.ts';
import type { CorrectionRows } from './corrections.ts';

const MINUTE_MS = 60_000;
/** From the corrector's first look to the first comment, and from one to the next. */
const PAUSE_MS = 30 * MINUTE_MS;

type Rows<T extends keyof DB> = Insertable<DB[T]>[];
type Question = Insertable<DB['cover_letter_question']>;
type Correction = Insertable<DB['letter_correction']>;
type Comment = Insertable<DB['letter_comment']>;

/** Decisions in the order of the plots. */
const DECISIONS: readonly CommentStatus[] = ['ACCEPTED', 'ACCEPTED', 'REFUSED', 'DONE', 'OPEN'];

export interface CommentRows extends Pick<CorrectionRows, 'questions' | 'corrections'> {
  readonly comments: Rows<'letter_comment'>;
}

/** Gives the comments, and the answers and requests as they are with them. @param deciderId the student who decides */
export function makeComments(made: CorrectionRows, deciderId: string | undefined): CommentRows {
  const ids = createIds('letter_comment');
  const comments: Comment[] = [];
  const answers = new Map(made.questions.map((question) => [question.id, question]));
  const corrections = made.corrections.map((correction, at) => {
    // Every other one of those that are being corrected is begun.
    if (!correction.assignee_id || (correction.status === 'REQUESTED' && at % 2 === 1)) return correction;
    const own = commentsOf(correction, [...answers.values()], ids);
    if (own.length === 0) return correction;
    const isDecided = correction.status === 'COMPLETED' && correction.member_id === deciderId;
    comments.push(...(isDecided ? decideAll(own, correction, answers) : own));
    return { ...correction, first_comment_at: own[0]?.created_at ?? null };
  });
  return { questions: made.questions.map((question) => answers.get(question.id) ?? question), corrections, comments };
}

function commentsOf(correction: Correction, questions: readonly Question[], ids: () => string): Comment[] {
  const own = questions.filter(({ letter_id }) => letter_id === correction.letter_id);
  return (COMMENT_PLOTS[correction.company ?? ''] ?? []).flatMap(({ quote, text, suggestion }, at) => {
    const question = own.find(({ answer }) => answer?.includes(quote));
    if (!question) return [];
    const begins = question.answer?.indexOf(quote) ?? 0;
    const ends = begins + quote.length;
    const createdAt = new Date(Date.parse(String(correction.claimed_at)) + (at + 1) * PAUSE_MS).toISOString();
    return [
      {
        id: ids(),
        correction_id: correction.id,
        question_id: question.id,
        begins,
        ends,
        quote,
        text,
        suggestion: suggestion ?? null,
        status: 'OPEN',
        now_begins: begins,
        now_ends: ends,
        author_id: correction.assignee_id ?? '',
        created_at: createdAt,
        decided_at: null,
        version: 1,
      },
    ];
  });
}

/** Decides on each in its turn, and moves the others along with what was accepted. */
function decideAll(comments: readonly Comment[], correction: Correction, answers: Map<string, Question>): Comment[] {
  let all = [...comments];
  const decidedAt = new Date(Date.parse(String(correction.completed_at)) + PAUSE_MS).toISOString();
  all.forEach((comment, at) => {
    const status = DECISIONS[at] ?? 'OPEN';
    if (status === 'OPEN') return;
    if (status === 'ACCEPTED') all = accept(all, comment.id, answers);
    all = all.map((one) => (one.id === comment.id ? { ...one, status, decided_at: decidedAt, version: 2 } : one));
  });
  return all;
}

const placeOf = ({ now_begins: begins, now_ends: ends }: Comment): TextRange => ({
  begins: begins ?? 0,
  ends: ends ?? 0,
});

function accept(all: readonly Comment[], id: string, answers: Map<string, Question>): Comment[] {
  const accepted = all.find((one) => one.id === id);
  const question = answers.get(accepted?.question_id ?? '');
  if (!accepted || !question) throw new RangeError('there is nothing to accept');
  const before = question.answer ?? '';
  const place = placeOf(accepted);
  const words = accepted.suggestion ?? '';
  const answer = replaceRange(before, place, words);
  answers.set(question.id, { ...question, answer });
  const splice = findSplice(before, answer);
  return all.map((one) => {
    if (one.question_id !== question.id) return one;
    const now =
      one.id === id ? { begins: place.begins, ends: place.begins + words.length } : moveRange(placeOf(one), splice);
    return { ...one, now_begins: now?.begins ?? null, now_ends: now?.ends ?? null };
  });
}
