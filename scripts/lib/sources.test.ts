import { expect, it } from 'vitest';

import { createClosures } from './sources.ts';

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
