import { expect, test } from 'vitest';

import { joinFacts } from './facts.ts';

test('the dot stays with the word before it', () => {
  expect(joinFacts(['14:00', 'Room 3', 'Video'])).toBe('14:00\u00a0· Room 3\u00a0· Video');
});

test('what is not there leaves no dot', () => {
  expect(joinFacts(['', '14:00', undefined, null, false, 'Room 3', ''])).toBe('14:00\u00a0· Room 3');
  expect(joinFacts([])).toBe('');
});
