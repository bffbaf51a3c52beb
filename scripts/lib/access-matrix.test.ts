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
  members: ['member', 'anyMenu'],
  administrators: ['administrator', 'menu'],
};

it('docs/access-matrix.md is up to date (npm run documents)', () => {
  expect(readFileSync(path.join(ROOT, 'docs/access-matrix.md'), 'utf8')).toBe(describeAccess());
});

it.each(CALLS)('%s is declared for whom the table written by hand has it', (id, spec) => {
  const { whom = 'everybody', others } = EXPECTED_CALLS[id] ?? {};
  // A list of people stands for a privilege on a menu, for a named resource, or for those who have something of their own.
  const kinds = ['menu', 'anyMenu', 'named', ...(others === '404' ? ['signedIn'] : [])];
  expect(typeof whom === 'string' ? KINDS[whom] : kinds).toContain(spec.access.kind);
});
