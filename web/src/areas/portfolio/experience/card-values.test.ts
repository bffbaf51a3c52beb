import { expect, test } from 'vitest';

import { beginWith, bodyOf, listProblems, readMonth, storyOf } from './card-values.ts';

const BLANK = beginWith(undefined);

test.each([
  ['', ''],
  [' 2026-03 ', '2026-03'],
  ['2026.3', '2026-03'],
  ['2026년 12월', '2026-12'],
  ['202603', '2026-03'],
  ['2026-13', undefined],
  ['1066-01', undefined],
  ['2026', undefined],
])('W10 a month is read as people write it: %s', (typed, read) => {
  expect(readMonth(typed)).toBe(read);
});

test('W10 a card names what does not hold, each at its field', () => {
  expect(listProblems(BLANK)).toEqual([['title', 'missingTitle']]);
  expect(listProblems({ ...BLANK, title: '조사', beganIn: 'x', endedIn: '2026-1' })).toEqual([['beganIn', 'badMonth']]);
  expect(listProblems({ ...BLANK, title: '조사', beganIn: '2026-05', endedIn: '2026.4' })).toEqual([
    ['endedIn', 'endsFirst'],
  ]);
  expect(bodyOf({ ...BLANK, title: '조사', beganIn: '2026.4', tags: ['협업'] })).toMatchObject({
    beganIn: '2026-04',
    tagList: ['협업'],
  });
});

test('W10 a fact of the university fills title, months and story; a year alone is no month', () => {
  const fact = {
    source: { kind: 'programme', id: '1' },
    section: 'TRAINING' as const,
    title: '',
    place: '데이터 캠프',
    detail: '',
    begins: '2026',
    ends: '2026-08',
    text: '40시간을 들었어요.',
    hasCard: false,
  };
  expect(beginWith(undefined, fact)).toEqual({
    ...BLANK,
    title: '데이터 캠프',
    endedIn: '2026-08',
    situation: '40시간을 들었어요.',
  });
});

test('W10 a story stands in an answer as paragraphs, without empty parts', () => {
  expect(storyOf({ situation: ' 하나 ', task: '', action: '둘', result: '셋\n' })).toBe('하나\n\n둘\n\n셋');
});
