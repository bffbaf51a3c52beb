import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

import { bundleFiles, bundleRows, writeFolder, writeZip, zipOf } from '../../../../test/roster-bundle.ts';
import { RosterRefusedError } from './problems.ts';
import { BUNDLE_LIMITS, readBundle } from './read-bundle.ts';

const MEGABYTE = 1024 * 1024;

interface Found {
  readonly head: unknown;
  readonly rows: Record<string, number>;
}

async function read(location: string, limits = BUNDLE_LIMITS): Promise<Found> {
  const rows: Record<string, number> = {};
  const taker = {
    signal: undefined,
    begin: () => undefined,
    take: async () => undefined,
    end: async (file: { name: string }, count: number) => void (rows[file.name] = count),
  };
  return { head: await readBundle(location, taker, limits), rows };
}

/** Returns the problems for which a bundle was refused. */
async function refusal(location: string, limits = BUNDLE_LIMITS): Promise<unknown> {
  const error = await read(location, limits).catch((thrown: unknown) => thrown);
  if (!(error instanceof RosterRefusedError)) throw new Error('the bundle was not refused', { cause: error });
  return error.problems.map(({ reason, file, value }) => ({ reason, file, value }));
}

/** Bytes that hardly shrink, as lines of a table. */
function denseLines(bytes: number): string {
  let [state, text] = [1, 'sourcedId,status,title\n'];
  while (text.length < bytes) {
    const cells = Array.from({ length: 12 }, () => (state = (state * 48_271) % 2_147_483_647).toString(36));
    text += `${cells.join('')},active,x\n`;
  }
  return text;
}

const bundleWith = (name: string, text: string): string =>
  writeZip(new Map([...bundleFiles(bundleRows()), [name, text]]));

describe('a bundle that is read apart', () => {
  it('hands over what it is and how many rows each file has', async () => {
    const { head, rows } = await read(writeZip(bundleFiles(bundleRows())));
    expect(head).toMatchObject({ sourceSystem: 'hangang', sourceName: '한강대학교 학사' });
    expect(rows).toMatchObject({ users: 14, results: 12, academicSessions: 2 });
  });

  it.each([
    ['a zip file', (text: string) => bundleWith('categories.csv', text)],
    ['a folder', (text: string) => writeFolder(new Map([...bundleFiles(bundleRows()), ['categories.csv', text]]))],
  ])('stops at the limit of lines, empty ones too: %s', async (_name, bundleOf) => {
    const limits = { ...BUNDLE_LIMITS, most: { ...BUNDLE_LIMITS.most, lines: 2_000 } };
    const found = await refusal(bundleOf(`sourcedId,status,title\n${'\n'.repeat(300_000)}`), limits);
    expect(found).toEqual([{ reason: 'tooManyLines', file: 'categories.csv', value: '2,000' }]);
  });

  it('stops at the limit of bytes, by those that come out', async () => {
    const limits = { ...BUNDLE_LIMITS, most: { ...BUNDLE_LIMITS.most, bytes: MEGABYTE } };
    const found = await refusal(bundleWith('categories.csv', denseLines(3 * MEGABYTE)), limits);
    expect(found).toEqual([{ reason: 'tooManyBytes', file: 'categories.csv', value: '1 MB' }]);
  });

  it('is refused where more comes out of it than it says', async () => {
    const text = denseLines(500_003);
    const bytes = zipOf([...new Map<string, string>([...bundleFiles(bundleRows()), ['categories.csv', text]])]);
    const said = Buffer.alloc(4);
    said.writeUInt32LE(Buffer.byteLength(text));
    for (let at = bytes.indexOf(said); at >= 0; at = bytes.indexOf(said, at + 1)) bytes.writeUInt32LE(100, at);
    const file = path.join(writeFolder(new Map()), 'lie.zip');
    writeFileSync(file, bytes);
    expect(await refusal(file)).toMatchObject([{ reason: 'brokenZip', file: 'categories.csv' }]);
  });

  it.each([
    ['time', { ...BUNDLE_LIMITS, mostSilenceMs: 1 }],
    ['memory', { ...BUNDLE_LIMITS, mostMegabytes: 4 }],
  ])('is refused where reading it takes too much %s, and the next one is read', async (_what, limits) => {
    const bundle = writeZip(bundleFiles(bundleRows()));
    expect(await refusal(bundle, limits)).toEqual([{ reason: 'tooHeavy', file: null, value: '' }]);
    expect((await read(bundle)).rows).toMatchObject({ users: 14 });
  });
});
