/** Texts that a form takes on one line stay on one: names, titles and places take no breaks, in every call. */
import { expect, it } from 'vitest';

import { ALL_TEXTS } from './texts.ts';

const NAMED = /\.(?:name|nameKo|nameEn|title|titleKo|titleEn|place|\w+Nm)$/;

it.each(['one\ntwo', 'one\r\ntwo', 'one\u2028two', 'one\ttwo', '\u001b[31mred'])('names are never %j', (text) => {
  const names = ALL_TEXTS.filter(({ path }) => / body/.test(path) && NAMED.test(path));
  expect(names.length).toBeGreaterThan(8);
  expect(names.filter(({ accepts }) => accepts(text)).map(({ path }) => path)).toEqual([]);
});
