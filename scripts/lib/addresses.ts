/**
 * Finds the addresses that code writes down (notices, to-dos, widgets) and the search parameters that screens read. An
 * address is a text: no type says that somebody reads what it asks for.
 */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { ROOT } from './root.ts';
import { createClosures } from './sources.ts';

export interface Address {
  readonly file: string;
  /** Without its parameters; `*` for what is only known later. */
  readonly path: string;
  readonly searchNames: readonly string[];
}

/** Matches a text that begins with a slash or with a constant, up to its end. */
const TEXT = /(['`])((?:\/[a-z]|\$\{[\w.]+\}[/?&])(?:\$\{(?:[^{}]|\{[^{}]*\})*\}|(?!\1)[^\\\n$])*)\1/g;
const CONSTANT = /const (\w+)(?:: \w+)? = (['`])((?:\/|\$\{)[^'`\n]*)\2/g;
const NAMED_PATH = /const (\w+) = \{[^}]*\bpath: '(\/[^']*)'/g;
const IMPORT = /import (?:type )?\{([^}]*)\} from '(\.[^']*)'/g;

const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');

/** Lists the constants of a file that are addresses, as they are written. */
const listConstants = (text: string): Map<string, string> =>
  new Map([
    ...[...text.matchAll(CONSTANT)].map(([, name = '', , value = '']) => [name, value] as const),
    ...[...text.matchAll(NAMED_PATH)].map(([, name = '', value = '']) => [`${name}.path`, value] as const),
  ]);

/** Finds what a constant is, in the file or where it is imported from; undefined for what is worked out. */
function findConstant(file: string, name: string): string | undefined {
  const text = read(file);
  const own = listConstants(text).get(name);
  if (own !== undefined) return own;
  const [head = ''] = name.split('.');
  const found = [...text.matchAll(IMPORT)].find(([, names = '']) => new RegExp(`\\b${head}\\b`).test(names));
  return found?.[2] === undefined ? undefined : listConstants(read(path.join(path.dirname(file), found[2]))).get(name);
}

/** Puts constants in their places; undefined where the beginning is not known. */
function expand(file: string, text: string, depth = 0): string | undefined {
  const name = /^\$\{([\w.]+)\}/.exec(text)?.[1];
  if (name === undefined) return text;
  const value = depth < 4 ? findConstant(file, name) : undefined;
  return value === undefined ? undefined : expand(file, value + text.slice(name.length + 3), depth + 1);
}

/** Takes a text apart into path and names of parameters. */
export function parseAddress(text: string): Omit<Address, 'file'> {
  const known = text.replaceAll(/\$\{(?:[^{}]|\{[^{}]*\})*\}/g, '*').replace(/#.*$/, '');
  const [route = '', search = ''] = known.split('?');
  const searchNames = search.split('&').flatMap((part) => part.split('=')[0]?.replace('*', '') || []);
  return { path: route.replace(/(?<=.)\/$/, ''), searchNames };
}

/** Lists the addresses in the code below some folders; tests and tables of routes are none. */
export function listAddresses(folders: readonly string[]): Address[] {
  const files = folders.flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx}`, { cwd: ROOT }));
  return files
    .filter((file) => !/\.test\.|routes\.ts$|\.gen\./.test(file))
    .flatMap((file) =>
      [...read(file).matchAll(TEXT)].flatMap(([, , text = '']) => {
        const whole = expand(file, text);
        // A pattern of routes is none.
        return whole === undefined || /(?<!\$)\{/.test(whole) ? [] : [{ file, ...parseAddress(whole) }];
      }),
    );
}

/** Whether an address is one of a pattern: `{name}` stands for a part, `{name?}` for one that may be left out. */
export function fits(pattern: string, address: string): boolean {
  const parts = address.split('/');
  const wanted = pattern.split('/');
  if (parts.length > wanted.length) return false;
  return wanted.every((part, at) => {
    const given = parts[at];
    if (given === undefined) return part.endsWith('?}');
    return part === given || part.startsWith('{') || given.includes('*');
  });
}

/** Lists the screens of each pattern, by the tables of routes. */
export function listScreens(): ReadonlyMap<string, readonly string[]> {
  const screens = new Map<string, string[]>();
  for (const file of globSync('web/src/{areas,app}/**/*routes.ts', { cwd: ROOT })) {
    const text = read(file);
    const named = new Map(
      [...text.matchAll(/const (\w+) = async \(\) => \(await import\('([^']+)'\)/g)].map(([, name, from]) => [
        name,
        from,
      ]),
    );
    for (const [, pattern = '', name = '', given] of text.matchAll(
      /Route\(\s*'(\/[^']*)',\s*(?:(\w+),|[^;]*?import\('([^']+)'\))/g,
    )) {
      const from = given ?? named.get(name);
      if (from !== undefined)
        screens.set(pattern, [...(screens.get(pattern) ?? []), path.join(path.dirname(file), from)]);
    }
  }
  return screens;
}

const IS_SHARED = /^web\/src\/(ui|platform)\/|^contract\//;
const LIST_NAMES = ['page', 'size', 'sort', 'open'];

/** Lists the names in the braces with which a text begins, not those of braces within. */
function listKeys(text: string): string[] {
  let depth = 0;
  let own = '';
  for (const sign of text) {
    if ('}])'.includes(sign)) depth -= 1;
    if (depth === 1) own += sign;
    if ('{[('.includes(sign)) depth += 1;
    if (depth === 0) break;
  }
  return [...own.matchAll(/(\w+):/g)].flatMap(([, name]) => name ?? []);
}

/** Lists the search parameters that a text reads of the address. */
export function listReadNames(text: string): string[] {
  const taken = [...text.matchAll(/const \{([^}]*)\}: \{[^}]*\} = useSearch\(/g)].flatMap(([, names = '']) =>
    names.split(',').map((name) => name.split(':')[0]?.trim() ?? ''),
  );
  const isWhole = /\bsearch\b[^=\n]*= useSearch\(/.test(text);
  const picked = isWhole
    ? [...text.matchAll(/\bsearch(?:\.(\w+)|\['(\w+)'\])/g)].map(([, one, two]) => one ?? two)
    : [];
  const filters = [...text.matchAll(/\bfilters: \{/g)].flatMap(({ index }) => listKeys(text.slice(index + 9)));
  const isList = /\buseListState\(/.test(text);
  return [...taken, ...picked, ...filters, ...(isList ? LIST_NAMES : [])].filter((name) => name !== undefined);
}

/** Makes a function that lists what a screen reads of its address, itself and by what it imports. */
export function createReaders(): (screen: string) => ReadonlySet<string> {
  const closureOf = createClosures();
  return (screen) => {
    const { files } = closureOf(screen, { notBeyond: (file) => IS_SHARED.test(file) });
    const own = [...files].filter((file) => file.startsWith('web/') && !IS_SHARED.test(file));
    return new Set(own.flatMap((file) => listReadNames(read(file))));
  };
}
