import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

import { ROOT } from './lib/root.ts';

/** Forms with contents that no browser may write down: of counselling, and with the number of a bank account. */
const CONFIDENTIAL = ['web/src/areas/counselling/**/*.{ts,tsx}', 'web/src/areas/mileage/use/use-form.tsx'];
const OPENED = /\busePageForm(?:<[^(]*>)?\(/g;
const NOT_WRITTEN = /\bkept: '(?:PAGE|NOWHERE)'/g;

const FORMS = CONFIDENTIAL.flatMap((pattern) => globSync(pattern, { cwd: ROOT })).flatMap((file) => {
  const text = readFileSync(path.join(ROOT, file), 'utf8');
  const opened = text.match(OPENED)?.length ?? 0;
  return opened === 0 ? [] : [{ file, opened, notWritten: text.match(NOT_WRITTEN)?.length ?? 0 }];
});

it('confidential forms that outlive a session are kept in memory at most (docs/decisions/090)', () => {
  expect(FORMS.length).toBeGreaterThan(20);
  expect(FORMS.filter(({ opened, notWritten }) => notWritten < opened).map(({ file }) => file)).toEqual([]);
});
