import { ID } from '@naru/contract/shared/id.ts';
import { expect, test } from 'vitest';

import { makeQuestion, moveQuestion, putQuestion, withUnit } from './question-values.ts';

const list = [makeQuestion(), makeQuestion(), makeQuestion()];
const [first, second, third] = list as [(typeof list)[0], (typeof list)[0], (typeof list)[0]];
const ids = (questions: typeof list) => questions.map((question) => list.indexOf(question));

test('W1 a new question has an id of its own and the limits of the one before', () => {
  expect(new Set(list.map(({ questionId }) => questionId)).size).toBe(3);
  expect(first.questionId).toMatch(ID);
  expect(makeQuestion({ ...first, most: null, unit: 'BYTE_UTF8' })).toMatchObject({ most: null, unit: 'BYTE_UTF8' });
});

test('W1 questions move by one place, and never out of the list', () => {
  expect(ids(moveQuestion(list, 1, -1))).toEqual([1, 0, 2]);
  expect(ids(moveQuestion(list, 1, 1))).toEqual([0, 2, 1]);
  expect(ids(moveQuestion(list, 0, -1))).toEqual([0, 1, 2]);
});

test('W1 a question that was removed comes back to its place, once', () => {
  expect(ids(putQuestion([first, third], second, 1))).toEqual([0, 1, 2]);
  expect(ids(putQuestion(list, second, 0))).toEqual([0, 1, 2]);
});

test('W1 bytes bring a line break of two, unless it counts nothing', () => {
  expect(withUnit(first, 'BYTE_EUC_KR')).toMatchObject({ unit: 'BYTE_EUC_KR', lineBreak: 2 });
  expect(withUnit({ ...first, lineBreak: 0 }, 'BYTE_UTF8')).toMatchObject({ lineBreak: 0 });
});
