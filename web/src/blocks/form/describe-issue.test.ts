import { expect, test } from 'vitest';

import { describeIssue } from './describe-issue.ts';
import { ko } from './texts.ko.ts';

test.each([
  [{ code: 'invalid_type', input: undefined }, ko.missing],
  [{ code: 'too_small', origin: 'string', minimum: 1, input: '' }, ko.missing],
  [{ code: 'too_small', origin: 'array', minimum: 1, input: [] }, ko.missing],
  [{ code: 'invalid_type', input: null }, ko.missing],
  [{ code: 'invalid_type', input: 'x' }, ko.wrongType],
  [{ code: 'invalid_format', input: 'x' }, ko.wrongType],
  [{ code: 'custom', input: false }, ko.mustAgree],
  [{ code: 'custom', input: 'x' }, ko.wrongType],
  [{ code: 'invalid_value', input: 'fr' }, ko.choice],
  [{ code: 'invalid_union', input: 'abc', errors: [[{ message: 'short' }], [{ message: 'long' }]] }, 'short'],
  [{ code: 'invalid_union', input: 'abc', errors: [] }, ko.wrongType],
  [{ code: 'too_small', origin: 'string', minimum: 10, input: 'abc' }, ko.tooShort('10')],
  [{ code: 'too_big', origin: 'string', maximum: 1000, input: 'x' }, ko.tooLong('1,000')],
  [{ code: 'too_big', origin: 'number', maximum: 6, input: 7 }, ko.tooBig('6')],
  [{ code: 'too_small', origin: 'number', minimum: 1, input: 0 }, ko.tooSmall('1')],
  [{ code: 'too_big', origin: 'array', maximum: 50, input: ['a'] }, ko.tooMany('50')],
])('%j says what to do', (issue, words) => {
  expect(describeIssue(issue, ko)).toBe(words);
});
