/**
 * Short class names without the objects that hold them: a part reads the names of its stylesheet one by one, so that the
 * bundler writes each where it is used, leaves out those that nothing uses, and says where a stylesheet lacks one.
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

/** Where a name is chosen while the app runs, the whole object is needed. */
export function importNames(code: string): string {
  return code.replaceAll(DEFAULT_IMPORT, (statement, name: string, file: string) =>
    code.includes(`${name}[`) ? statement : `import * as ${name} from ${file};`,
  );
}

const files = new Map<string, string>();

/** `_row_k2Jd`: the name as it is written, and a few letters for its stylesheet. */
export function shortenClassName(name: string, file: string): string {
  const stylesheet = path.relative(ROOT, file.split('?')[0] ?? file);
  const hash = createHash('sha256').update(stylesheet).digest('base64url').slice(0, HASH_LENGTH);
  const other = files.get(hash) ?? stylesheet;
  if (other !== stylesheet) throw new Error(`Class names of ${stylesheet} and ${other} would be the same: rename one.`);
  files.set(hash, stylesheet);
  return `_${name}_${hash}`;
}
