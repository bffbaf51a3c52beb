import { describe, expect, it } from 'vitest';

import { searchText } from '../../platform/route.ts';
import {
  changeListState,
  isStillWriting,
  isUsual,
  listSortTerms,
  type ListShape,
  readListState,
  writeListState,
} from './list-state.ts';

const shape: ListShape<'year' | 'text'> = {
  filters: { year: { oneOf: ['2025', '2026'] }, text: { maxLength: 10, isTyped: true } },
  sorts: ['name', 'term'],
};
const plain = readListState({}, shape);

describe('what the address says of a list', () => {
  it('is the plain list when it says nothing', () => {
    expect(plain).toEqual({ filters: { year: '', text: '' }, sort: null, page: 1, size: 20, open: null });
    expect(searchText(writeListState(plain, shape))).toBe('');
  });

  it('comes back as it was written', () => {
    const state = {
      filters: { year: '2026', text: '운영 체제' },
      sort: { columnId: 'term', direction: 'descending' },
      page: 3,
      size: 'all',
      open: 'a b/c',
    } as const;
    const written = searchText(writeListState(state, shape));
    expect(readListState(Object.fromEntries(new URLSearchParams(written)), shape)).toEqual(state);
  });

  it.each([
    [{ year: '1999' }],
    [{ sort: 'password,desc' }],
    [{ page: '0' }],
    [{ page: '1.5' }],
    [{ page: 'x' }],
    [{ page: '1e9' }],
    [{ size: '7' }],
    [{ open: '' }],
    [{ year: { $ne: 1 } }],
  ])('%j makes no sense and is left out', (given) => {
    expect(readListState(given, shape)).toEqual(plain);
  });

  it('is cut where a text is longer than the server takes', () => {
    expect(readListState({ text: '가'.repeat(50) }, shape).filters.text).toHaveLength(10);
  });

  it('counts once where a name repeats', () => {
    expect(readListState({ year: ['2025', '2026'] }, shape).filters.year).toBe('2025');
  });
});

describe('a list that begins with what waits', () => {
  const desk = { ...shape, usual: { year: '2026' } } as const satisfies ListShape<'year' | 'text'>;
  const cycle = (given: Readonly<Record<string, unknown>>): string =>
    searchText(writeListState(readListState(given, desk), desk));

  it('shows it at an address without a filter, also on its second page and beside an open row', () => {
    expect(readListState({}, desk).filters).toEqual({ year: '2026', text: '' });
    expect(readListState({ page: '2', open: 'a' }, desk)).toMatchObject({ filters: { year: '2026' }, page: 2 });
    expect(cycle({ page: '2' })).toBe('?page=2');
    expect(isUsual(readListState({}, desk), desk)).toBe(true);
  });

  it('shows all where the address says so, and where a link sets another filter alone', () => {
    expect(cycle({ year: 'all' })).toBe('?year=all');
    expect(readListState({ year: 'all' }, desk).filters.year).toBe('');
    expect(cycle({ text: '운영' })).toBe(searchText({ text: '운영' }));
    expect(readListState({ text: '운영' }, desk).filters.year).toBe('');
  });

  it('keeps what waits in the address of a search in it, and forgets neither when one is cleared', () => {
    const searched = changeListState(readListState({}, desk), { filters: { text: '운영' } });
    expect(writeListState(searched, desk)).toMatchObject({ year: '2026', text: '운영' });
    const cleared = changeListState(searched, { filters: { year: '', text: '' } });
    expect(searchText(writeListState(cleared, desk))).toBe('?year=all');
    expect(isUsual(cleared, desk)).toBe(false);
  });
});

describe('a change of a list', () => {
  const deep = readListState({ year: '2026', page: '4', open: 'x' }, shape);

  it.each([
    [{ filters: { text: 'a' } }],
    [{ size: 50 }],
    [{ sort: { columnId: 'name', direction: 'ascending' } }],
  ] as const)('%j begins at the first page', (change) => {
    expect(changeListState(deep, change)).toMatchObject({ ...change, page: 1, open: null });
  });

  it('of the page keeps the filters', () => {
    expect(changeListState(deep, { page: 5 })).toMatchObject({ filters: { year: '2026' }, page: 5, open: null });
  });

  it('that opens a row keeps the page', () => {
    expect(changeListState(deep, { open: 'y' })).toMatchObject({ page: 4, open: 'y' });
  });

  it('of one filter keeps the others', () => {
    expect(changeListState(deep, { filters: { text: 'a' } }).filters).toEqual({ year: '2026', text: 'a' });
  });
});

describe('a step to go back over', () => {
  const typed = { maxLength: 10, isTyped: true };

  it.each([
    [typed, '운', '운영', true],
    [typed, '', '운', false],
    [typed, '운', '', false],
    [{ maxLength: 10 }, '10', '20', false],
    [{ oneOf: ['a', 'b'] }, 'a', 'b', false],
  ])('%j from %j to %j goes on writing: %s', (rule, from, to, isWriting) => {
    expect(isStillWriting(rule, from, to)).toBe(isWriting);
  });
});

describe('the sort of a call', () => {
  it('is none for the order that the server gives unasked', () => {
    expect(listSortTerms(null)).toBeUndefined();
  });

  it('names every field of a column, each in the same way', () => {
    const fields = { term: ['year', 'semstrCode'] };
    expect(listSortTerms({ columnId: 'term', direction: 'descending' }, fields)).toEqual([
      'year,desc',
      'semstrCode,desc',
    ]);
    expect(listSortTerms({ columnId: 'name', direction: 'ascending' }, fields)).toEqual(['name,asc']);
  });
});
