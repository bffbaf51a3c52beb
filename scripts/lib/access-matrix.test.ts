import { readFileSync } from 'node:fs';
import path from 'node:path';

import { CALL_GROUPS } from '@naru/server/src/main.ts';
import { EXPECTED_CALLS } from '@naru/server/test/expected/calls.ts';
import type { Whom } from '@naru/server/test/expected/people.ts';
import { expect, it } from 'vitest';

import { describeAccess } from './access-matrix.ts';
import { ROOT } from './root.ts';

const CALLS = CALL_GROUPS.flatMap((area) =>
  Object.entries(area.calls).map(([key, spec]) => [`${area.name}.${key}`, spec] as const),
);

const KINDS: Readonly<Record<Extract<Whom, string>, readonly string[]>> = {
  everybody: ['anyone'],
  signedIn: ['signedIn', 'boardMenu'],
  members: ['member'],
  administrators: ['administrator', 'menu'],
};

it('docs/access-matrix.md is up to date (npm run documents)', () => {
  expect(readFileSync(path.join(ROOT, 'docs/access-matrix.md'), 'utf8')).toBe(describeAccess());
});

it.each(CALLS)('%s is declared for whom the table written by hand has it', (id, spec) => {
  const whom = EXPECTED_CALLS[id]?.whom ?? 'everybody';
  // A list of people stands for a privilege on a menu, or for a named resource.
  expect(typeof whom === 'string' ? KINDS[whom] : ['menu', 'anyMenu', 'named']).toContain(spec.access.kind);
});
