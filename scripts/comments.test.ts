import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

import { ROOT } from './lib/root.ts';

/** Without generated files, whose comments come from the database, and without the samples of this file. */
const FILES = globSync('{contract,server,web,e2e,bench,scripts}/**/*.{ts,tsx,mjs,css}', {
  cwd: ROOT,
  exclude: ['**/node_modules/**', '**/dist/**', '**/*.gen.ts', 'scripts/comments.test.ts'],
}).sort();

/** A comment that has the line to itself, or stands behind code. */
const COMMENT = /^\s*(?:\{?\/\*+|\*|\/\/)\s*(.*)$|\s\/\/ (.*)$/;
/** A beginning that leaves the sentence without a subject or a verb, and a word that readers stumbled over. */
const REFUSED = /^(?:What|Of|Who|Whose|Whom)\b|\b[Ww]hoever\b/;

function isRefused(line: string): boolean {
  const [, alone, behind] = COMMENT.exec(line) ?? [];
  return REFUSED.test(alone ?? behind ?? '');
}

const REFUSALS = FILES.flatMap((file) =>
  readFileSync(`${ROOT}/${file}`, 'utf8')
    .split('\n')
    .flatMap((line, index) => (isRefused(line) ? [`${file}:${index + 1}: ${line.trim()}`] : [])),
);

describe('the comments of the code', () => {
  it('are found', () => {
    expect(FILES.length).toBeGreaterThan(1_000);
  });

  it('have a subject and a verb: no line begins with What, Of, Who, Whose or Whom, none says "whoever"', () => {
    expect(REFUSALS).toEqual([]);
  });

  it.each([
    '/** What comes next. */',
    ' * Whose rows they are.',
    '  // Of the author alone.',
    '{/* Who answers. */}',
    'const most = 5; // told to whoever asks',
  ])('would be refused: %s', (line) => {
    expect(isRefused(line)).toBe(true);
  });

  it.each(['/** Returns what comes next. */', "it('is told to whoever asks', () => {", ' * Official names.'])(
    'would pass: %s',
    (line) => {
      expect(isRefused(line)).toBe(false);
    },
  );
});
