import { chmodSync, existsSync, mkdtempSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';

import { openSource } from './source.ts';

const CLOSED = process.getuid?.() === 0 ? 0o711 : 0o700;
const modeOf = (folder: string): number => statSync(folder).mode & 0o777;
const open = async (dataDir: string): Promise<string[]> => {
  const told: string[] = [];
  await openSource({ databaseUrl: 'postgres://elsewhere', dataDir }, 'portal', (error) => told.push(String(error)));
  return told;
};

it('makes no data folder where another database is named: the first file does', async () => {
  const folder = path.join(mkdtempSync(path.join(os.tmpdir(), 'naru-source-')), 'data');
  expect(await open(folder)).toEqual([]);
  expect(existsSync(folder)).toBe(false);
});

it('closes a data folder that was open to others, and says so once', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'naru-source-'));
  chmodSync(folder, 0o755);
  expect(await open(folder)).toEqual([expect.stringContaining('was open to others (755)')]);
  expect(modeOf(folder)).toBe(CLOSED);
  expect(await open(folder)).toEqual([]);
});
