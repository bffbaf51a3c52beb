import { law } from '@naru/contract/areas/counselling/law/asking.ts';
import { lawDesk } from '@naru/contract/areas/counselling/law/desk.ts';
import { sql } from 'kysely';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';

import { aMember, signIn } from '../../../../test/builders.ts';
import { anAsker, FRIDAY, type MadeStudent } from '../../../../test/counselling.ts';
import { aLawCase, aLawyer, askLaw, stepLaw, type MadeLawyer } from '../../../../test/law.ts';
import { filesFolder, openTestPortal, type TestPortal } from '../../../../test/portal.ts';
import { aPhoto, PDF, sendFiles, upload } from '../../../../test/upload.ts';
import { destroyOldCases } from '../../../blocks/retention/destroy-store.ts';
import { lawRetention } from './retention-store.ts';

const NAME = '고요한계약서 stieglitzvertrag.pdf';
const BYTES = Buffer.concat([PDF, Buffer.from('% stieglitzsatz im Vertrag\n')]);
const TRACES = ['고요한계약서', 'stieglitzvertrag', 'stieglitzsatz'];

let portal: TestPortal;
let student: MadeStudent;
let lawyer: MadeLawyer;

beforeAll(async () => {
  portal = await openTestPortal();
  lawyer = await aLawyer(portal);
});
beforeEach(async () => {
  portal.clock.now = FRIDAY;
  student = await anAsker(portal);
});
afterAll(() => portal.close());

const fetchFile = (fileId: string, by: { token: string }, sn = '/1') =>
  portal.app.inject({ url: `/api/file/${fileId}${sn}`, headers: { authorization: `Bearer ${by.token}` } });

async function askWithFile(): Promise<{ id: string; fileId: string }> {
  const { fileId } = await upload(portal, [{ name: NAME, bytes: BYTES }], { token: student.token, isSealed: true });
  const id = await askLaw(portal, student.token, { fileId, fileSnList: [1] });
  return { id, fileId };
}

/** Every plain byte that the store holds, the place for what is on its way included. */
function storedBytes(): Buffer[] {
  const folder = filesFolder(portal.connection);
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile())
    .map((one) => readFileSync(join(one.parentPath, one.name)));
}

it('keeps neither a plain byte nor a plain name, from the upload on', async () => {
  const { id } = await askWithFile();
  const stored = storedBytes();
  expect(stored.length).toBeGreaterThan(0);
  expect(stored.some((bytes) => TRACES.some((trace) => bytes.includes(trace)))).toBe(false);
  const { rows } = await sql<{ row: string }>`
    select e::text as row from file_entry e union all select g::text from file_group g
    union all select a::text from audit_log a union all select k::text from idempotency_key k`.execute(
    portal.platform.db,
  );
  expect(rows.some(({ row }) => TRACES.some((trace) => row.includes(trace)))).toBe(false);
  const { lawCase } = await portal.get(lawDesk.readCase, { params: { id } }, { token: lawyer.token });
  expect(lawCase.fileList).toMatchObject([{ fileNm: NAME, fileSize: BYTES.length }]);
});

it('hands it out whole by the rights of the case, which writes down who read it', async () => {
  const { fileId } = await askWithFile();
  const others = await aMember(portal.platform.db, { types: ['STAFF'], roles: ['ADMINISTRATOR'] });
  const admin = { token: await signIn(portal, others) };
  await portal.platform.db.deleteFrom('privacy_log').execute();
  const [own, desk] = [await fetchFile(fileId, student), await fetchFile(fileId, lawyer)];
  expect(own.rawPayload.equals(BYTES)).toBe(true);
  expect(desk.rawPayload.equals(BYTES)).toBe(true);
  expect(desk.headers['content-disposition']).toContain(encodeURIComponent('고요한계약서'));
  const zip = await fetchFile(fileId, lawyer, '');
  expect(zip.rawPayload.includes('stieglitzsatz')).toBe(true);
  expect((await fetchFile(fileId, admin)).statusCode).toBe(404);
  const noted = await portal.platform.db
    .selectFrom('privacy_log')
    .select(['privacy_log.actor_id as by', 'privacy_log.subject_id as of', 'privacy_log.fields'])
    .execute();
  const line = { by: lawyer.id, of: student.id, fields: 'counselling' };
  expect(noted).toEqual([line, line]);
});

it('is kept in what is being written, and judged as every other file is', async () => {
  const { fileId } = await upload(portal, [{ name: NAME, bytes: BYTES }], { token: student.token, isSealed: true });
  const { caseType, deadlineOn, facts } = aLawCase();
  const body = { caseType, deadlineOn, facts, fileId, fileSnList: [1] };
  await portal.get(law.saveDraft, { body }, { token: student.token });
  const { draft } = await portal.get(law.readDraft, {}, { token: student.token });
  expect(draft?.fileList).toMatchObject([{ fileNm: NAME }]);
  const lie = await sendFiles(portal, [{ name: 'lie.pdf', bytes: 'no pdf' }], { token: student.token, isSealed: true });
  expect(lie.envelope.code).toBe('9100');
});

it('makes no picture of a photo, which would lie in plain', async () => {
  const { fileId } = await upload(portal, [{ name: 'photo.jpg', bytes: await aPhoto() }], {
    token: student.token,
    isSealed: true,
  });
  const { rows } = await sql<{ id: string | null }>`
    select e.picture_id as id from file_entry e where e.group_id = ${fileId}::uuid`.execute(portal.platform.db);
  expect(rows).toEqual([{ id: null }]);
});

it('takes nothing that lies in plain, and nothing sealed where no case is', async () => {
  const { fileId } = await upload(portal, [{ name: 'plain.pdf', bytes: PDF }], { token: student.token });
  const refused = await portal.ask(
    law.createCase,
    { body: aLawCase({ fileId, fileSnList: [1] }) },
    { token: student.token },
  );
  expect(refused.envelope).toMatchObject({ code: '9100', output: { errors: [{ field: 'fileId' }] } });
});

it('goes with the case, key and all', async () => {
  const { id, fileId } = await askWithFile();
  await stepLaw(portal, lawyer, { id, action: 'DECLINE', reason: '맡을 수 없는 일이에요.' });
  const { rows } = await sql<{ id: string }>`
    select g.data_key_id as id from file_group g where g.id = ${fileId}::uuid`.execute(portal.platform.db);
  await destroyOldCases(portal.platform.db, lawRetention, { years: 5, now: new Date('2031-12-01T00:00:00Z') });
  const keys = await sql`select from data_key k where k.id = ${rows[0]?.id ?? null}::uuid`.execute(portal.platform.db);
  expect(keys.rows).toEqual([]);
  expect((await fetchFile(fileId, lawyer)).statusCode).toBe(404);
});
