/** Decides whether a comment can stand at its words, and what a student can make of it. Pure. */
import type { CommentDecision, CommentGiven, TakeUp } from '@naru/contract/areas/portfolio/comment.ts';
import { replaceRange } from '@naru/contract/areas/portfolio/move-range.ts';
import { splitsCharacter, type TextRange } from '@naru/contract/shared/splice.ts';
import { PAPER_MOST, type CommentStatus } from '@naru/contract/areas/portfolio/words.ts';

export interface CommentProblem {
  readonly code:
    | 'NO_QUESTION'
    | 'NO_ITEM'
    | 'NO_WORDS'
    | 'OUTSIDE'
    | 'SPLIT'
    | 'EMPTY'
    | 'SAME'
    | 'TOO_MANY'
    | 'NO_SUGGESTION'
    | 'WORDS_GONE'
    | 'NO_ANSWER'
    | 'TOO_LONG';
  readonly field: string;
  readonly bound?: number;
}

/** Finds why a range of an answer takes no comment. */
export function findPlaceProblem(answer: string, { begins, ends }: TextRange): CommentProblem | undefined {
  if (begins > answer.length) return { code: 'OUTSIDE', field: 'begins', bound: answer.length };
  if (ends > answer.length) return { code: 'OUTSIDE', field: 'ends', bound: answer.length };
  if (ends <= begins) return { code: 'NO_WORDS', field: 'ends' };
  if (splitsCharacter(answer, begins)) return { code: 'SPLIT', field: 'begins' };
  return splitsCharacter(answer, ends) ? { code: 'SPLIT', field: 'ends' } : undefined;
}

/** Finds what a comment lacks. */
export function findTextProblem(
  { text, suggestion }: Pick<CommentGiven, 'text' | 'suggestion'>,
  quote: string,
): CommentProblem | undefined {
  if (suggestion === null) return text === '' ? { code: 'EMPTY', field: 'text' } : undefined;
  return suggestion === quote ? { code: 'SAME', field: 'suggestion' } : undefined;
}

export interface DecidedComment {
  readonly status: CommentStatus;
  readonly quote: string;
  readonly suggestion: string | null;
  /** Where its words stand now; null once they are gone. */
  readonly now: TextRange | null;
}

/** Answers as they change by a decision; undefined where it changes none. */
export type Decided = { readonly answer: string; readonly now: TextRange } | undefined;

const wordsAt = (answer: string, { begins, ends }: TextRange): string => answer.slice(begins, ends);

/** Whether other words stand in the answer than those that a comment is about; an accepted one is about its suggestion. */
export function isChanged(comment: DecidedComment, answer: string | null): boolean {
  const { status, suggestion, quote, now } = comment;
  if (answer === null || now === null) return true;
  return wordsAt(answer, now) !== (status === 'ACCEPTED' ? suggestion : quote);
}

/**
 * Decides what a decision makes of the answer, or why it cannot be.
 * @param answer as it is now; null on a résumé, and once the question is gone
 */
export function judgeDecision(
  comment: DecidedComment,
  decision: CommentDecision,
  answer: string | null,
): Decided | CommentProblem {
  const { status, suggestion, quote, now } = comment;
  const accepts = decision === 'ACCEPTED';
  if (suggestion === null && (accepts || decision === 'REFUSED')) return { code: 'NO_SUGGESTION', field: 'decision' };
  if (suggestion === null || !(accepts || (decision === 'OPEN' && status === 'ACCEPTED'))) return undefined;
  if (answer === null) return { code: 'NO_ANSWER', field: 'decision' };
  if (now === null || isChanged(comment, answer)) return { code: 'WORDS_GONE', field: 'decision' };
  const words = accepts ? suggestion : quote;
  const changed = replaceRange(answer, now, words);
  if (changed.length > PAPER_MOST.answer && changed.length > answer.length)
    return { code: 'TOO_LONG', field: 'decision', bound: PAPER_MOST.answer };
  return { answer: changed, now: { begins: now.begins, ends: now.begins + words.length } };
}

/** Whether a status may follow another: a decision from OPEN, and back. */
export const canFollow = (from: CommentStatus, to: CommentDecision): boolean => (from === 'OPEN') !== (to === 'OPEN');

/** Counts what became of comments. */
export function countTakeUp(
  comments: readonly { readonly status: CommentStatus; readonly isChanged: boolean }[],
): TakeUp {
  const count = (status: CommentStatus) => comments.filter((one) => one.status === status).length;
  const changed = comments.filter((one) => one.status === 'OPEN' && one.isChanged).length;
  return {
    accepted: count('ACCEPTED'),
    refused: count('REFUSED'),
    done: count('DONE'),
    changed,
    untouched: count('OPEN') - changed,
  };
}
