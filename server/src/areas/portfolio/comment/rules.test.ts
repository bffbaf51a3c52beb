import { describe, expect, it } from 'vitest';

import { canFollow, countTakeUp, type DecidedComment, judgeDecision } from './rules.ts';

const ANSWER = '저는 팀을 이끌었습니다.';
const comment = (more: Partial<DecidedComment> = {}): DecidedComment => ({
  status: 'OPEN',
  quote: '팀을',
  suggestion: '열두 명을',
  now: { begins: 3, ends: 5 },
  ...more,
});

describe('W5 a decision on a comment', () => {
  it('puts the suggestion in the place of the words, and the words back again', () => {
    const accepted = { answer: '저는 열두 명을 이끌었습니다.', now: { begins: 3, ends: 8 } };
    expect(judgeDecision(comment(), 'ACCEPTED', ANSWER)).toEqual(accepted);
    const undone = judgeDecision(comment({ status: 'ACCEPTED', now: accepted.now }), 'OPEN', accepted.answer);
    expect(undone).toEqual({ answer: ANSWER, now: { begins: 3, ends: 5 } });
  });

  it.each([
    ['a remark has nothing to accept', comment({ suggestion: null }), ANSWER, 'NO_SUGGESTION'],
    ['the question is gone', comment(), null, 'NO_ANSWER'],
    ['the words are gone', comment({ now: null }), ANSWER, 'WORDS_GONE'],
    ['other words stand there', comment(), '저는 반을 이끌었습니다.', 'WORDS_GONE'],
    ['the answer would be too long', comment({ suggestion: '가'.repeat(9999) }), ANSWER, 'TOO_LONG'],
  ] as const)('is refused where %s', (_why, given, answer, code) => {
    expect(judgeDecision(given, 'ACCEPTED', answer)).toMatchObject({ code, field: 'decision' });
  });

  it('changes no answer where it refuses or ticks off', () => {
    expect(judgeDecision(comment(), 'REFUSED', ANSWER)).toBeUndefined();
    expect(judgeDecision(comment({ now: null }), 'DONE', null)).toBeUndefined();
    expect(judgeDecision(comment({ status: 'REFUSED' }), 'OPEN', ANSWER)).toBeUndefined();
  });

  it('comes from OPEN or leads back to it', () => {
    expect(canFollow('OPEN', 'DONE') && canFollow('DONE', 'OPEN')).toBe(true);
    expect(canFollow('OPEN', 'OPEN') || canFollow('ACCEPTED', 'REFUSED')).toBe(false);
  });

  it('is counted once, what is undecided by whether its words are others by now', () => {
    const of = (status: DecidedComment['status'], isChanged = false) => ({ status, isChanged });
    const all = [of('ACCEPTED'), of('ACCEPTED', true), of('REFUSED'), of('DONE', true), of('OPEN', true), of('OPEN')];
    expect(countTakeUp(all)).toEqual({ accepted: 2, refused: 1, done: 1, changed: 1, untouched: 1 });
  });
});
