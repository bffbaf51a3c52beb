import { expect, it } from 'vitest';

import { listDifferences, writeLines } from './rules.ts';

const words = { yes: 'yes', no: 'no' };

it('X1 lists what differs, in the order of the fields, of lists what went and what came', () => {
  expect(
    listDifferences(
      { name: 'a', goal: { name: 'x', year: 1 }, tags: ['p'], kept: true },
      { name: 'b', goal: { name: 'y', year: 1 }, tags: ['p', 'q'], kept: true },
    ),
  ).toEqual([
    { path: 'name', before: 'a', after: 'b' },
    { path: 'goal.name', before: 'x', after: 'y' },
    { path: 'tags', before: [], after: ['q'] },
  ]);
});

it('X1 tells lists whose order alone differs, and lists of records, whole', () => {
  expect(listDifferences(['a', 'b'], ['b', 'a'])).toEqual([{ path: '', before: ['a', 'b'], after: ['b', 'a'] }]);
  expect(listDifferences([{ a: 1 }], [{ a: 2 }])).toEqual([{ path: '', before: [{ a: 1 }], after: [{ a: 2 }] }]);
});

it('X1 says all of a record that was made or is gone, and nothing where nothing differs', () => {
  expect(listDifferences(undefined, { name: 'a', note: null })).toEqual([
    { path: 'name', before: undefined, after: 'a' },
  ]);
  expect(listDifferences({ name: 'a' }, null)).toEqual([{ path: 'name', before: 'a', after: undefined }]);
  expect(listDifferences({ name: 'a' }, { name: 'a' })).toEqual([]);
  expect(listDifferences(undefined, undefined)).toEqual([]);
});

it('X1 a value that becomes a record of values, and back, is one difference', () => {
  expect(listDifferences({ rule: 3 }, { rule: { most: 3 } })).toEqual([
    { path: 'rule', before: 3, after: { most: 3 } },
  ]);
});

it.each([
  [true, ['yes']],
  [false, ['no']],
  [0, ['0']],
  ['', []],
  [null, []],
  [undefined, []],
  [[], []],
  [
    ['a', null, 2],
    ['a', '–', '2'],
  ],
  [{ R: 'ALL', E: false, on: [1, 2] }, ['R: ALL, E: no, on: 1, 2']],
])('X1 writes %j as %j', (value, lines) => {
  expect(writeLines(value, words)).toEqual(lines);
});
