import { expect, test } from 'vitest';

import { fitsColumns } from './fits-columns.ts';

test('short words stand side by side, long ones and many below each other', () => {
  expect(fitsColumns(['전혀 그렇지 않다', '그렇지 않다', '보통이다', '그렇다', '매우 그렇다'])).toBe(true);
  expect(fitsColumns(['Strongly disagree', 'Neither agree nor disagree'])).toBe(true);
  expect(fitsColumns(['Not important', 'Most important of all'])).toBe(false);
  expect(fitsColumns(['1', '2', '3', '4', '5', '6'])).toBe(false);
});
