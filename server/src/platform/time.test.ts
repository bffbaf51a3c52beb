import { expect, it } from 'vitest';

import { readDay } from './time.ts';

it.each([
  ['2026-03-02', '2026-03-02'],
  ['2026.3.2', '2026-03-02'],
  ['2026. 3. 2.', '2026-03-02'],
  ['2026/12/31', '2026-12-31'],
  ['2026-02-30', undefined],
  ['26-3-2', undefined],
  ['곧', undefined],
])('reads the day %s', (text, day) => {
  expect(readDay(text)).toBe(day);
});
