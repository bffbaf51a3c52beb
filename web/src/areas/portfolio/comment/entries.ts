import type { DeskComment } from '@naru/contract/areas/portfolio/comment.ts';

import type { DeskEntry } from './desk-list.tsx';
import type { CommentDraft, Drafts } from './drafts.ts';
import { sortComments } from './order.ts';

/** Puts what is there and what is being written into the order of the text. */
export function listEntries(
  comments: readonly DeskComment[],
  drafts: Drafts,
  questionIds: readonly string[],
): readonly DeskEntry[] {
  const known = new Set(comments.map(({ commentId }) => commentId));
  const begun = [...drafts.values()].filter(({ commentId }) => !known.has(commentId));
  const toEntry = (one: CommentDraft | DeskComment, comment: DeskComment | undefined): DeskEntry => {
    const { commentId, questionId, begins, ends } = one;
    return { commentId, questionId, begins, ends, comment, draft: drafts.get(commentId) };
  };
  const entries = [...comments.map((one) => toEntry(one, one)), ...begun.map((one) => toEntry(one, undefined))];
  return sortComments(entries, questionIds);
}
