import { describe, expect, it } from 'vitest';

import { findBeside, sortComments } from './order.ts';

const of = (commentId: string, questionId: string | null, begins: number, ends = begins + 2) => ({
  commentId,
  questionId,
  begins,
  ends,
});
const all = [of('d', null, 0), of('c', 'q2', 1), of('b', 'q1', 9), of('a', 'q1', 3), of('a0', 'q1', 3, 4)];

describe('W5 comments in the order of the text', () => {
  it('stand by question, by place, the narrower one first, and the résumé’s last', () => {
    expect(sortComments(all, ['q1', 'q2']).map(({ commentId }) => commentId)).toEqual(['a0', 'a', 'b', 'c', 'd']);
  });

  it('are walked through by one key, from either end', () => {
    const sorted = sortComments(all, ['q1', 'q2']);
    expect(findBeside(sorted, undefined, 1)?.commentId).toBe('a0');
    expect(findBeside(sorted, undefined, -1)?.commentId).toBe('d');
    expect(findBeside(sorted, 'a', 1)?.commentId).toBe('b');
    expect(findBeside(sorted, 'd', 1)).toBeUndefined();
  });
});
