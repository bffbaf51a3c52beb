import { expect, test } from 'vitest';

import { diffText } from './word-diff.ts';

const side = (parts: ReturnType<typeof diffText>, look: 'in' | 'out') =>
  parts
    .filter((part) => part.look === 'same' || part.look === look)
    .map(({ text }) => text)
    .join('');

test.each([
  ['저는 기획을 좋아합니다.', '저는 데이터 기획을 정말 좋아합니다.'],
  ['첫 줄\n둘째 줄', '첫 줄\n\n셋째 줄'],
  ['', '새 글'],
  ['가😀나', '가나'],
])('W2 the parts of %j and %j make both texts again', (before, after) => {
  const parts = diffText(before, after);
  expect(side(parts, 'out').replace(/\s+/g, ' ')).toBe(before.replace(/\s+/g, ' '));
  expect(side(parts, 'in').replace(/\s+/g, ' ')).toBe(after.replace(/\s+/g, ' '));
});

test('W2 a word that changed is told, and its neighbours are not', () => {
  const parts = diffText('저는 기획을 좋아합니다.', '저는 개발을 좋아합니다.');
  expect(parts.filter(({ look }) => look === 'out').map(({ text }) => text.trim())).toEqual(['기획을']);
  expect(parts.filter(({ look }) => look === 'in').map(({ text }) => text.trim())).toEqual(['개발을']);
});

test('W2 two long texts with nothing in common take no more than the bound', () => {
  const long = (word: string) => Array.from({ length: 2500 }, (_, at) => `${word}${at}`).join(' ');
  const begun = performance.now();
  diffText(long('가'), long('나'));
  expect(performance.now() - begun).toBeLessThan(8000);
});
