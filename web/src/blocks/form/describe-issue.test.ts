import { expect, test } from 'vitest';

import { describeIssue } from './describe-issue.ts';
import { ko } from './texts.ko.ts';

test.each([
  [{ code: 'invalid_type', input: undefined }, '제목을 적어 주세요.'],
  [{ code: 'too_small', origin: 'string', minimum: 1, input: '' }, '제목을 적어 주세요.'],
  [{ code: 'too_small', origin: 'array', minimum: 1, input: [] }, '제목을 골라 주세요.'],
  [{ code: 'invalid_type', input: null }, '제목을 골라 주세요.'],
  [{ code: 'invalid_type', input: 'x' }, '제목을 다시 확인해 주세요.'],
  [{ code: 'invalid_format', input: 'x' }, '제목을 다시 확인해 주세요.'],
  [{ code: 'custom', input: false }, ko.mustAgree],
  [{ code: 'custom', input: 'x' }, '제목을 다시 확인해 주세요.'],
  [{ code: 'invalid_value', input: 'fr' }, '제목을 다시 골라 주세요.'],
  [{ code: 'invalid_union', input: 'abc', errors: [[{ message: 'short' }], [{ message: 'long' }]] }, 'short'],
  [{ code: 'invalid_union', input: 'abc', errors: [] }, '제목을 다시 확인해 주세요.'],
  [{ code: 'too_small', origin: 'string', minimum: 10, input: 'abc' }, ko.tooShort('제목', '10')],
  [{ code: 'too_big', origin: 'string', maximum: 1000, input: 'x' }, ko.tooLong('제목', '1,000')],
  [{ code: 'too_big', origin: 'number', maximum: 6, input: 7 }, ko.tooBig('제목', '6')],
  [{ code: 'too_small', origin: 'number', minimum: 1, input: 0 }, ko.tooSmall('제목', '1')],
  [{ code: 'too_small', origin: 'number', minimum: 0, inclusive: false, input: 0 }, ko.notAbove('제목', '0')],
  [{ code: 'too_big', origin: 'array', maximum: 50, input: ['a'] }, ko.tooMany('제목', '50')],
])('%j says what to do', (issue, words) => {
  expect(describeIssue(issue, ko, '제목')).toBe(words);
});
