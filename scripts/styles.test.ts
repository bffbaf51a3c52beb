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
const namedBy = (module: string): RegExp => new RegExp(`(?<!\\.)\\b${module}(?:\\.|\\[')([\\w-]+)`, 'g');
/** A module that is handed on, spread or read by a computed name may use any of its classes. */
const wholeOf = (module: string): RegExp => new RegExp(`(?:[{(]|\\.{3}|: |, )${module}(?=[}),;])|\\b${module}\\[(?!')`);

/** Read as classes of a module: the whole of one, and the name of its file. */
const NO_CLASS = new Set(['*', 'module']);

const findPath = (from: string, to: string): string => path.join(path.dirname(from), to);

/** Lists the classes that a module of styles draws; those of packages stand in :global(). */
function listClasses(file: string): Set<string> {
  const selectors = read(file)
    .replaceAll(COMMENT, '')
    .replaceAll(/:global\([^)]*\)/g, '')
    .replaceAll(BODY, ';');
  return new Set([...selectors.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, one = '']) => one));
}

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
    const classes = listClasses(file);
    const isWhole = used.get(file)?.has('*') === true;
    expect(isWhole ? [] : [...classes].filter((one) => used.get(file)?.has(one) !== true)).toEqual([]);
  });

  it.each(STYLES)('are all drawn where code names them: %s', (file) => {
    const classes = listClasses(file);
    expect([...(used.get(file) ?? [])].filter((one) => !NO_CLASS.has(one) && !classes.has(one))).toEqual([]);
  });
});

describe('the widths of screens', () => {
  // Letters twice as large need the layout of a window half as wide, which only widths in letters give; and a zoomed
  // window may be 719.5 px wide: both sides of a border would draw their part, or neither.
  it('are written in letters, and end a hair before the next begins', () => {
    const files = globSync('web/{src,build}/**/*.{css,ts,tsx}', { cwd: ROOT });
    const bad = files.flatMap((file) =>
      (read(file).match(/\((?:min|max)-width: [\d.]+px\)|@media[^{]*\(max-width: \d+(?:\.5)?rem\)/g) ?? []).map(
        (one) => `${file} ${one}`,
      ),
    );
    expect(files.length).toBeGreaterThan(100);
    expect(bad).toEqual([]);
  });
});

describe('what is printed', () => {
  it('keeps the marks of charts, which are backgrounds, in every print view', () => {
    const print = read('web/src/ui/base.css').split('@media print')[1] ?? '';
    expect(/\n {2}body \{[^}]*\}/.exec(print)?.[0]).toContain('print-color-adjust: exact;');
    const economical = globSync('web/src/**/*.css', { cwd: ROOT }).filter((file) =>
      /print-color-adjust: (?!exact)/.test(read(file)),
    );
    expect(economical).toEqual([]);
  });
});
