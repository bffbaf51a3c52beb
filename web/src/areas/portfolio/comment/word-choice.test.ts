import { describe, expect, it } from 'vitest';

import { listWords, moveChoice } from './word-choice.ts';

const text = '저는 팀을 이끌었습니다. 성과를 냈습니다.';
const words = listWords(text);
const step = (choice: ReturnType<typeof moveChoice>, by: 1 | -1, widens = false) =>
  moveChoice(words, choice, { by, widens });
const cut = (choice: ReturnType<typeof moveChoice>) => choice && text.slice(choice.begins, choice.ends);

describe('W5 words chosen by the keyboard', () => {
  it('go from word to word and stop at the ends', () => {
    const first = step(null, 1);
    expect(cut(first)).toBe('저는');
    expect(cut(step(first, 1))).toBe('팀을');
    expect(cut(step(first, -1))).toBe('저는');
    const last = words.at(-1) ?? null;
    expect(step(last, 1)).toEqual(last);
  });

  it('widen to the next word and narrow again, never to nothing', () => {
    const first = step(step(null, 1), 1);
    const wide = step(first, 1, true);
    expect(cut(wide)).toBe('팀을 이끌었습니다');
    expect(cut(step(wide, -1, true))).toBe('팀을');
    expect(cut(step(step(wide, -1, true), -1, true))).toBe('팀을');
  });

  it('are none in an empty text', () => {
    expect(moveChoice(listWords(''), null, { by: 1, widens: false })).toBe(null);
  });
});
