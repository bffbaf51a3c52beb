/**
 * Hashes the repository's own files, and lists the imports of each: for results that are kept between runs, and for
 * finding the tests that a change can break.
 */
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { ROOT } from './root.ts';

const FOLDERS = ['contract', 'server', 'web', 'e2e', 'bench', 'scripts', 'docs'];
const SKIPPED = /(^|\/)(node_modules|dist|dist\.building-[^/]*|data|\.cache)(\/|$)/;
/** Files that configure how all others are read. */
const CONFIGURATION = ['package-lock.json', 'package.json', 'tsconfig*.json', '*.config.ts', '.ox*.json', 'knip.json'];
const CODE = /\.(ts|tsx|mjs)$/;

/** A specifier of an import, an export from, or a dynamic import. */
const IMPORTED = /(?:\bfrom\s*|\bimport\s*\(?\s*)(['"])([^'"\n]+)\1/g;
/** Imports in comments are examples. */
const COMMENT_LINE = /^\s*(\/?\*|\/\/).*$/gm;
const IMPORT_LINE = /^.*(?:\bimport\b|\bfrom\b|^export .*[{*]).*$|^ +(?:type )?\w+(?: as \w+)?,?$/gm;
/** Matches files that read others which no import names. */
const READS_FILES = /from ['"](node:fs|node:fs\/promises|node:child_process|vite|fs)['"]|import\.meta\.glob/;

/** Lists every file of the repository that checks read, by its path from the root. */
export function listSources(): readonly string[] {
  const inside = FOLDERS.flatMap((folder) =>
    globSync(`${folder}/**/*`, { cwd: ROOT, withFileTypes: true, exclude: isSkipped })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(ROOT, path.join(entry.parentPath, entry.name))),
  );
  return [...inside, ...globSync('*', { cwd: ROOT, withFileTypes: true }).flatMap(fileName)].sort();
}

type Entry = { readonly name: string; readonly isFile: () => boolean };
const fileName = (entry: Entry): string[] => (entry.isFile() ? [entry.name] : []);
const isSkipped = (entry: string | { readonly name: string }): boolean =>
  SKIPPED.test(typeof entry === 'string' ? entry : entry.name);

const hashes = new Map<string, string>();

function hashFile(file: string): string {
  let hash = hashes.get(file);
  if (hash === undefined) {
    hash = createHash('sha256')
      .update(readFileSync(path.join(ROOT, file)))
      .digest('base64url');
    hashes.set(file, hash);
  }
  return hash;
}

/** Hashes the paths and contents of these files. */
export function hashFiles(files: Iterable<string>): string {
  const all = createHash('sha256');
  for (const file of [...files].sort()) all.update(`${file}\0${hashFile(file)}\0`);
  return all.digest('base64url');
}

/** Hashes the paths of these files and the lines that name their imports, for checks of who imports whom. */
export function hashImports(files: Iterable<string>): string {
  const all = createHash('sha256');
  for (const file of [...files].sort()) {
    const text = CODE.test(file) ? readFileSync(path.join(ROOT, file), 'utf8') : '';
    all.update(`${file}\0${listImportLines(text).join('\n')}\0`);
  }
  return all.digest('base64url');
}

/** Lists the lines of imports and of exports from other files, and some that only look like them. */
export function listImportLines(text: string): readonly string[] {
  return text.match(IMPORT_LINE) ?? [];
}

/** Hashes the configuration: packages, settings of the tools, the running Node. */
export function hashConfiguration(): string {
  const files = CONFIGURATION.flatMap((pattern) => globSync(pattern, { cwd: ROOT }));
  const inside = FOLDERS.flatMap((folder) =>
    globSync(`${folder}/{tsconfig,package}.json`, { cwd: ROOT }).concat(
      globSync(`${folder}/*.config.ts`, { cwd: ROOT }),
    ),
  );
  return `${process.version} ${hashFiles([...files, ...inside])}`;
}

export interface Closure {
  /** The file and all that it imports, directly or not. */
  readonly files: ReadonlySet<string>;
  /** One of them reads files that no import names, so its result depends on the whole tree. */
  readonly isOpen: boolean;
}

export interface ClosureOptions {
  /** Marks files whose own imports are left out. */
  readonly notBeyond?: (file: string) => boolean;
}

/** Lists what a file imports, directly or not; reads each file once. */
export function createClosures(): (file: string, options?: ClosureOptions) => Closure {
  const direct = new Map<string, Direct>();
  const readDirect = (file: string): Direct => {
    const known = direct.get(file) ?? findImports(file);
    direct.set(file, known);
    return known;
  };
  return (file, { notBeyond } = {}) => {
    const files = new Set([file]);
    let isOpen = false;
    for (const one of files) {
      if (notBeyond?.(one) && one !== file) continue;
      const own = readDirect(one);
      isOpen ||= own.isOpen;
      for (const imported of own.imports) files.add(imported);
    }
    return { files, isOpen };
  };
}

interface Direct {
  readonly imports: readonly string[];
  readonly isOpen: boolean;
}

function findImports(file: string): Direct {
  if (!CODE.test(file)) return { imports: [], isOpen: false };
  const text = readFileSync(path.join(ROOT, file), 'utf8').replaceAll(COMMENT_LINE, '');
  const named = [...text.matchAll(IMPORTED)].flatMap(([, , specifier = '']) => {
    const target = resolve(file, specifier.replace(/\?.*$/, ''));
    return target === undefined ? [] : [target];
  });
  // A missing file is made by a build, or only named in a text.
  const imports = named.filter((target) => existsSync(path.join(ROOT, target)));
  return { imports, isOpen: READS_FILES.test(text) || imports.length < named.length };
}

/** Finds the file of a specifier, by its path from the root; undefined for packages. */
function resolve(from: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return path.join(path.dirname(from), specifier);
  const [, workspace, rest] = specifier.match(/^@naru\/(\w+)\/(.+)$/) ?? [];
  if (workspace === undefined || rest === undefined) return undefined;
  return workspace === 'contract' ? `contract/src/${rest}` : `${workspace}/${rest}`;
}
