/**
 * Shortens class names and removes the objects that hold them: a part reads each name of its stylesheet by itself, so
 * that the bundler inlines it, drops unused ones, and reports names that a stylesheet lacks.
 */
import { createHash } from 'node:crypto';
import path from 'node:path';

import type { Plugin } from 'vite';

const ROOT = path.resolve(import.meta.dirname, '..');
const DEFAULT_IMPORT = /^import (\w+) from ('[^']+\.module\.css');$/gm;
const HASH_LENGTH = 4;

export function inlineClassNames(): Plugin[] {
  return [
    {
      name: 'naru:class-names',
      apply: 'build',
      enforce: 'pre',
      transform(code, id) {
        if (!/\.tsx?$/.test(id) || !code.includes('.module.css')) return undefined;
        return { code: importNames(code), map: null };
      },
    },
    {
      name: 'naru:class-names-styles',
      apply: 'build',
      enforce: 'post',
      // Vite lets a stylesheet go when nothing of its names is left in its place.
      transform: (code, id) =>
        id.endsWith('.module.css') ? { code, map: null, moduleSideEffects: 'no-treeshake' } : undefined,
    },
  ];
}

/** Imports names one by one; a name that is chosen at run time needs the whole object. */
export function importNames(code: string): string {
  return code.replaceAll(DEFAULT_IMPORT, (statement, name: string, file: string) =>
    code.includes(`${name}[`) ? statement : `import * as ${name} from ${file};`,
  );
}

const files = new Map<string, string>();

/** Makes `_row_k2Jd`: the name as written, and a few letters for its stylesheet. */
export function shortenClassName(name: string, file: string): string {
  const stylesheet = path.relative(ROOT, file.split('?')[0] ?? file);
  const hash = createHash('sha256').update(stylesheet).digest('base64url').slice(0, HASH_LENGTH);
  const other = files.get(hash) ?? stylesheet;
  if (other !== stylesheet) throw new Error(`Class names of ${stylesheet} and ${other} would be the same: rename one.`);
  files.set(hash, stylesheet);
  return `_${name}_${hash}`;
}
