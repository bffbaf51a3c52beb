import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import { aFile } from '../../../../test/instruments.ts';
import { readInstruments } from './own.ts';

const aFolder = () => mkdtemp(join(tmpdir(), 'naru-instruments-'));

it('T12 reads every instrument of a folder, and nothing else', async () => {
  const folder = await aFolder();
  await writeFile(join(folder, 'b.json'), JSON.stringify(aFile({ code: 'B' })));
  await writeFile(join(folder, 'a.json'), JSON.stringify(aFile({ code: 'A' })));
  await writeFile(join(folder, 'notes.txt'), 'none');
  expect((await readInstruments(folder)).map(({ code }) => code)).toEqual(['A', 'B']);
});

it('T12 has none where no folder came with the portal', async () => {
  expect(await readInstruments(join(await aFolder(), 'none'))).toEqual([]);
});

it('T12 names the file that does not hold, and where', async () => {
  const folder = await aFolder();
  await writeFile(join(folder, 'broken.json'), JSON.stringify(aFile({ minutes: 0 })));
  await expect(readInstruments(folder)).rejects.toThrow(
    'The instrument broken.json does not hold. Minutes: This must be 1 or more.',
  );
});
