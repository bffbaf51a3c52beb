import { mkdtempSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import type { FileExtension } from '@naru/contract/shared/file.ts';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { inspectFile } from '../src/platform/files/inspect.ts';
import { createDiskStore } from '../src/platform/files/store.ts';
import { cloneDatabase } from '../test/portal.ts';
import { seedDemo } from './seed.ts';

const KEYS = `k1:${Buffer.alloc(32, 7).toString('base64')}`;
const folder = mkdtempSync(path.join(os.tmpdir(), 'naru-demo-files-'));
const files = createDiskStore({ folder, reserve: 0 });

interface EntryRow {
  readonly extension: FileExtension;
  readonly size: number;
  readonly objectId: string;
  readonly pictureId: string | null;
  readonly isSealed: boolean;
  readonly entity: string;
}

let client: pg.Client;
beforeAll(async () => {
  const connection = await cloneDatabase();
  await seedDemo(connection, { students: 60, today: '2026-11-20', keys: KEYS, files });
  client = new pg.Client(connection);
  await client.connect();
});
afterAll(async () => {
  await client.end();
  rmSync(folder, { recursive: true, force: true });
});

async function readEntries(): Promise<EntryRow[]> {
  const { rows } = await client.query<EntryRow>(
    `select entry.extension, entry.size, entry.object_id as "objectId", entry.picture_id as "pictureId",
       file_group.data_key_id is not null as "isSealed", file_group.entity
     from file_entry entry join file_group on file_group.id = entry.group_id`,
  );
  return rows;
}

it('hangs files on posts of the boards of files, on claims, and on what students of the cast asked for, the latter sealed', async () => {
  const entries = await readEntries();
  expect(new Set(entries.map(({ entity, isSealed }) => `${entity} ${isSealed}`))).toEqual(
    new Set(['post false', 'mileage_claim false', 'counselling_request true', 'portfolio-file false']),
  );
  const { rows } = await client.query<{ wrong: number; boards: number }>(
    `select count(*) filter (where post.file_count <> (select count(*) from file_entry where file_entry.group_id = post.file_id))::int as wrong,
       count(distinct post.board_code)::int as boards from post where post.file_id is not null`,
  );
  expect(rows[0]).toEqual({ wrong: 0, boards: 5 });
});

it('keeps bytes that are what their names say', async () => {
  const plain = (await readEntries()).filter(({ isSealed }) => !isSealed);
  const problems = plain.map(async ({ objectId, extension, size }) => {
    const place = (await files.findOptional(objectId)) ?? '';
    return { size: statSync(place).size - size, problem: await inspectFile(place, { extension, size }) };
  });
  expect(new Set((await Promise.all(problems)).map(({ size, problem }) => `${size} ${problem}`))).toEqual(
    new Set(['0 undefined']),
  );
  const pictures = plain.flatMap(({ pictureId }) => pictureId ?? []);
  expect(pictures).toHaveLength(plain.filter(({ extension }) => extension === 'png').length);
  const places = await Promise.all(pictures.map((id) => files.findOptional(id)));
  expect(places.includes(undefined)).toBe(false);
});

it('keeps what was sent with a request as no file that can be read', async () => {
  const sealed = (await readEntries()).filter(({ isSealed }) => isSealed);
  expect(sealed.length).toBeGreaterThan(0);
  for (const { objectId, size } of sealed) {
    const place = (await files.findOptional(objectId)) ?? '';
    expect(statSync(place).size).toBeGreaterThan(size);
    expect(await inspectFile(place, { extension: 'pdf', size: statSync(place).size })).toBe('mismatch');
  }
});

it('lets people of the cast have read most of what is older than a fortnight, and nothing of the last days', async () => {
  const { rows } = await client.query<{ name: string; late: number; fresh: number; older: number }>(
    `select member.username as name,
       count(*) filter (where post.publish_from >= '2026-11-18T00:00:00+09:00' and post_read.post_id is not null)::int as fresh,
       count(*) filter (where post.publish_from < '2026-11-05' and post.publish_from > '2026-07-01' and post_read.post_id is not null)::int as older,
       count(*) filter (where post.publish_from < '2026-11-05' and post.publish_from > '2026-07-01')::int as late
     from member cross join post left join post_read on post_read.post_id = post.id and post_read.member_id = member.id
     where member.is_demo and not member.is_external group by member.username`,
  );
  expect(rows.length).toBeGreaterThan(20);
  for (const { fresh, older, late } of rows) {
    expect(fresh).toBe(0);
    expect(older / late).toBeGreaterThan(0.7);
    expect(older).toBeLessThan(late);
  }
});
