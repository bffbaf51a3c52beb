import { describe, expect, it } from 'vitest';

import { move } from './arrange/move.ts';
import { arrange, divideIntoBands } from './layout.ts';
import { placesOf } from './places.ts';

const widgets = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];

describe('M5 the order of widgets', () => {
  it('is their own before anybody changed it', () => {
    expect(arrange(widgets, [])).toEqual(widgets.map((widget) => ({ ...widget, hidden: false })));
  });

  it('is the person’s, with new ones at the end and gone ones left out', () => {
    const saved = [
      { id: 'c', hidden: true },
      { id: 'gone', hidden: false },
      { id: 'a', hidden: false },
    ];
    expect(arrange(widgets, saved)).toEqual([
      { id: 'c', hidden: true },
      { id: 'a', hidden: false },
      { id: 'b', hidden: false },
    ]);
  });

  it('shows a widget once, however often it was saved', () => {
    expect(
      arrange(widgets, [
        { id: 'a', hidden: true },
        { id: 'a', hidden: false },
      ]).filter(({ id }) => id === 'a'),
    ).toHaveLength(1);
  });

  it.each([
    [0, 1, ['b', 'a', 'c']],
    [2, -1, ['a', 'c', 'b']],
    [0, -1, ['a', 'b', 'c']],
    [2, 1, ['a', 'b', 'c']],
    [9, 1, ['a', 'b', 'c']],
  ] as const)('moves %i by %i', (index, step, wanted) => {
    expect(move(['a', 'b', 'c'], index, step)).toEqual(wanted);
  });
});

describe('bands', () => {
  const at = (place: 'main' | 'half' | 'side' | 'full', id: string) => ({ id, place });
  it('lie between what takes the whole width, each with two columns', () => {
    const [todo, study, term, news] = [at('main', 'todo'), at('side', 'study'), at('full', 'term'), at('main', 'news')];
    expect(divideIntoBands([todo, study, term, news])).toEqual([[[todo], [study]], [[term]], [[news]]]);
    expect(divideIntoBands([study, todo])).toEqual([[[todo], [study]]]);
    expect(divideIntoBands([term, study, term])).toEqual([[[term]], [[study]], [[term]]]);
    const [one, other] = [at('half', 'one'), at('half', 'other')];
    expect(divideIntoBands([todo, one, study, other, term])).toEqual([[[todo, one, other], [study]], [[term]]]);
    expect(divideIntoBands([todo, one, term])).toEqual([[[todo], [one]], [[term]]]);
    expect(divideIntoBands([])).toEqual([]);
  });
});

describe('M4 the widgets of a person', () => {
  const term = { year: 2026, semstrCode: '20', semstrNm: '', beginsOn: '', endsOn: '', week1On: '', eventList: [] };
  const idsOf = (person: Parameters<typeof placesOf>[0]) => placesOf(person).map(({ id }) => id);
  it.each([
    [
      'a student',
      ['STUDY', 'ABILITY', 'MILEAGE', 'SHOWN_WORK', 'COUNSELLING'],
      term,
      'todo ability shown study mileage term notices counselling deadlines recent',
    ],
    ['a professor', ['DESK', 'ADVISEES', 'WEEK'], term, 'todo desk advisees week term notices deadlines recent'],
    ['staff', ['QUEUES', 'WEEK'], term, 'todo queues week term notices deadlines recent'],
    ['a manager', ['CASES'], term, 'deadlines todo cases term notices recent'],
    ['alumni', ['SHOWN_WORK', 'COUNSELLING'], null, 'todo shown notices counselling deadlines recent'],
  ] as const)('are those of %s', (_who, partList, itsTerm, wanted) => {
    expect(idsOf({ partList: [...partList], term: itsTerm }).join(' ')).toBe(wanted);
  });

  it('leave no column of the first band empty', () => {
    for (const partList of [
      [],
      ['STUDY'],
      ['ABILITY'],
      ['MILEAGE'],
      ['SHOWN_WORK'],
      ['QUEUES'],
      ['CASES', 'WEEK'],
      ['DESK'],
    ] as const) {
      const [first] = divideIntoBands(placesOf({ partList: [...partList], term }));
      expect(first).toHaveLength(2);
    }
  });
});
