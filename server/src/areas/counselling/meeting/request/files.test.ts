import { history } from '@naru/contract/areas/counselling/overview/history.ts';
import { sql } from 'kysely';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

import { asked, eachOnFriday, type MadeCounsellor, type MadeStudent } from '../../../../../test/counselling.ts';
import { filesFolder, type TestPortal } from '../../../../../test/portal.ts';
import { PDF, upload } from '../../../../../test/upload.ts';
import { sealExisting } from '../../../../blocks/file/jobs.ts';
import { lockOptionalPlainGroup } from '../../../../blocks/file/store.ts';

const NAME = '고요한자기소개서 stieglitzbrief.pdf';
const BYTES = Buffer.concat([PDF, Buffer.from('% stieglitzsatz im Brief\n')]);
const TRACES = ['고요한자기소개서', 'stieglitzbrief', 'stieglitzsatz'];

let portal: TestPortal;
let one: MadeCounsellor;
let student: MadeStudent;

eachOnFriday((made) => {
  ({ portal, one, student } = made);
});

const send = (isSealed: boolean) => upload(portal, [{ name: NAME, bytes: BYTES }], { token: student.token, isSealed });
const fetchFile = async (fileId: string) =>
  (await portal.app.inject({ url: `/api/file/${fileId}/1`, headers: { authorization: `Bearer ${student.token}` } }))
    .rawPayload;
const filesOf = async (id: string) =>
  (await portal.get(history.readOwnMeeting, { params: { id } }, { token: student.token })).meeting.fileList;

/** Returns whether the disk or a row of files has any of it in plain. */
async function liesOpen(): Promise<boolean> {
  const folder = filesFolder(portal.connection);
  const stored = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => readFileSync(join(file.parentPath, file.name)));
  const { rows } = await sql<{ row: string }>`select e::text as row from file_entry e`.execute(portal.platform.db);
  return [...stored, ...rows.map(({ row }) => Buffer.from(row))].some((bytes) =>
    TRACES.some((trace) => bytes.includes(trace)),
  );
}

it('are kept sealed from the upload on, and are read by the two whom the request concerns', async () => {
  const { fileId } = await send(true);
  const { requestId } = await asked(portal, { student, of: one, more: { fileId, fileSnList: [1] } });
  expect(await liesOpen()).toBe(false);
  expect(await filesOf(requestId)).toMatchObject([{ fileNm: NAME, fileSize: BYTES.length }]);
  expect((await fetchFile(fileId)).equals(BYTES)).toBe(true);
});

it('of earlier requests are sealed by a job that goes on where it was stopped', async () => {
  const { db, files } = portal.platform;
  const { requestId } = await asked(portal, { student, of: one });
  const groups = [(await send(false)).fileId, (await send(false)).fileId];
  // As requests took them before.
  await sql`update file_group set entity = 'counselling_request', entity_id = ${requestId}
    where id = any(${groups}::uuid[])`.execute(db);
  await sql`update file_entry set attached_at = uploaded_at where group_id = any(${groups}::uuid[])`.execute(db);
  await sql`update counselling_request set file_id = ${groups[1]}::uuid where id = ${requestId}::uuid`.execute(db);
  expect(await filesOf(requestId)).toMatchObject([{ fileNm: NAME }]);

  let staged = 0;
  const stage: typeof files.store.stage = async (...given) => {
    staged += 1;
    if (staged > 1) throw new Error('killed');
    return files.store.stage(...given);
  };
  const killed = { ...portal.platform, files: { ...files, store: { ...files.store, stage } } };
  await expect(sealExisting(killed)).rejects.toThrow('killed');
  expect(await liesOpen()).toBe(true);
  expect(await sealExisting(portal.platform)).toBe(1);
  expect(await sealExisting(portal.platform)).toBe(0);
  expect(await liesOpen()).toBe(false);
  expect(await filesOf(requestId)).toMatchObject([{ fileNm: NAME, fileSize: BYTES.length }]);
  for (const fileId of groups) expect((await fetchFile(fileId)).equals(BYTES)).toBe(true);
});

it('looking for the next one that lies in plain reads none that is sealed, and none of a kind that is not', async () => {
  const { db, sealing, now } = portal.platform;
  const read = db.transaction().execute(async (tx) => {
    const key = await sealing.makeKey(tx, now());
    await sql`insert into file_group (id, owner_id, entity, entity_id, data_key_id)
      select gen_random_uuid(), (select min(m.id::text)::uuid from member m),
        (array['counselling_request', 'law_case', 'post'])[1 + n % 3], n::text, case when n % 3 < 2 then ${key.id}::uuid end
      from generate_series(1, 6000) n`.execute(tx);
    await sql`analyze file_group`.execute(tx);
    expect(await lockOptionalPlainGroup(tx, ['counselling_request', 'law_case'])).toBeUndefined();
    const { rows } = await sql<{ read: number }>`
      select (t.seq_tup_read + t.idx_tup_fetch)::integer as read from pg_stat_xact_user_tables t
      where t.relname = 'file_group'`.execute(tx);
    throw new Rollback(rows[0]?.read);
  });
  const { count } = (await read.catch((error: unknown) => error)) as Rollback; // what it throws
  expect(count).toBeLessThan(50);
});

/** Leaves the table as it was for the other tests. */
class Rollback extends Error {
  readonly count: number | undefined;
  constructor(count: number | undefined) {
    super('rolled back');
    this.count = count;
  }
}
