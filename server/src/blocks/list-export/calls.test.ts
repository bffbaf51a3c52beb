import { analytics } from '@naru/contract/areas/analytics.ts';
import { board } from '@naru/contract/areas/board.ts';
import { jobs } from '@naru/contract/areas/job.ts';
import { listExports, type ListExport } from '@naru/contract/areas/list-export.ts';
import { notification } from '@naru/contract/areas/notification.ts';
import { settings } from '@naru/contract/areas/settings.ts';
import { ExportStarted } from '@naru/contract/shared/export.ts';
import excel from '@protobi/exceljs';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { aDepartment, aMember, aStudent, openAllStudents, signIn, type MadeMember } from '../../../test/builders.ts';
import { openTestPortal, type TestPortal } from '../../../test/portal.ts';
import { aPost } from '../../../test/posts.ts';
import { BROUGHT, CALL_GROUPS } from '../../main.ts';
import { sendSignal } from '../../platform/db/signals.ts';
import { Failure } from '../../platform/http/failure.ts';
import { sweepFiles } from '../file/sweep.ts';
import { exportJob, sweepExports } from './job.ts';

const eventually = { timeout: 18_000, interval: 20 };
const REASON = '간담회 명단 준비';

let portal: TestPortal;
let admin: string;
let chief: MadeMember;
let token: string;
let studentIds: string[];

beforeAll(async () => {
  portal = await openTestPortal();
  const { db } = portal.platform;
  await aDepartment(db, { code: '12100' });
  await aDepartment(db, { code: '13100' });
  admin = await signIn(portal, await aMember(db, { roles: ['ADMINISTRATOR'] }));
  chief = await aMember(db, { types: ['DEPARTMENT_CHIEF'], departmentCode: '12100', nameKo: '조학과' });
  token = await signIn(portal, chief);
  studentIds = [];
  for (let at = 0; at < 3; at += 1) studentIds.push((await aStudent(db, { departmentCode: '12100' })).id);
  await aStudent(db, { departmentCode: '13100' });
  await setMost(2);
});
afterAll(() => portal.close());
beforeEach(() => {
  portal.clock.now = new Date(portal.clock.now.getTime() + 1_000);
});

const versions = new Map<string, number>();
async function setMost(value: number): Promise<void> {
  const key = 'excel.mostRows';
  const body = { value, version: versions.get(key) ?? 0, reason: '시험' };
  versions.set(key, (await portal.get(settings.changeSetting, { params: { key }, body }, { token: admin })).version);
}

/** Posts as a browser does: the answer is a file or an envelope. */
const post = (url: string, who: string, body: object) =>
  portal.app.inject({ method: 'POST', url, headers: { authorization: `Bearer ${who}` }, payload: body });
const askStudents = (who = token, more: object = {}) =>
  post('/view/cdp/anals/stdntinfo/excel', who, { reason: REASON, ...more });

/** Starts an export. */
async function start(who = token, more: object = {}): Promise<string> {
  const answer = await askStudents(who, more);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-disposition']).toBeUndefined();
  return answer.json<{ output: { exportId: string } }>().output.exportId;
}

const listOwn = async (who = token): Promise<ListExport[]> =>
  (await portal.get(listExports.pageExports, { query: { size: '100' } }, { token: who })).exportPage.content;

async function read(id: string, who = token): Promise<ListExport> {
  const found = (await listOwn(who)).find(({ exportId }) => exportId === id);
  if (!found) throw new Error('not in the list');
  return found;
}

async function untilState(id: string, state: ListExport['state'], who = token): Promise<ListExport> {
  await vi.waitFor(async () => expect(await read(id, who)).toMatchObject({ state }), eventually);
  return read(id, who);
}

const download = (id: string, who = token) =>
  portal.app.inject({ url: `/view/cdp/export/${id}/file`, headers: { authorization: `Bearer ${who}` } });

/** Waits for the status: a change of rights is in force within a moment. */
const untilAnswer = (id: string, who: string, status: number) =>
  vi.waitFor(async () => expect((await download(id, who)).statusCode).toBe(status), eventually);

async function rowsOf(bytes: Buffer): Promise<unknown[][]> {
  const book = new excel.Workbook();
  await book.xlsx.load(bytes as never); // its types know an older Buffer
  const rows: unknown[][] = [];
  book.worksheets[0]?.eachRow((row) => rows.push((row.values as unknown[]).slice(1)));
  return rows;
}

const untilJobDone = (id: string) =>
  vi.waitFor(async () => {
    const { job } = await portal.get(jobs.readJob, { params: { id } }, { token: admin });
    expect(job.state).toBe('DONE');
  }, eventually);

const privacyOf = (actorId: string, reason: string) =>
  portal.platform.db
    .selectFrom('privacy_log')
    .select(['privacy_log.subject_id as subjectId', 'privacy_log.action', 'privacy_log.fields', 'privacy_log.address'])
    .where('privacy_log.actor_id', '=', actorId)
    .where('privacy_log.reason', '=', reason)
    .execute();

async function listKept(): Promise<string[]> {
  const kept: string[] = [];
  for await (const ids of portal.platform.files.store.listKept()) kept.push(...ids);
  return kept;
}

/** Rights change at once, as where an administrator changes them. */
async function change(statement: ReturnType<typeof sql>): Promise<void> {
  await portal.platform.db.transaction().execute(async (tx) => {
    await statement.execute(tx);
    await sendSignal(tx, 'rights');
  });
}

/** Made for its answer alone, however long: a file with account numbers is kept nowhere. */
const MADE_AT_ONCE: ReadonlySet<string> = new Set(['exportPayments']);

it('has every list that exports among its sources', () => {
  const senders = CALL_GROUPS.flatMap((area) =>
    Object.entries(area.calls)
      .filter(([key, { output }]) => output === ExportStarted && !MADE_AT_ONCE.has(key))
      .map(([key]) => area.handlers[key] as { source?: { name: string } }),
  );
  expect(senders.length).toBeGreaterThan(1);
  // The job that writes a long one finds it by its name.
  expect(new Set(senders.map(({ source }) => source?.name))).toEqual(new Set(BROUGHT.lists.map(({ name }) => name)));
});

describe('before anybody works', () => {
  it('Xl4 of fifty at once two are on their way, and the others are told so', async () => {
    const many = await aMember(portal.platform.db, { types: ['STAFF'], departmentCode: '12100' });
    const own = await signIn(portal, many);
    const answers = await Promise.all(Array.from({ length: 50 }, () => askStudents(own)));
    const codes = answers.map((answer) => answer.json<{ code: string }>().code);
    expect(codes.filter((code) => code === '0000')).toHaveLength(2);
    expect(codes.filter((code) => code === 'E1301')).toHaveLength(48);
    expect(await listOwn(own)).toHaveLength(2);
    for (const { exportId } of await listOwn(own))
      await portal.get(listExports.cancelExport, { params: { id: exportId } }, { token: own });
    expect((await askStudents(own)).json()).toMatchObject({ code: '0000' });
  });

  it('Xl4 one that waits is taken back, once, by its owner or with its job', async () => {
    const id = await start();
    const cancel = (who: string) => portal.ask(listExports.cancelExport, { params: { id } }, { token: who });
    expect((await cancel(admin)).envelope.code).toBe('404');
    expect((await cancel(token)).envelope).toMatchObject({ code: '0000', output: { export: { state: 'CANCELLED' } } });
    expect((await cancel(token)).envelope).toMatchObject({ code: '9101', output: { current: { state: 'CANCELLED' } } });
    const other = await start();
    await portal.get(jobs.cancelJob, { params: { id: other } }, { token: admin });
    expect(await read(other)).toMatchObject({
      state: 'CANCELLED',
      can: { download: false, cancel: false, retry: false },
    });
  });

  it('Xl4 who lost the privilege, the menu or the account before it is made gets nothing', async () => {
    const made = await aMember(portal.platform.db, { types: ['STAFF'], departmentCode: '12100' });
    const own = await signIn(portal, made);
    const lost = await start(own);
    await change(sql`delete from member_type where member_type.member_id = ${made.id}`);
    const locked = await aMember(portal.platform.db, { types: ['STAFF'], departmentCode: '12100' });
    const lockedToken = await signIn(portal, locked);
    const ofLocked = await start(lockedToken);
    await change(sql`update member set status = 'LOCKED' where member.id = ${locked.id}`);
    await portal.work();
    expect(await untilState(lost, 'FAILED', own)).toMatchObject({ failure: 'FORBIDDEN', rows: 0, size: null });
    expect((await download(lost, own)).statusCode).toBe(404);
    const row = () =>
      portal.platform.db
        .selectFrom('list_export')
        .select(['list_export.state', 'list_export.failure'])
        .where('list_export.id', '=', ofLocked)
        .executeTakeFirst();
    await vi.waitFor(async () => expect(await row()).toEqual({ state: 'FAILED', failure: 'FORBIDDEN' }), eventually);
    expect(await privacyOf(made.id, REASON)).toEqual([]);
    const again = await portal.ask(listExports.retryExport, { params: { id: lost } }, { token: own });
    expect(again.envelope.code).toBe('S403');
    expect(await read(lost, own)).toMatchObject({ state: 'FAILED', can: { retry: true } });
  });
});

describe('a list that is too long for an answer', () => {
  it('Xl4 is made with the same filter, rows and columns; whose data left is written down once, and its asker is told', async () => {
    const reason = '학과 간담회 준비';
    const id = await start(token, { reason: `  ${reason} ` });
    const done = await untilState(id, 'DONE');
    expect(done).toMatchObject({ rows: 3, reason, failure: null, isWithheld: false, listNm: '전체 학생 조회' });
    expect(done.can).toEqual({ download: true, cancel: false, retry: false });
    const file = await download(id);
    expect(file.headers['content-type']).toContain('spreadsheetml');
    expect(file.headers['content-disposition']).toContain(encodeURIComponent('_2026-11-20_조학과.xlsx'));
    expect(file.headers['cache-control']).toBe('private, no-store');
    expect(file.rawPayload).toHaveLength(done.size ?? 0);
    const [head, ...rows] = await rowsOf(file.rawPayload);
    expect(head?.[0]).toBe('이름');
    await setMost(10_000);
    const small = await rowsOf((await askStudents()).rawPayload);
    await setMost(2);
    expect([head, ...rows]).toEqual(small);
    const logged = await privacyOf(chief.id, reason);
    expect(new Set(logged.map(({ subjectId }) => subjectId))).toEqual(new Set(studentIds));
    expect(logged).toHaveLength(3);
    expect(logged[0]).toMatchObject({ action: 'XLS', address: '127.0.0.1', fields: expect.stringContaining('name') });
    const isTold = async () => {
      const { notificationPage } = await portal.get(notification.pageNotifications, {}, { token });
      expect(notificationPage.content[0]).toMatchObject({
        type: 'EXPORT_READY',
        title: `‘${done.listNm}’ 엑셀 파일이 준비됐어요`,
        link: '/session/export/list',
      });
    };
    await vi.waitFor(isTold, eventually);
  });

  it('Xl4 is nobody else’s, not even an administrator’s', async () => {
    const id = await start();
    await untilState(id, 'DONE');
    expect((await download(id, admin)).statusCode).toBe(404);
    expect((await listOwn(admin)).map(({ exportId }) => exportId)).not.toContain(id);
    expect((await portal.ask(listExports.retryExport, { params: { id } }, { token: admin })).envelope.code).toBe('404');
    const [object] = await portal.platform.db
      .selectFrom('list_export')
      .select('list_export.object_id as id')
      .where('list_export.id', '=', id)
      .execute();
    const asFile = await portal.app.inject({
      url: `/api/file/${object?.id ?? ''}/1`,
      headers: { authorization: `Bearer ${token}` },
    });
    expect(asFile.statusCode).toBe(404);
  });

  it('Xl4 is withheld once its asker sees less, or another part, and is theirs again with the same scope', async () => {
    const made = await aMember(portal.platform.db, {
      types: ['STAFF'],
      departmentCode: '12100',
      roles: ['ALL_STUDENTS'],
    });
    const own = await signIn(portal, made);
    await openAllStudents(portal, own);
    const id = await start(own);
    const moved = await start(own);
    expect(await untilState(id, 'DONE', own)).toMatchObject({ rows: 4 });
    await untilState(moved, 'DONE', own);
    await change(sql`delete from role_member where role_member.member_id = ${made.id}`);
    await untilAnswer(id, own, 403);
    expect((await download(id, own)).json()).toMatchObject({ code: 'S403' });
    expect(await read(id, own)).toMatchObject({ isWithheld: true, can: { download: false } });
    const narrow = await start(own);
    await untilState(narrow, 'DONE', own);
    await untilAnswer(narrow, own, 200);
    await change(sql`update member_type set department_code = '13100' where member_type.member_id = ${made.id}`);
    await untilAnswer(narrow, own, 403);
    await change(sql`update member_type set department_code = '12100' where member_type.member_id = ${made.id}`);
    await untilAnswer(narrow, own, 200);
    await change(sql`delete from member_type where member_type.member_id = ${made.id}`);
    await untilAnswer(narrow, own, 403);
  });

  it('Xl4 that fails is told, and begins anew when asked, once', async () => {
    const failing = vi.spyOn(portal.platform.files.store, 'stage').mockRejectedValue(new Failure('storageFull'));
    const id = await start();
    expect(await untilState(id, 'FAILED')).toMatchObject({
      failure: 'STORAGE_FULL',
      can: { download: false, cancel: false, retry: true },
    });
    failing.mockRestore();
    const isTold = async () => {
      const { notificationPage } = await portal.get(notification.pageNotifications, {}, { token });
      expect(notificationPage.content[0]).toMatchObject({ type: 'EXPORT_FAILED' });
    };
    await vi.waitFor(isTold, eventually);
    const retry = () => portal.ask(listExports.retryExport, { params: { id } }, { token });
    const answers = await Promise.all([retry(), retry()]);
    const codes = answers.map(({ envelope }) => envelope.code).sort();
    expect(codes[0]).toBe('0000');
    expect(['404', '9101']).toContain(codes[1]);
    const done = answers.find(({ envelope }) => envelope.code === '0000')?.envelope.output as { export: ListExport };
    await untilState(done.export.exportId, 'DONE');
    expect((await download(done.export.exportId)).statusCode).toBe(200);
    const { envelope } = await portal.ask(listExports.retryExport, { params: { id: done.export.exportId } }, { token });
    expect(envelope).toMatchObject({ code: '9101', output: { current: { state: 'DONE' } } });
  });

  /** Leaves an export as a process does that was killed during its nth try: its job comes again. */
  async function leave(begun: number, prepare: () => void = () => undefined): Promise<string> {
    const { platform } = portal;
    const letGo = holdFiles();
    const id = await start();
    await untilState(id, 'RUNNING');
    await portal.get(listExports.cancelExport, { params: { id } }, { token });
    letGo();
    await untilJobDone(id);
    prepare();
    await sql`update list_export set state = 'RUNNING', begun = ${begun}, ended_at = null, row_count = 2000
      where list_export.id = ${id}`.execute(platform.db);
    await platform.db.transaction().execute((tx) => platform.jobs.enqueue(tx, exportJob, { exportId: id }));
    return id;
  }

  it('Xl4 whose process was lost begins anew', async () => {
    const id = await leave(1);
    expect(await untilState(id, 'DONE')).toMatchObject({ rows: 3 });
  });

  it('Xl4 whose process is lost again and again gives up', async () => {
    const id = await leave(3);
    expect(await untilState(id, 'FAILED')).toMatchObject({ failure: 'INTERRUPTED', size: null });
  });

  it('Xl4 that does not come to its end in three tries has failed', async () => {
    const { store } = portal.platform.files;
    const id = await leave(2, () => vi.spyOn(store, 'stage').mockRejectedValue(new Error('a disk that broke')));
    expect(await untilState(id, 'FAILED')).toMatchObject({ failure: 'ERROR', size: null });
    vi.restoreAllMocks();
  });

  it('Xl4 is taken back while it is made: nothing of it stays', async () => {
    const before = await listKept();
    const reason = '되돌릴 명단이에요';
    const letGo = holdFiles();
    const id = await start(token, { reason });
    await untilState(id, 'RUNNING');
    await portal.get(listExports.cancelExport, { params: { id } }, { token });
    letGo();
    await untilJobDone(id);
    expect(await read(id)).toMatchObject({ state: 'CANCELLED', can: { download: false } });
    expect(await listKept()).toEqual(before);
    expect(await privacyOf(chief.id, reason)).toEqual([]);
  });

  it('Xl4 goes after its days, with its bytes; until then the sweep leaves them', async () => {
    const id = await start();
    const { expiresAt } = await untilState(id, 'DONE');
    const at = portal.clock.now;
    expect(new Date(expiresAt ?? 0).getTime() - at.getTime()).toBe(7 * 86_400_000);
    const { platform } = portal;
    // Ids of stored bytes carry the machine's time.
    const sweep = () =>
      sweepFiles({
        db: platform.db,
        store: platform.files.store,
        now: new Date(Date.now() + 30 * 86_400_000),
        log: { info: () => undefined } as never, // all that it uses
      });
    await sweepExports(platform);
    await sweep();
    expect((await download(id)).statusCode).toBe(200);
    portal.clock.now = new Date(at.getTime() + 7 * 86_400_000);
    expect((await download(id)).statusCode).toBe(404);
    expect(await read(id)).toMatchObject({ can: { download: false } });
    portal.clock.now = new Date(at.getTime() + 7 * 86_400_000 + 1_000);
    await sweepExports(platform);
    await sweep();
    expect(await listOwn()).toEqual([]);
    expect(await listKept()).toEqual([]);
    portal.clock.now = at;
  });
});

/** Blocks writing files until the returned function is called; exports asked for in between are in progress. */
function holdFiles(): () => void {
  const { store } = portal.platform.files;
  const { stage } = store;
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  const spy = vi.spyOn(store, 'stage').mockImplementation(async (source, signal) => {
    await held;
    return stage(source, signal);
  });
  return () => {
    letGo();
    spy.mockRestore();
  };
}

describe('a board', () => {
  it('Xl4 goes the same way, with what its reader may see', async () => {
    const { db } = portal.platform;
    const staff = await signIn(portal, await aMember(db, { types: ['STAFF'], departmentCode: '12100' }));
    for (const title of ['하나', '둘', '=셋()']) await aPost(portal, { token: staff }, { title });
    const url = '/view/cdp/board/notice/post/excel';
    const answer = await post(url, staff, { reason: '공지 정리에 써요' });
    const { exportId } = answer.json<{ output: { exportId: string } }>().output;
    expect(await untilState(exportId, 'DONE', staff)).toMatchObject({ rows: 3, listNm: '공지사항' });
    const rows = await rowsOf((await download(exportId, staff)).rawPayload);
    expect(rows.map(([title]) => title)).toEqual(expect.arrayContaining(['제목', '하나', '둘', "'=셋()"]));
    expect(
      (await portal.ask(board.exportPosts, { params: { code: 'notice' }, body: { reason: ' ' } }, { token: staff }))
        .status,
    ).toBe(422);
    expect((await portal.ask(analytics.exportStudents, { body: { reason: '왜' } }, { token })).status).toBe(422);
  });
});

describe('ten thousand rows', () => {
  it('Xl4 are an answer, one more is made in the background', async () => {
    const { db } = portal.platform;
    await setMost(10_000);
    await aDepartment(db, { code: '19100' });
    await sql`
      with made as (
        insert into member (id, username, name_ko, status, is_external)
        select gen_random_uuid(), 'many' || n, '김많음' || n, 'ACTIVE', false from generate_series(1, 10001) n
        returning id, username)
      insert into student (id, member_id, student_number, university_code, department_code, grade, student_type,
        register_status, entrance_year, entrance_semester_code)
      select gen_random_uuid(), made.id, '9' || lpad(substr(made.username, 5), 8, '0'), '1', '19100', 1, 'GENERAL',
        'ENROLLED', 2025, '10' from made`.execute(db);
    await sql`analyze student, member`.execute(db); // as the database does by itself, a little later
    const own = await signIn(portal, await aMember(db, { types: ['STAFF'], departmentCode: '19100' }));
    const id = await start(own);
    expect(await untilState(id, 'DONE', own)).toMatchObject({ rows: 10_001 });
    const long = await rowsOf((await download(id, own)).rawPayload);
    expect(long).toHaveLength(10_002);
    expect(new Set(long.map((row) => row[1])).size).toBe(10_002);
    await sql`delete from student where student.student_number = '900010001'`.execute(db);
    const answer = await askStudents(own);
    expect(answer.headers['content-type']).toContain('spreadsheetml');
    expect(await rowsOf(answer.rawPayload)).toHaveLength(10_001);
    await setMost(2);
  }, 60_000);
});
