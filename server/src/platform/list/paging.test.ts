import { describe, expect, it } from 'vitest';

import { readSort, toPage, windowOf } from './paging.ts';

const byDefault = [
  { field: 'year', descending: true },
  { field: 'name', descending: false },
] as const;
const read = (given?: string[]) => readSort(given, ['year', 'name', 'code'], byDefault);

describe('readSort', () => {
  it('takes the default where nothing is asked', () => {
    expect(read()).toEqual(byDefault);
    expect(read([])).toEqual(byDefault);
  });

  it('puts what is asked first, each field once, and completes it', () => {
    expect(read(['name,desc'])).toEqual([
      { field: 'name', descending: true },
      { field: 'year', descending: true },
    ]);
    expect(read(['code', 'code,desc', 'year,asc'])).toEqual([
      { field: 'code', descending: false },
      { field: 'year', descending: false },
      { field: 'name', descending: false },
    ]);
  });

  it.each(['other', '', ',', 'year,', 'year,DESC', 'year,asc,x', 'YEAR,asc', 'toString', '__proto__,asc'])(
    'knows no sort %j',
    (text) => {
      expect(read([text])).toBeUndefined();
    },
  );
});

describe('windows and totals', () => {
  it('read page and size', () => {
    expect(windowOf({ page: 3, size: '50' })).toEqual({ number: 3, size: 50, offset: 150 });
    expect(windowOf({ page: 0, size: 'all' })).toEqual({ number: 0, size: 1000, offset: 0 });
  });

  it.each([
    [0, 0, 0, false],
    [1, 1, 1, false],
    [20, 20, 1, false],
    [21, 21, 2, false],
    [1000, 1000, 50, false],
    [1001, 1000, 50, true],
  ])('%d counted are %d in %d pages, bound: %j', (counted, totalElements, totalPages, totalIsBound) => {
    const page = toPage([], counted, { number: 0, size: 20, offset: 0 });
    expect(page).toMatchObject({ totalElements, totalPages, totalIsBound });
  });
});
