/**
 * Which formats sharp opens holds for the whole process: code that sets them for itself takes them from the portal's own
 * pictures. So it is used in one place.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { expect, it } from 'vitest';

const SERVER = path.resolve(import.meta.dirname, '../..');

it('formats of pictures are opened and blocked in one place', () => {
  const users = ['src', 'demo'].flatMap((folder) =>
    readdirSync(path.join(SERVER, folder), { recursive: true, encoding: 'utf8' })
      .map((file) => path.posix.join(folder, file.replaceAll('\\', '/')))
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .filter((file) => /(?:from|import\() ?'sharp'/.test(readFileSync(path.join(SERVER, file), 'utf8'))),
  );
  expect(users).toEqual(['src/platform/files/picture.ts']);
});
