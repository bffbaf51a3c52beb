import { describe, expect, it } from 'vitest';

import { compareTexts, type TextPiece } from './compare-texts.ts';

const marked = (pieces: readonly TextPiece[]): string =>
  pieces.map(({ text, isChanged }) => (isChanged ? `[${text}]` : text)).join('');
const compare = (before: string, after: string): string[] => {
  const { before: left, after: right } = compareTexts(before, after);
  return [marked(left), marked(right)];
};

describe('N3 two texts side by side', () => {
  it.each([
    ['같은 글이에요', '같은 글이에요', '같은 글이에요', '같은 글이에요'],
    ['한 줄이에요', '두 줄이에요', '[한] 줄이에요', '[두] 줄이에요'],
    ['앞 뒤', '앞 가운데 뒤', '앞 뒤', '앞 [가운데 ]뒤'],
    ['앞 가운데 뒤', '앞 뒤', '앞 [가운데 ]뒤', '앞 뒤'],
    ['하나 둘 셋', '넷 다섯 셋', '[하나 둘] 셋', '[넷 다섯] 셋'],
    ['첫 줄\n둘째 줄', '첫 줄\n새 줄\n둘째 줄', '첫 줄\n둘째 줄', '첫 줄\n[새 줄\n]둘째 줄'],
    ['', '새 글', '', '[새 글]'],
    ['옛 글', '', '[옛 글]', ''],
  ])('marks what differs between %j and %j', (before, after, left, right) => {
    expect(compare(before, after)).toEqual([left, right]);
  });

  it('loses no letter of either', () => {
    const [before, after] = ['가  나\n\n다 라 ', ' 가 나\n마 라'];
    const compared = compareTexts(before, after);
    expect(compared.before.map(({ text }) => text).join('')).toBe(before);
    expect(compared.after.map(({ text }) => text).join('')).toBe(after);
  });

  it('compares long texts by lines, and what is longer still as one piece', () => {
    const line = (n: number): string => `${n} `.repeat(30);
    const lines = Array.from({ length: 1_500 }, (_, n) => line(n));
    const swapped = ['first', ...lines.slice(1, -1).map((one, n) => (n === 700 ? 'new' : one)), 'last'];
    const { after } = compareTexts(lines.join('\n'), swapped.join('\n'));
    expect(after.filter(({ isChanged }) => isChanged).map(({ text }) => text)).toEqual(['first\n', 'new\n', 'last']);
    const many = (first: number): string => Array.from({ length: 5_000 }, (_, n) => n + first).join('\n');
    expect(compareTexts(many(0), many(10_000)).after).toHaveLength(1);
  });
});
