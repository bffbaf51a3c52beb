import type { StepMark } from '@naru/contract/shared/work-mode.ts';
import { describe, expect, it } from 'vitest';

import { canPress, findNext, findNeighbours, type WorkRow } from './work-rows.ts';

const mark = (failedReason: string | null): StepMark => ({
  pressId: 'p',
  action: 'APPROVE',
  byNm: '오세진',
  isOwn: true,
  until: '2026-11-24T01:00:10.000Z',
  failedReason,
});
const row = (id: string, more: Partial<WorkRow> = {}): WorkRow => ({
  id,
  version: 1,
  mark: null,
  isWaiting: true,
  ...more,
});
const none = new Set<string>();

it('a row takes a press while it waits and no other does, and again after one failed', () => {
  expect(canPress(row('a'))).toBe(true);
  expect(canPress(row('a', { isWaiting: false }))).toBe(false);
  expect(canPress(row('a', { mark: mark(null) }))).toBe(false);
  expect(canPress(row('a', { mark: mark('바뀌었어요') }))).toBe(true);
});

describe('after a decision', () => {
  const rows = [row('a'), row('b', { mark: mark(null) }), row('c'), row('d', { isWaiting: false })];

  it('the next row to decide comes, below first and then from the top', () => {
    expect(findNext(rows, 'a', none)).toBe('c');
    expect(findNext(rows, 'c', none)).toBe('a');
  });

  it('what was just pressed does not come again', () => {
    expect(findNext(rows, 'a', new Set(['a', 'c']))).toBeUndefined();
    expect(findNext(rows, 'c', new Set(['c', 'a']))).toBeUndefined();
  });

  it('a row that has left the page leads to the first', () => {
    expect(findNext(rows, 'gone', none)).toBe('a');
  });
});

it('the rows beside the open one are those of the page, decided or not', () => {
  const rows = [row('a'), row('b'), row('c')];
  expect(findNeighbours(rows, 'a')).toEqual({ previous: undefined, next: 'b', place: 1 });
  expect(findNeighbours(rows, 'c')).toEqual({ previous: 'b', next: undefined, place: 3 });
  expect(findNeighbours(rows, 'gone')).toEqual({ previous: undefined, next: 'a', place: 0 });
  expect(findNeighbours([], null)).toEqual({ previous: undefined, next: undefined, place: 0 });
});
