import { describe, expect, it } from 'vitest';

import { createFormat } from '../../../../platform/format/format.ts';
import { ENTRIES } from './entries.ts';
import { en } from './texts.en.ts';
import { ko } from './texts.ko.ts';

const labels: Readonly<Record<string, string>> = { 'CODE.SEMESTER.10': '1학기' };
const format = createFormat({ locale: 'ko', codeLabel: (key) => labels[key] });

describe('the catalogue of helpers', () => {
  it('has every helper once, with words in both languages', () => {
    const ids = ENTRIES.map((entry) => entry.id).toSorted();
    expect(new Set(ids).size).toBe(ids.length);
    expect(Object.keys(ko.entries).toSorted()).toEqual(ids);
    expect(Object.keys(en.entries).toSorted()).toEqual(ids);
  });

  it.each(ENTRIES.flatMap((entry) => entry.examples.map((example) => [entry.id, example, entry] as const)))(
    '%s takes %s without breaking',
    (_id, example, entry) => {
      expect(entry.run(format, example)).toBeTypeOf('string');
    },
  );

  it('shows the edges as the specification has them', () => {
    const run = (id: string, typed: string): string | undefined =>
      ENTRIES.find((entry) => entry.id === id)?.run(format, typed);
    expect(run('number', 'NaN')).toBe('');
    expect(run('number', '-0')).toBe('0');
    expect(run('ageDecade', 'null')).toBe('-');
    expect(run('dateTime', '2026-11-24T15:00:00Z')).toBe('2026-11-25 00:00:00');
    expect(run('code', '10')).toBe('1학기');
    expect(run('particle', '이력서')).toBe('이력서를');
  });
});
