import { expect, test } from 'vitest';
import { formatDuration } from './duration.ts';

test.each([
  [0, '0분', '0 min'],
  [0.5, '1분 미만', 'under a minute'],
  [1, '1분', '1 min'],
  [50.9, '50분', '50 min'],
  [60, '1시간', '1 hr'],
  [90, '1시간 30분', '1 hr 30 min'],
  [1439, '23시간 59분', '23 hr 59 min'],
  [1440, '1일', '1 day'],
  [1445, '1일', '1 day'],
  [3060, '2일 3시간', '2 days 3 hr'],
  [-1, '', ''],
  [NaN, '', ''],
  [Infinity, '', ''],
  [null, '', ''],
  [undefined, '', ''],
])('%s minutes last %s, %s', (minutes, korean, english) => {
  expect(formatDuration(minutes, 'ko')).toBe(korean);
  expect(formatDuration(minutes, 'en')).toBe(english);
});
