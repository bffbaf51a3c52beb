import type { OwnComment } from '@naru/contract/areas/portfolio/comment.ts';

/** Places of comments in the answer as it is now, as the editor marks them. */
export function marksOf(
  comments: readonly OwnComment[],
): { id: string; begins: number; ends: number; look: 'open' | 'done' }[] {
  return comments.flatMap(({ commentId, nowBegins, nowEnds, status }) =>
    nowBegins === null || nowEnds === null || nowBegins === nowEnds
      ? []
      : [
          {
            id: commentId,
            begins: nowBegins,
            ends: nowEnds,
            look: status === 'OPEN' ? ('open' as const) : ('done' as const),
          },
        ],
  );
}
