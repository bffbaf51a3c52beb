import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatList, formatText } from './text.ts';

test.each([
  ['글', '글'],
  [' 앞뒤 ', ' 앞뒤 '],
  [0, '0'],
  [false, 'false'],
  [12n, '12'],
  ['', '-'],
  ['  ', '-'],
  [null, '-'],
  [undefined, '-'],
  [NaN, '-'],
  [{}, '-'],
  [[], '-'],
])('the text of %o is %s', (value, text) => {
  expect(formatText(value, '-')).toBe(text);
  expect(formatText(value)).toBe(text === '-' ? '' : text);
});

test('a list is joined by a comma and a space, without gaps', () => {
  expect(formatList(['가', '나', 3])).toBe('가, 나, 3');
  expect(formatList(['가', '', null, undefined, NaN, '나'])).toBe('가, 나');
  expect(formatList([0])).toBe('0');
  expect(formatList([])).toBe('');
  expect(formatList(undefined)).toBe('');
  fc.assert(
    fc.property(fc.array(fc.stringMatching(/^[가-힣a-z]+$/)), (words) => {
      expect(formatList(words)).toBe(words.join(', '));
    }),
  );
});
