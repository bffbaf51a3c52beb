import { findOver, measure } from '@naru/contract/areas/portfolio/count.ts';
import { expect, test } from 'vitest';

import { DEMO_LETTERS } from './letter-texts.ts';

test('W1 the letters of the demonstration keep to their limits, and the full one comes close to one', () => {
  const shares = DEMO_LETTERS.flatMap(({ questions }) =>
    questions.map(({ most, unit, answer }) => {
      const rule = { unit, countsSpaces: true, lineBreak: unit === 'CHARACTER' ? 1 : 2 };
      expect(findOver(answer, most, rule)).toBeUndefined();
      return measure(answer, rule) / (most ?? Number.POSITIVE_INFINITY);
    }),
  );
  expect(Math.max(...shares)).toBeGreaterThan(0.85);
});
