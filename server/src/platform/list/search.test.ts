import { describe, expect, it } from 'vitest';

import { readSearch } from './search.ts';

describe('readSearch', () => {
  it.each([undefined, '', '  ', '\t\n', '　'])('takes %j for nothing', (typed) => {
    expect(readSearch(typed)).toBeUndefined();
  });

  it('composes Hangul and leaves spaces out', () => {
    expect(readSearch(' 자료 구조 '.normalize('NFD'))).toEqual({
      typed: '자료 구조',
      text: '자료구조',
      pattern: '%자료구조%',
      start: '자료구조%',
      isSingle: false,
      isInitials: false,
    });
  });

  it('takes %, _ and \\ literally', () => {
    expect(readSearch('1%_\\')?.pattern).toBe(String.raw`%1\%\_\\%`);
  });

  it('counts characters, not code units', () => {
    expect(readSearch('가'.normalize('NFD'))?.isSingle).toBe(true);
    expect(readSearch('😀')?.isSingle).toBe(true);
    expect(readSearch('가나')?.isSingle).toBe(false);
  });

  it.each([
    ['ㅈㅎㄱ', true],
    ['ㅈ ㅎ ㄱ', true],
    ['ㅈ', false],
    ['장ㅎ', false],
    ['ㅏㅓ', false],
  ])('takes %j for initial consonants: %s', (typed, are) => {
    expect(readSearch(typed)?.isInitials).toBe(are);
  });
});
