import type { CorrectedAnswer, DeskComment, OwnComment } from '@naru/contract/areas/portfolio/comment.ts';

import type { AnswerRow } from './answer-store.ts';
import { isChanged } from './rules.ts';
import type { CommentRow } from './store.ts';

/** Presents a comment as its corrector has it. */
export function presentComment(row: CommentRow): DeskComment {
  const { questionId, begins, ends, quote, text, suggestion, status, version } = row;
  const createdAt = row.createdAt.toISOString();
  return { commentId: row.id, questionId, begins, ends, quote, text, suggestion, status, createdAt, version };
}

/** Returns where the words of a comment stand now; null once they are gone. */
export const placeNow = ({ nowBegins, nowEnds }: CommentRow) =>
  nowBegins === null || nowEnds === null ? null : { begins: nowBegins, ends: nowEnds };

/** Whether other words stand there than those that a comment is about; never on a résumé, which is not followed. */
export function isOvertaken(row: CommentRow, answers: ReadonlyMap<string, AnswerRow>): boolean {
  if (row.questionId === null) return false;
  const answer = answers.get(row.questionId);
  return isChanged({ ...row, now: placeNow(row) }, answer?.isKept ? answer.answer : null);
}

/** Presents a comment as its student has it. */
export function presentOwnComment(row: CommentRow, answers: ReadonlyMap<string, AnswerRow>): OwnComment {
  return {
    ...presentComment(row),
    nowBegins: row.nowBegins,
    nowEnds: row.nowEnds,
    isChanged: isOvertaken(row, answers),
    decidedAt: row.decidedAt?.toISOString() ?? null,
  };
}

export const presentAnswer = ({ questionId, question, answer, isKept, version }: AnswerRow): CorrectedAnswer => ({
  questionId,
  question,
  answer,
  isKept,
  version,
});

export const byQuestion = (answers: readonly AnswerRow[]): ReadonlyMap<string, AnswerRow> =>
  new Map(answers.map((answer) => [answer.questionId, answer]));
