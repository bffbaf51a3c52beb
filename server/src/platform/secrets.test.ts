import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { readConfig } from './config.ts';
import { loadSecrets } from './secrets.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'naru-secrets-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const configIn = (name: string) => ({ secret: undefined, keys: undefined, dataDir: path.join(folder, name) });

describe('secrets', () => {
  it('are made once, beside the database, readable by the portal’s own user only', () => {
    const config = configIn('new');
    const made = loadSecrets(config);
    expect(readdirSync(config.dataDir)).toEqual(['secrets.json']);
    expect(statSync(path.join(config.dataDir, 'secrets.json')).mode & 0o777).toBe(0o600);
    expect(loadSecrets(config)).toEqual(made);
    expect(loadSecrets(configIn('other')).secret).not.toBe(made.secret);
  });

  it('are good enough to be given as settings', () => {
    const { secret, keys } = loadSecrets(configIn('new'));
    expect(readConfig({ NARU_SECRET: secret, NARU_KEYS: keys }, '/')).toMatchObject({ secret, keys });
  });

  it('given as settings are used, and leave no file', () => {
    const config = { secret: 's', keys: 'k', dataDir: path.join(folder, 'given') };
    expect(loadSecrets(config)).toEqual({ secret: 's', keys: 'k' });
    expect(readdirSync(folder)).not.toContain('given');
  });

  it('given by half take the other half from the file', () => {
    const kept = loadSecrets(configIn('new'));
    expect(loadSecrets({ ...configIn('new'), secret: 'mine' })).toEqual({ secret: 'mine', keys: kept.keys });
  });

  it('that cannot be read are never replaced: what they wrap would be lost', () => {
    const file = path.join(folder, 'new', 'secrets.json');
    writeFileSync(file, '{"secret":');
    expect(() => loadSecrets(configIn('new'))).toThrow(SyntaxError);
    expect(readFileSync(file, 'utf8')).toBe('{"secret":');
  });
});
