import { expect, test } from 'vitest';

import { answerDayOf } from './answer-day.ts';

const DAYS = { today: '2026-11-20', answerOn: '2026-11-25' };

test.each([
  [null, '2026-11-25'],
  ['2026-12-31', '2026-11-25'],
  ['2026-11-26', '2026-11-25'],
  ['2026-11-24', '2026-11-23'],
  ['2026-11-21', '2026-11-20'],
  ['2026-11-20', '2026-11-20'],
])('W4 an answer to a paper that is due on %s comes by %s', (dueOn, expected) => {
  expect(answerDayOf(DAYS, dueOn)).toBe(expected);
});
