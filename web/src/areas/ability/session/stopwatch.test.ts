import { expect, test } from 'vitest';

import { createStopwatch } from './stopwatch.ts';

test('T5 counts on from before, and only while the page is in view', () => {
  let now = 1000;
  const watch = createStopwatch(30, () => now);
  now += 5500;
  expect(watch.read()).toBe(35);
  watch.turn(false);
  now += 60_000;
  expect(watch.read()).toBe(35);
  watch.turn(true);
  now += 500;
  expect(watch.read()).toBe(36);
  // A clock that is set back takes nothing away.
  now -= 10_000;
  expect(watch.read()).toBe(35);
});
