import { file } from '@naru/contract/areas/file.ts';
import { jobs } from '@naru/contract/areas/job.ts';
import { rosters, type RosterRunDetail, type RosterRunState } from '@naru/contract/areas/roster.ts';
import { settings } from '@naru/contract/areas/settings.ts';
import type { FieldError } from '@naru/contract/envelope.ts';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { aMember, signIn } from '../../../../test/builders.ts';
import { openTestPortal, type Asked, type TestPortal } from '../../../../test/portal.ts';
import { bundleFiles, bundleRows, zipOf, type BundleRows } from '../../../../test/roster-bundle.ts';
import { sendFiles } from '../../../../test/upload.ts';
import { sweepFiles, WAITING_MS } from '../../../blocks/file/sweep.ts';
import { rosterImport, sweepRosterRuns } from './run.ts';

const URL = '/view/cdp/admin/roster/bundle';
const eventually = { timeout: 18_000, interval: 20 };

let portal: TestPortal;
let token: string;
let otherToken: string;

beforeAll(async () => {
  portal = await openTestPortal();
  const { db } = portal.platform;
  token = await signIn(portal, await aMember(db, { roles: ['ADMINISTRATOR'], nameKo: '한관리' }));
  otherToken = await signIn(portal, await aMember(db, { roles: ['ADMINISTRATOR'] }));
  await portal.work();
});
afterAll(() => portal.close());
/** Moves the clock, so that the next request is later than the last end. */
function tick(): void {
  portal.clock.now = new Date(portal.clock.now.getTime() + 1_000);
}
beforeEach(tick);

type Options = { advisor?: 'NONE' | 'FIRST_CLASS'; allowsRemovals?: boolean };

const bomb: [string, Buffer] = ['results.csv', Buffer.alloc(40 * 1024 ** 2, 0x41)];
const zip = (rows: BundleRows = bundleRows(), source = 'hangang'): Buffer => zipOf([...bundleFiles(rows, source)]);

async function send(bytes: Buffer | string, more: { language?: string; name?: string } = {}): Promise<Asked> {
  const { name = '한강.zip', language } = more;
  return sendFiles(portal, [{ name, bytes }], { token, url: URL, ...(language && { language }) });
}

async function aBundle(bytes: Buffer = zip()): Promise<string> {
  const { envelope } = await send(bytes);
  expect(envelope).toMatchObject({ code: '0000', output: { name: '한강.zip', size: bytes.length } });
  return (envelope.output as { bundleId: string }).bundleId; // as the contract says
}

const read = async (id: string): Promise<RosterRunDetail> =>
  (await portal.get(rosters.readRun, { params: { id } }, { token })).run;

async function untilState(id: string, state: RosterRunState): Promise<RosterRunDetail> {
  await vi.waitFor(async () => expect(await read(id)).toMatchObject({ state }), eventually);
  return read(id);
}

async function preview(bundleId: string, options: Options = {}): Promise<string> {
  const body = { bundleId, advisor: options.advisor ?? 'NONE', allowsRemovals: options.allowsRemovals ?? false };
  return (await portal.get(rosters.previewBundle, { body }, { token })).run.runId;
}

const importIt = (id: string) => portal.ask(rosters.importPreviewed, { params: { id } }, { token });

/** Imports a bundle and waits for the end. */
async function importBundle(bundleId: string, options: Options = {}): Promise<RosterRunDetail> {
  const previewed = await untilState(await preview(bundleId, options), 'DONE');
  const { run } = await portal.get(rosters.importPreviewed, { params: { id: previewed.runId } }, { token });
  const done = await untilState(run.runId, 'DONE');
  tick();
  return done;
}

const untilJobDone = (id: string) =>
  vi.waitFor(async () => {
    const { job } = await portal.get(jobs.readJob, { params: { id } }, { token });
    expect(job.state).toBe('DONE');
  }, eventually);

const countOf = (run: RosterRunDetail, kind: string) => run.countList.find((one) => one.kind === kind);

async function countMembers(): Promise<number> {
  const { db } = portal.platform;
  const row = await db
    .selectFrom('member')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  return row.n;
}

/** Locks a table that every run writes: runs wait there until it is released. */
async function holdMembers(): Promise<() => Promise<void>> {
  const client = new pg.Client(portal.connection);
  await client.connect();
  await client.query('begin');
  await client.query('lock table member in share mode');
  return async () => {
    await client.query('rollback');
    await client.end();
  };
}

const fieldErrors = (asked: Asked): FieldError[] => (asked.envelope.output as { errors: FieldError[] }).errors;

describe('a bundle', () => {
  it('is previewed, which changes nothing, and imported as it was previewed; each with a line in the audit', async () => {
    const before = await countMembers();
    const bundleId = await aBundle();
    const previewed = await untilState(await preview(bundleId, { advisor: 'FIRST_CLASS' }), 'DONE');
    expect(previewed).toMatchObject({
      isPreview: true,
      bundleName: '한강.zip',
      sourceName: '한강대학교 학사',
      actorName: '한관리',
      options: { advisor: 'FIRST_CLASS', allowsRemovals: false },
      progress: null,
      failure: null,
      can: { import: true, cancel: false },
    });
    expect(countOf(previewed, 'MEMBER')).toEqual({ kind: 'MEMBER', added: 14, changed: 0, removed: 0, unchanged: 0 });
    expect(await countMembers()).toBe(before);

    const { envelope } = await importIt(previewed.runId);
    const { run } = envelope.output as { run: RosterRunDetail }; // of the contract
    const imported = await untilState(run.runId, 'DONE');
    expect(imported).toMatchObject({ isPreview: false, can: { import: false, cancel: false } });
    expect(imported.countList).toEqual(previewed.countList);
    expect(await countMembers()).toBe(before + 14);

    const { db } = portal.platform;
    const audit = await db
      .selectFrom('audit_log')
      .select('audit_log.action')
      .where('audit_log.entity_id', '=', run.runId)
      .orderBy('audit_log.id')
      .execute();
    expect(audit.map(({ action }) => action)).toEqual(['rosters.importPreviewed', 'admin.importRoster']);
  });

  it('is gone after its import, and what it changed is not imported twice', async () => {
    const bundleId = await aBundle();
    const previewed = await untilState(await preview(bundleId), 'DONE');
    expect(previewed).toMatchObject({ added: 0, changed: 0, removed: 0 });
    expect(countOf(previewed, 'RESULT')?.unchanged).toBe(12);
    const done = await importBundle(bundleId);
    expect(done).toMatchObject({ added: 0, changed: 0, removed: 0 });
    expect((await importIt(previewed.runId)).envelope).toMatchObject({
      code: '9101',
      output: { current: { can: { import: false } } },
    });
    await untilJobDone(done.runId);
    const body = { bundleId, advisor: 'NONE', allowsRemovals: false } as const;
    const again = await portal.ask(rosters.previewBundle, { body }, { token, language: 'en' });
    expect(fieldErrors(again)).toEqual([
      { field: 'bundleId', message: 'We couldn’t find the uploaded bundle. Please upload it again.' },
    ]);
    const swept = { db: portal.platform.db, store: portal.platform.files.store, log: { info: () => undefined } };
    // Ids of stored bytes carry the machine's time.
    const inADay = new Date(Date.now() + WAITING_MS + 86_400_000);
    await sweepFiles({ ...swept, log: swept.log as never, now: inADay });
    const kept: string[] = [];
    for await (const ids of portal.platform.files.store.listKept()) kept.push(...ids);
    expect(kept).toEqual([]);
  });

  it('is its uploader’s alone, and no record’s', async () => {
    const bundleId = await aBundle();
    const body = { bundleId, advisor: 'NONE', allowsRemovals: false } as const;
    const asked = await portal.ask(rosters.previewBundle, { body }, { token: otherToken });
    expect(fieldErrors(asked)[0]?.field).toBe('bundleId');
    await portal.get(file.removeFile, { params: { fileId: bundleId, fileSn: '1' } }, { token });
    expect((await portal.ask(rosters.previewBundle, { body }, { token })).envelope.code).toBe('9100');
  });

  it.each<[what: string, bytes: () => Buffer | string, ko: RegExp, en: RegExp]>([
    ['empty', () => '', /비어 있어요/, /is empty/],
    ['no zip', () => 'sourcedId,status\n', /zip 파일이 아니에요/, /isn’t a zip file/],
  ])('that is %s is refused at its field, in both languages', async (_what, bytes, ko, en) => {
    const [first] = fieldErrors(await send(bytes()));
    expect(first).toEqual({ field: 'files.0', message: expect.stringMatching(ko) });
    expect(fieldErrors(await send(bytes(), { language: 'en' }))[0]?.message).toMatch(en);
  });

  it('that is too large is refused before it is there, by a limit of its own', async () => {
    const setMost = (value: number, version: number) =>
      portal.get(
        settings.changeSetting,
        { params: { key: 'roster.mostMegabytes' }, body: { value, version, reason: '시험' } },
        { token },
      );
    const { version } = await setMost(1, 0);
    const { bundleSize } = await portal.get(rosters.pageRuns, {}, { token });
    expect(bundleSize).toBe(1024 * 1024);
    const asked = await send(Buffer.concat([zip(), Buffer.alloc(bundleSize)]));
    expect(fieldErrors(asked)).toEqual([{ field: 'files.0', message: expect.stringContaining('1 MB까지') }]);
    await setMost(500, version);
  });

  it('with wrong rows changes nothing and tells each with its place, page by page, in both languages', async () => {
    const rows = bundleRows();
    rows['users'] = rows['users']!.map((row) => ({ ...row, email: 'x' }));
    const bundleId = await aBundle(zip(rows));
    const run = await untilState(await preview(bundleId, { advisor: 'FIRST_CLASS' }), 'REFUSED');
    expect(run).toMatchObject({ problemCount: 14, countList: [], can: { import: false, cancel: false } });
    const page = (query: object, language: string) =>
      portal.get(
        rosters.pageProblems,
        { params: { id: run.runId }, query: { size: '10', ...query } },
        { token, language },
      );
    const first = (await page({}, 'ko')).problemPage;
    expect(first).toMatchObject({ totalElements: 14, totalPages: 2 });
    expect(first.content[0]).toEqual({
      sn: 1,
      file: 'users.csv',
      line: 2,
      column: 'email',
      reason: '이메일 주소가 아니에요: x',
    });
    const second = (await page({ page: 1 }, 'en')).problemPage;
    expect(second.content.at(-1)).toMatchObject({ sn: 14, line: 15, reason: 'This isn’t an email address: x' });
    expect((await importIt(run.runId)).envelope.code).toBe('9101');
  });

  it.each<[what: string, files: ReadonlyMap<string, string | Buffer>, reason: RegExp]>([
    ['a bomb', new Map<string, string | Buffer>([...bundleFiles(bundleRows()), bomb]), /커지는/],
    ['nothing', new Map(), /파일이 없어요/],
  ])('of %s says so', async (_what, files, reason) => {
    const run = await untilState(await preview(await aBundle(zipOf([...files]))), 'REFUSED');
    const { problemPage } = await portal.get(rosters.pageProblems, { params: { id: run.runId } }, { token });
    expect(problemPage.content[0]?.reason).toMatch(reason);
  });

  it('in which many are missing is refused in words of the screen, unless that is allowed', async () => {
    const rows = bundleRows();
    const isKept = (row: Readonly<Record<string, string>>): boolean =>
      !['s11', 's12'].some((id) => Object.values(row).includes(id));
    const fewer = Object.fromEntries(Object.entries(rows).map(([name, list]) => [name, list.filter(isKept)]));
    const bundleId = await aBundle(zip(fewer));
    const refused = await untilState(await preview(bundleId), 'REFUSED');
    const { problemPage } = await portal.get(rosters.pageProblems, { params: { id: refused.runId } }, { token });
    expect(problemPage.content[0]?.reason).toContain('2/14');
    expect(problemPage.content[0]?.reason).not.toContain('--');
    const done = await importBundle(bundleId, { allowsRemovals: true });
    expect(countOf(done, 'MEMBER')?.removed).toBe(2);
    await importBundle(await aBundle());
  });
});

describe('a run', () => {
  it('is one at a time: the second is told which is under way', async () => {
    const [mine, next] = [await aBundle(), await aBundle()];
    const release = await holdMembers();
    const first = await preview(mine);
    const body = { bundleId: next, advisor: 'NONE', allowsRemovals: false } as const;
    const answers = await Promise.all([1, 2].map(() => portal.ask(rosters.previewBundle, { body }, { token })));
    for (const { envelope } of answers)
      expect(envelope).toMatchObject({ code: '9101', output: { current: { openRunId: first } } });
    await vi.waitFor(async () => expect((await read(first)).progress?.step).toBe('WRITE'), eventually);
    expect((await portal.get(rosters.pageRuns, {}, { token })).openRunId).toBe(first);
    await release();
    await untilState(first, 'DONE');
    expect((await portal.get(rosters.pageRuns, {}, { token })).openRunId).toBeNull();
  });

  it('that two ask for at once begins once', async () => {
    const bundles = [await aBundle(), await aBundle()];
    const answers = await Promise.all(
      bundles.map((bundleId) =>
        portal.ask(rosters.previewBundle, { body: { bundleId, advisor: 'NONE', allowsRemovals: false } }, { token }),
      ),
    );
    expect(answers.map(({ envelope }) => envelope.code).toSorted()).toEqual(['0000', '9101']);
    const { openRunId } = await portal.get(rosters.pageRuns, {}, { token });
    if (openRunId !== null) await untilState(openRunId, 'DONE');
  });

  it('is cancelled while it waits or is under way, and leaves nothing', async () => {
    const rows = bundleRows();
    rows['users']![0] = { ...rows['users']![0]!, givenName: '취소' };
    const previewed = await untilState(await preview(await aBundle(zip(rows))), 'DONE');
    const release = await holdMembers();
    const { run } = await portal.get(rosters.importPreviewed, { params: { id: previewed.runId } }, { token });
    await vi.waitFor(async () => expect((await read(run.runId)).progress?.step).toBe('WRITE'), eventually);
    const cancel = () => portal.ask(rosters.cancelRun, { params: { id: run.runId } }, { token });
    expect((await cancel()).envelope).toMatchObject({ code: '0000', output: { run: { state: 'CANCELLED' } } });
    expect((await cancel()).envelope).toMatchObject({ code: '9101', output: { current: { state: 'CANCELLED' } } });
    await release();
    await untilJobDone(run.runId);
    const { db } = portal.platform;
    expect(await db.selectFrom('member').select('id').where('name_ko', '=', '김취소').execute()).toEqual([]);
    expect(await read(run.runId)).toMatchObject({ state: 'CANCELLED', countList: [] });
  });

  it('whose job comes again while it is under way has failed, says so and imports nothing', async () => {
    const { db, jobs: queue } = portal.platform;
    const before = await countMembers();
    const previewed = await untilState(await preview(await aBundle()), 'DONE');
    const id = previewed.runId.replace(/.$/, (last) => (last === '0' ? '1' : '0'));
    await db
      .insertInto('import_run')
      .values({
        id,
        state: 'RUNNING',
        is_preview: false,
        options: JSON.stringify({ advisor: 'none', allowsRemovals: false }),
        started_at: portal.clock.now,
      })
      .execute();
    await db.transaction().execute((tx) => queue.enqueue(tx, rosterImport, { runId: id }));
    expect(await untilState(id, 'FAILED')).toMatchObject({ failure: 'INTERRUPTED', can: { import: false } });
    expect(await countMembers()).toBe(before);
  });

  it('is stale as a preview once something else was imported', async () => {
    const previewed = await untilState(await preview(await aBundle()), 'DONE');
    tick();
    await importBundle(await aBundle());
    expect((await read(previewed.runId)).can.import).toBe(false);
    expect((await importIt(previewed.runId)).envelope.code).toBe('9101');
  });

  it('stays in the list, the newest first; previews and quoted cells go after 30 days', async () => {
    const list = async () => (await portal.get(rosters.pageRuns, { query: { size: '100' } }, { token })).runPage;
    const page = await list();
    const started = page.content.map(({ startedAt }) => startedAt);
    expect(started).toEqual(started.toSorted().toReversed());
    const { now } = portal.clock;
    portal.clock.now = new Date(now.getTime() + 31 * 86_400_000);
    await sweepRosterRuns(portal.platform);
    portal.clock.now = now;
    const left = (await list()).content;
    expect(left.length).toBeGreaterThan(0);
    expect(left.some(({ isPreview }) => isPreview)).toBe(false);
    expect(await portal.platform.db.selectFrom('import_problem').select('sn').execute()).toEqual([]);
  });
});
