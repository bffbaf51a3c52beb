import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

import { ROOT } from './lib/root.ts';

const FILES = globSync('web/src/**/*.{ts,tsx}', { cwd: ROOT, exclude: ['web/src/blocks/list/**'] }).sort();

/** A filter's value that is cast, alone or in brackets with what stands for none. */
const CAST = /\bfilters\.\w+(?: (?:\|\||\?\?) [^,;\n]*\))? as (?!const\b)/;

describe('filters of lists', () => {
  it('have the type of their declaration, so that nobody casts them', () => {
    const cast = FILES.flatMap((file) =>
      readFileSync(`${ROOT}/${file}`, 'utf8')
        .split('\n')
        .flatMap((line, index) => (CAST.test(line) ? [`${file}:${index + 1}: ${line.trim()}`] : [])),
    );
    expect(cast).toEqual([]);
  });

  it('are declared with their list, by `defineList`', () => {
    const typed = FILES.filter((file) => /: ListShape</.test(readFileSync(`${ROOT}/${file}`, 'utf8')));
    expect(typed).toEqual([]);
  });

  it.each([
    "status: (filters.status || undefined) as 'OPEN' | undefined,",
    "const view = (list.filters.view || 'week') as View;",
    "day: [filters.day as 'MON'],",
  ])('%s is refused', (line) => {
    expect(CAST.test(line)).toBe(true);
  });

  it.each(['status: filters.status || undefined,', 'const { status } = list.filters;'])('%s passes', (line) => {
    expect(CAST.test(line)).toBe(false);
  });
});
