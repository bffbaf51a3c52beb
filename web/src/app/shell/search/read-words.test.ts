import { expect, test } from 'vitest';

import { readWords } from './read-words.ts';

test.each([
  ['', ''],
  [' ', ''],
  ['장', ''],
  ['장 ', ''],
  ['ㅈ', ''],
  ['😀', ''],
  ['장학', '장학'],
  [' 자료 구조 ', '자료 구조'],
  ['장학'.normalize('NFD'), '장학'],
  ['장ㅎ', ''],
  ['장학ㄱ', '장학'],
  ['장학 ㄱ', '장학'],
  ['ㅈㅎㄱ', 'ㅈㅎㄱ'],
  ['os', 'os'],
  ['a'.repeat(120), 'a'.repeat(100)],
])('%j asks for %j', (typed, wanted) => {
  expect(readWords(typed)).toBe(wanted);
});
