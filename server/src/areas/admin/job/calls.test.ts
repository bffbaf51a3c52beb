import { jobs } from '@naru/contract/areas/job.ts';
import { notification } from '@naru/contract/areas/notification.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { aMember, signIn } from '../../../../test/builders.ts';
import { openMailServer, type MailServer } from '../../../../test/mail-server.ts';
import { openTestPortal, type TestPortal } from '../../../../test/portal.ts';
import { newId } from '../../../platform/db/id.ts';

const eventually = { timeout: 18_000, interval: 20 };

let server: MailServer;
let portal: TestPortal;
let token: string;
let queued = 0;

beforeAll(async () => {
  server = await openMailServer();
  const kind = {
    kind: 'TEST',
    compose: async () => ({
      to: { address: 'secret@example.ac.kr', name: '비밀' },
      locale: 'ko' as const,
      subject: '비밀 제목',
      paragraphs: ['비밀 내용'],
    }),
  };
  portal = await openTestPortal({ SMTP_URL: server.url, MAIL_FROM: 'naru@example.ac.kr' }, { mailKinds: () => [kind] });
  token = await signIn(portal, await aMember(portal.platform.db, { roles: ['ADMINISTRATOR'] }));
  await portal.work();
});
afterAll(async () => {
  await portal.close();
  await server.close();
});

/** Queues an email and its job, which have one id. */
async function queueMail(sendAfter?: Date): Promise<string> {
  const dedupeKey = `job test ${(queued += 1)}`;
  const { db, mail } = portal.platform;
  await db.transaction().execute((tx) => mail.queue(tx, [{ kind: 'TEST', entityId: newId(), dedupeKey, sendAfter }]));
  const row = await db.selectFrom('mail').select('mail.id').where('mail.dedupe_key', '=', dedupeKey).executeTakeFirst();
  return row?.id ?? '';
}

const read = async (id: string) => (await portal.get(jobs.readJob, { params: { id } }, { token })).job;
const untilState = (id: string, state: string) =>
  vi.waitFor(async () => expect((await read(id)).state).toBe(state), eventually);

async function mailState(id: string): Promise<string | undefined> {
  const { db } = portal.platform;
  return (await db.selectFrom('mail').select('mail.state').where('mail.id', '=', id).executeTakeFirst())?.state;
}

const readAudit = (id: string) =>
  portal.platform.db
    .selectFrom('audit_log')
    .select(['audit_log.action', 'audit_log.after'])
    .where('audit_log.entity_id', '=', id)
    .execute();

const inAnHour = (): Date => new Date(Date.now() + 3_600_000);

describe('jobs', () => {
  it('X5 are listed by state and kind, the newest first, page by page', async () => {
    const ids = [];
    for (let n = 0; n < 12; n += 1) ids.push(await queueMail(inAnHour()));
    const ask = (query: object) => portal.get(jobs.pageJobs, { query: { size: '10', ...query } }, { token });
    const first = await ask({ state: 'WAITING', name: 'mail.send' });
    const second = await ask({ state: 'WAITING', name: 'mail.send', page: 1 });
    expect(first.jobPage).toMatchObject({ totalElements: 12, totalPages: 2 });
    const listed = [...first.jobPage.content, ...second.jobPage.content].map(({ jobId }) => jobId);
    expect(listed).toEqual(ids.toReversed());
    expect(first.nameList).toContain('mail.send');
    expect(first.nameList.join()).not.toContain('pgboss');
    expect((await ask({ state: 'FAILED' })).jobPage.totalElements).toBe(0);
    expect((await ask({ name: 'no.such' })).jobPage.content).toEqual([]);
  });

  it('X5 show ids and codes only: neither what is said nor to whom', async () => {
    server.refusal = { code: 550, text: '<secret@example.ac.kr> 비밀' };
    const id = await queueMail();
    await untilState(id, 'FAILED');
    server.refusal = undefined;
    const job = await read(id);
    expect(job).toMatchObject({
      name: 'mail.send',
      attempts: 1,
      dataList: [{ name: 'mailId', value: id }],
      failure: { type: 'GiveUpError', code: '550' },
      can: { retry: true, cancel: false },
    });
    const { mailPage } = await portal.get(jobs.pageMails, { query: { state: 'FAILED' } }, { token });
    expect(mailPage.content).toMatchObject([{ mailId: id, kind: 'TEST', state: 'FAILED', resultCode: '550' }]);
    const { rows } = await sql`select job.data, job.output from pgboss.job where job.id = ${id}`.execute(
      portal.platform.db,
    );
    expect(JSON.stringify([job, mailPage, rows])).not.toMatch(/비밀|secret/);
    await portal.get(jobs.retryJob, { params: { id } }, { token });
    await untilState(id, 'DONE');
    const late = await portal.ask(jobs.retryJob, { params: { id } }, { token });
    expect(late.envelope).toMatchObject({ code: '9101', output: { current: { state: 'DONE' } } });
  });

  it('X5 that wait are taken back, once; X1 with a line in the audit', async () => {
    const id = await queueMail(inAnHour());
    const cancel = () => portal.ask(jobs.cancelJob, { params: { id } }, { token });
    const answers = await Promise.all([cancel(), cancel()]);
    expect(answers.map(({ envelope }) => envelope.code).toSorted()).toEqual(['0000', '9101']);
    expect(await read(id)).toMatchObject({ state: 'CANCELLED', can: { retry: false, cancel: false } });
    expect(await readAudit(id)).toEqual([{ action: 'jobs.cancelJob', after: { name: 'mail.send' } }]);
    expect(await mailState(id)).toBe('DROPPED');
  });

  it('X5 that failed begin anew once, however many press; X1 with one line in the audit', async () => {
    server.refusal = { code: 550, text: 'no' };
    const id = await queueMail();
    await untilState(id, 'FAILED');
    expect(await mailState(id)).toBe('FAILED');
    const before = server.received.length;
    server.refusal = undefined;
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => portal.ask(jobs.retryJob, { params: { id } }, { token })),
    );
    expect(answers.map(({ envelope }) => envelope.code).toSorted()).toEqual(['0000', '9101', '9101', '9101']);
    await untilState(id, 'DONE');
    expect(await mailState(id)).toBe('SENT');
    expect(server.received).toHaveLength(before + 1);
    expect(await readAudit(id)).toEqual([{ action: 'jobs.retryJob', after: { name: 'mail.send' } }]);
  });

  it('X5 that begin anew are done once by a write that is repeated under its key', async () => {
    server.refusal = { code: 550, text: 'no' };
    const id = await queueMail();
    await untilState(id, 'FAILED');
    server.refusal = undefined;
    const headers = { 'idempotency-key': newId() };
    const again = () => portal.ask(jobs.retryJob, { params: { id } }, { token, headers });
    expect((await again()).envelope.code).toBe('0000');
    expect((await again()).envelope.code).toBe('0000');
    expect(await readAudit(id)).toHaveLength(1);
    await untilState(id, 'DONE');
  });

  it('X5 that failed for good are told to administrators, once a day a kind', async () => {
    server.refusal = { code: 550, text: 'no' };
    const ids = [await queueMail(), await queueMail()];
    for (const id of ids) await untilState(id, 'FAILED');
    server.refusal = undefined;
    const ask = () => portal.get(notification.pageNotifications, {}, { token });
    await vi.waitFor(async () => {
      const { notificationPage } = await ask();
      expect(notificationPage.content).toMatchObject([
        { type: 'JOB_FAILED', link: '/admin/job/list?state=FAILED&name=mail.send' },
      ]);
    }, eventually);
  });
});

describe('schedules', () => {
  it('X5 say when they begin next, by the clock of Seoul', async () => {
    const { scheduleList } = await portal.get(jobs.listSchedules, {}, { token });
    const digest = scheduleList.find(({ name }) => name === 'notification.digest');
    expect(digest).toMatchObject({ cron: '30 8 * * *', lastAt: null, lastState: null });
    expect(digest?.nextAt).toMatch(/T23:30:00\.000Z$/);
  });
});
