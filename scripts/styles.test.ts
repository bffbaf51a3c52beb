import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

import { ROOT } from './lib/root.ts';

const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');
const STYLES = globSync('web/src/**/*.module.css', { cwd: ROOT });
const COMMENT = /\/\*.*?\*\/|^[^\S\n]*\/\/[^\n]*$/gms;
const CODE = globSync('web/src/**/*.{ts,tsx}', { cwd: ROOT }).map((file) => ({
  file,
  text: read(file).replaceAll(COMMENT, ''),
}));

const BODY = /\{[^{}]*\}/g;
const IMPORT = /import (\w+) from '(\.[^']+\.module\.css)'/g;
const COMPOSED = /composes: ([\w ]+?)(?: from '([^']+)')?;/g;
/** Names a class of a module: `styles.row` or `styles['bar-name']`. */
const namedBy = (module: string): RegExp => new RegExp(`\\b${module}(?:\\.|\\[')([\\w-]+)`, 'g');
/** A module that is handed on, spread or read by a computed name may use any of its classes. */
const wholeOf = (module: string): RegExp => new RegExp(`(?:[{(]|\\.{3}|: |, )${module}(?=[}),;])|\\b${module}\\[(?!')`);

const findPath = (from: string, to: string): string => path.join(path.dirname(from), to);

/** The classes of each module that code or another module names; `*` for a module that is used as a whole. */
const used = new Map(STYLES.map((file) => [file, new Set<string>()]));
for (const { file, text } of CODE)
  for (const [, name = '', from = ''] of text.matchAll(IMPORT)) {
    const classes = used.get(findPath(file, from));
    if (wholeOf(name).test(text)) classes?.add('*');
    for (const [, one = ''] of text.matchAll(namedBy(name))) classes?.add(one);
  }
for (const file of STYLES)
  for (const [, names = '', from] of read(file).matchAll(COMPOSED))
    for (const one of names.split(' ')) used.get(from === undefined ? file : findPath(file, from))?.add(one);

describe('the classes of styles', () => {
  it.each(STYLES)('are all used: %s', (file) => {
    // Classes of packages stand in :global().
    let selectors = read(file)
      .replaceAll(COMMENT, '')
      .replaceAll(/:global\([^)]*\)/g, '');
    for (let before = ''; before !== selectors;) {
      before = selectors;
      selectors = before.replaceAll(BODY, ';');
    }
    const classes = new Set([...selectors.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, one = '']) => one));
    const isWhole = used.get(file)?.has('*') === true;
    expect(isWhole ? [] : [...classes].filter((one) => used.get(file)?.has(one) !== true)).toEqual([]);
  });
});

describe('the widths of screens', () => {
  // A zoomed window may be 719.5 px wide: both sides of a border would draw their part, or neither.
  it('end a hundredth before the next begins', () => {
    const files = globSync('web/src/**/*.{css,ts,tsx}', { cwd: ROOT });
    const whole = files.flatMap((file) =>
      (read(file).match(/\(max-width: \d+px\)/g) ?? []).map((one) => `${file} ${one}`),
    );
    expect(files.length).toBeGreaterThan(100);
    expect(whole).toEqual([]);
  });
});
