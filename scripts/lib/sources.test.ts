import { expect, it } from 'vitest';

import { createClosures, listImportLines } from './sources.ts';

const closureOf = createClosures();

it('a file is told by what it imports, not by the examples in its comments', () => {
  const { files, isOpen } = closureOf('web/src/platform/i18n/texts.ts');
  expect([...files]).toContain('web/src/platform/format/context.ts');
  expect(isOpen).toBe(false);
});

it('a file that reads others, or imports what a build makes, hangs on everything', () => {
  expect(closureOf('web/build/page-shell.ts').isOpen).toBe(true);
  expect(closureOf('scripts/lib/sources.ts').isOpen).toBe(true);
});

it.each([
  ["import { a } from './a.ts';", "import type { a } from './a.ts';"],
  ["import { a } from './a.ts';", "import { a } from './b.ts';"],
  ["import {\n  a,\n  b,\n} from './a.ts';", "import {\n  type a,\n  b,\n} from './a.ts';"],
  ["export * from './a.ts';", "export type * from './a.ts';"],
  ["void import('./a.ts');", "void import('./b.ts');"],
  ['const a = 1;', "const a = 1;\nimport './a.css';"],
])('another import is seen: %j and %j', (one, other) => {
  expect(listImportLines(one)).not.toEqual(listImportLines(other));
});

it('the rest of a file is none of its imports', () => {
  const line = "import { a } from './a.ts';";
  expect(listImportLines(`${line}\nconst b = a + 1;`)).toEqual([line]);
});
