import { expect, it } from 'vitest';

import { greetingEn } from './texts.en.ts';
import { greetingKo } from './texts.ko.ts';
import { type GreetingLanguage, wordGreeting } from './words.ts';

it.each([
  ['2026-12-01', 'Tomorrow: Course evaluation', 'Course evaluation까지 하루'],
  ['2026-11-30', '2 days until Course evaluation', 'Course evaluation까지 2일'],
])('M4 on %s the next event is told: %s', (today, english, korean) => {
  const event = { kind: 'OTHER' as const, name: 'Course evaluation', beginsOn: '2026-12-02', endsOn: '2026-12-12' };
  const term = {
    year: 2026,
    semstrCode: '20',
    semstrNm: 'Fall',
    beginsOn: '2026-08-31',
    endsOn: '2026-12-18',
    week1On: '2026-08-31',
    eventList: [event],
  };
  const greeted = { today, term, profile: { name: 'Seoyun' } };
  const wordIn = (texts: GreetingLanguage['texts']): string => {
    const { next } = wordGreeting(greeted, { texts, number: String, day: (date) => date });
    return next?.join('') ?? '';
  };
  expect([wordIn(greetingEn), wordIn(greetingKo)]).toEqual([english, korean]);
});
