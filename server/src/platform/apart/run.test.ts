import { mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';

import { ApartStoppedError, runApart } from './run.ts';

const LIMITS = { mostMegabytes: 32, mostSilenceMs: 15_000 };
const SERVE = `import { serveApart } from ${JSON.stringify(new URL('serve.ts', import.meta.url).href)};`;
const folder = mkdtempSync(path.join(os.tmpdir(), 'naru-apart-'));

function moduleOf(reader: string): URL {
  const file = path.join(folder, `${Math.random()}.ts`);
  writeFileSync(file, `${SERVE} serveApart(${reader})`);
  return pathToFileURL(file);
}

it('comes back with what the reader found, and hands over parts one at a time', async () => {
  const module = moduleOf(
    `async (asked, hand) => { for (let at = 0; at < asked; at += 1) await hand(at); return 'read'; }`,
  );
  const taken: number[] = [];
  let underWay = 0;
  const take = async (part: number): Promise<void> => {
    underWay += 1;
    expect(underWay).toBe(1);
    await new Promise(setImmediate);
    taken.push(part);
    underWay -= 1;
  };
  expect(await runApart<string, number>({ module, asked: 3, limits: LIMITS, take })).toBe('read');
  expect(taken).toEqual([0, 1, 2]);
});

it.each([
  ['never ends', 'async () => { for (;;); }', { ...LIMITS, mostSilenceMs: 1_000 }],
  ['takes ever more numbers', 'async () => { const all = []; for (;;) all.push(new Array(1000).fill(0.5)); }', LIMITS],
  ['takes ever more objects', 'async () => { const all = []; for (;;) all.push({ a: [1] }); }', LIMITS],
  ['ends by itself', 'async () => process.exit(0)', LIMITS],
])('ends a reader that %s, and goes on', async (_name, reader, limits) => {
  await expect(runApart({ module: moduleOf(reader), asked: 0, limits })).rejects.toThrow(ApartStoppedError);
});

it('ends with its signal, with what the reader threw and with what its taker threw', async () => {
  const ending = new AbortController();
  const endless = runApart({
    module: moduleOf('async () => { for (;;); }'),
    asked: 0,
    limits: LIMITS,
    signal: ending.signal,
  });
  ending.abort(new Error('cancelled'));
  await expect(endless).rejects.toThrow('cancelled');
  const throwing = moduleOf(`async () => { throw new Error('from the reader'); }`);
  await expect(runApart({ module: throwing, asked: 0, limits: LIMITS })).rejects.toThrow('from the reader');
  const handing = moduleOf('async (_asked, hand) => hand(1)');
  const take = () => Promise.reject(new Error('from the taker'));
  await expect(runApart({ module: handing, asked: 0, limits: LIMITS, take })).rejects.toThrow('from the taker');
});

it('knows nothing of the environment of the portal', async () => {
  const module = moduleOf('async () => Object.keys(process.env).filter((name) => name.startsWith("NARU"))');
  process.env['NARU_TEST_APART'] = 'secret';
  try {
    expect(await runApart({ module, asked: 0, limits: LIMITS })).toEqual([]);
  } finally {
    delete process.env['NARU_TEST_APART'];
  }
});
