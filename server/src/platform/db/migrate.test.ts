import { mkdtempSync, rmSync, unlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { cloneDatabase } from '../../../test/portal.ts';
import { migrate, MigrationError, readMigrations } from './migrate.ts';

let folder: string;
let client: pg.Client;

beforeEach(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'naru-migrations-'));
  client = await connect(await emptyDatabase());
});
afterEach(async () => {
  await client.end();
  rmSync(folder, { recursive: true, force: true });
});

const connect = async (connection: pg.ClientConfig): Promise<pg.Client> => {
  const opened = new pg.Client(connection);
  await opened.connect();
  return opened;
};
let database: pg.ClientConfig;
const emptyDatabase = async (): Promise<pg.ClientConfig> => {
  database = await cloneDatabase();
  const clearing = await connect(database);
  await clearing.query('drop schema public cascade; create schema public');
  await clearing.end();
  return database;
};
const put = (name: string, text: string): void => writeFileSync(path.join(folder, name), text);
const applied = async (): Promise<string[]> => {
  const { rows } = await client.query<{ name: string }>('select migration.name from migration order by 1');
  return rows.map((row) => row.name);
};

describe('migrations', () => {
  it('are applied in the order of their names, once', async () => {
    put('0002_a__second.sql', 'alter table thing add column b int');
    put('0001_a__first.sql', 'create table thing (a int)');
    put('readme.txt', 'no migration');
    expect(await migrate(client, folder)).toEqual(['0001_a__first.sql', '0002_a__second.sql']);
    expect(await migrate(client, folder)).toEqual([]);
    put('0003_a__third.sql', 'insert into thing values (1, 2)');
    expect(await migrate(client, folder)).toEqual(['0003_a__third.sql']);
  });

  it('that were edited after they had been applied are refused, by name', async () => {
    put('0001_a__first.sql', 'create table thing (a int)');
    await migrate(client, folder);
    put('0001_a__first.sql', 'create table thing (a bigint)');
    await expect(migrate(client, folder)).rejects.toThrow(
      new MigrationError('Migration 0001_a__first.sql was edited after it had been applied.'),
    );
  });

  it('that have vanished are refused, and nothing else is applied', async () => {
    put('0001_a__first.sql', 'create table thing (a int)');
    await migrate(client, folder);
    unlinkSync(path.join(folder, '0001_a__first.sql'));
    put('0002_a__second.sql', 'create table other (a int)');
    await expect(migrate(client, folder)).rejects.toThrow(
      new MigrationError('Migration 0001_a__first.sql was applied but is not in the folder any more.'),
    );
    expect(await applied()).toEqual(['0001_a__first.sql']);
  });

  it('that come late, before one that was applied, are refused', async () => {
    put('0002_a__second.sql', 'create table thing (a int)');
    await migrate(client, folder);
    put('0001_a__first.sql', 'create table other (a int)');
    await expect(migrate(client, folder)).rejects.toThrow(
      new MigrationError('Migration 0001_a__first.sql sorts before 0002_a__second.sql, which has been applied.'),
    );
  });

  it('that fail leave nothing of themselves, and what came before them stays', async () => {
    put('0001_a__first.sql', 'create table thing (a int)');
    put('0002_a__broken.sql', 'create table half (a int); select nothing_such()');
    await expect(migrate(client, folder)).rejects.toThrow(/^Migration 0002_a__broken\.sql failed: /);
    expect(await applied()).toEqual(['0001_a__first.sql']);
    const { rows } = await client.query(`select to_regclass('half') as half, to_regclass('thing') as thing`);
    expect(rows).toEqual([{ half: null, thing: 'thing' }]);
    put('0002_a__broken.sql', 'create table half (a int)');
    expect(await migrate(client, folder)).toEqual(['0002_a__broken.sql']);
  });

  it('that say so run outside of a transaction', async () => {
    put('0001_a__first.sql', 'create table thing (a int)');
    put('0002_a__index.sql', '-- no transaction\ncreate index concurrently thing_a on thing (a)');
    expect(await migrate(client, folder)).toHaveLength(2);
  });

  it('of two programs at once are applied by one of them', async () => {
    put('0001_a__first.sql', 'create table thing (a int); select pg_sleep(0.1)');
    const other = await connect(database);
    const done = await Promise.all([migrate(client, folder), migrate(other, folder)]);
    await other.end();
    expect(done.flat()).toEqual(['0001_a__first.sql']);
  });

  it('of the portal are named by number or moment, none twice, and after their area', () => {
    const names = readMigrations(path.resolve(import.meta.dirname, '../../../migrations')).map((file) => file.name);
    expect(names.filter((name) => !/^(\d{4}|\d{12})_[a-z]+__[a-z_]+\.sql$/.test(name))).toEqual([]);
    const stamps = names.map((name) => name.split('_')[0] ?? '');
    const numbers = stamps.filter((stamp) => stamp.length === 4).map(Number);
    expect(numbers).toEqual(numbers.map((_number, at) => at + 1));
    expect(new Set(stamps).size).toBe(stamps.length);
  });
});
