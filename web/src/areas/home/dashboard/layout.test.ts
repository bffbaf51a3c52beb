import { describe, expect, it } from 'vitest';

import { arrange, move } from './layout.ts';

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
