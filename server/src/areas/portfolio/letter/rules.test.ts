import { expect, test } from 'vitest';

import { findTwice, isSameLetter, keepsBefore } from './rules.ts';

const now = new Date('2026-11-24T01:00:00Z');
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

test.each([
  ['글', undefined, true],
  ['', undefined, false],
  ['글', { answer: '옛 글', createdAt: ago(9.9) }, false],
  ['글', { answer: '옛 글', createdAt: ago(10) }, true],
  ['글', { answer: '글', createdAt: ago(60) }, false],
])('W2 %j after %j is kept: %s', (before, last, isKept) => expect(keepsBefore(before, last, now)).toBe(isKept));

const question = (questionId: string) => ({
  questionId,
  question: 'q',
  most: 500,
  unit: 'CHARACTER' as const,
  countsSpaces: true,
  lineBreak: 1,
});
const letter = {
  title: 't',
  company: 'c',
  job: 'j',
  dueOn: null,
  language: 'ko' as const,
  questionList: [question('a'), question('b')],
};

test('W1 the order of questions and each of their parts make another letter', () => {
  expect(isSameLetter(letter, { ...letter, version: 3 } as typeof letter)).toBe(true);
  expect(isSameLetter(letter, { ...letter, questionList: letter.questionList.toReversed() })).toBe(false);
  expect(isSameLetter(letter, { ...letter, job: 'k' })).toBe(false);
  const longer = letter.questionList.map((one) => ({ ...one, most: 600 }));
  expect(isSameLetter(letter, { ...letter, questionList: longer })).toBe(false);
});

test('W1 a question that is listed twice is found at its second place', () => {
  expect(findTwice(letter.questionList)).toBe(-1);
  expect(findTwice([question('a'), question('b'), question('a')])).toBe(2);
});
