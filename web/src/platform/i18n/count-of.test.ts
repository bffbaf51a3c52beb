import { globSync } from 'node:fs';
import { expect, test } from 'vitest';

import { countOf } from './count-of.ts';

const SOURCE = new URL('../../', import.meta.url).pathname;
/** A plural after a lone 1; what comes after a bound or another number is no count of one. */
const PLURAL =
  /(?<![\d.,:/–-]|up to |at least |at most |first |than |under |of |to |all |in |and )\b1 (?:days|hours|minutes|seconds|weeks|months|years|points|students|people|sessions|badges|seats|times|programmes|requests|answers|entries|items|rows|lines|questions|results|terms|types|characters|bytes|places|files|comments|things|views|cases|changes|problems)\b/i;

/** Answers "1" to everything that is asked of it. */
const ONE: unknown = new Proxy(() => '1', { get: () => '1' });

function findFunctions(value: unknown, path: string): { path: string; write: (...args: unknown[]) => unknown }[] {
  if (typeof value === 'function') return [{ path, write: value as (...args: unknown[]) => unknown }]; // called in a try
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => findFunctions(inner, `${path}.${key}`));
}

/** Writes a text of ones, as words, as numbers and as fields: whichever of them the text takes. */
function writeOnes(write: (...args: unknown[]) => unknown): string[] {
  return ['1', 1, ONE].flatMap((one) => {
    try {
      const text = write(one, one, one, one);
      return typeof text === 'string' && !/undefined|NaN/.test(text) ? [text] : [];
    } catch {
      return [];
    }
  });
}

test('a number stands with its noun', () => {
  expect([countOf('1', 'day'), countOf('2', 'day'), countOf(0, 'person', 'people')]).toEqual([
    '1 day',
    '2 days',
    '0 people',
  ]);
});

test('no English text says "1 days" where there is one', async () => {
  const files = globSync('**/*.en.ts', { cwd: SOURCE });
  expect(files.length).toBeGreaterThan(100);
  const wrong: string[] = [];
  for (const file of files) {
    const texts: unknown = await import(`${SOURCE}${file}`);
    for (const { path, write } of findFunctions(texts, file)) {
      const written = writeOnes(write);
      if (written.length > 0 && written.every((text) => PLURAL.test(text))) wrong.push(`${path}: ${written[0]}`);
    }
  }
  expect(wrong).toEqual([]);
});
