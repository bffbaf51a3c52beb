/**
 * kill -9 in the middle of reminding, of the portal or of its database: nobody is reminded twice, neither in the portal
 * nor by email nor by text message, and nobody is forgotten.
 */
import { afterAll, describe, expect, it, vi } from 'vitest';

import { SMS_REPORT_PATH } from '../../src/platform/sms/reports.ts';
import { openMailServer, type MailServer } from '../mail-server.ts';
import { openSmsServer, reportSecret, SMS_SETTINGS, type SmsServer } from '../sms-server.ts';
import { cleanUp, connect, postmaster, startPortal, until, usedFolder, type PortalProcess } from './portal-process.ts';

// A killed process is noticed within a minute; the tests wait for that beside each other.
vi.setConfig({ maxConcurrency: 4 });

interface Outside {
  readonly mails: MailServer;
  readonly provider: SmsServer;
  /** Starts the portal on a folder; its emails go there. */
  readonly byMail: (folder: string) => Promise<PortalProcess>;
  readonly bySms: (folder: string) => Promise<PortalProcess>;
}

const opened: { close: () => Promise<void> }[] = [];

/** Opens servers for one test: tests run beside each other. */
async function openOutside(): Promise<Outside> {
  const [mails, provider] = [await openMailServer(), await openSmsServer()];
  opened.push(mails, provider);
  return {
    mails,
    provider,
    byMail: (folder) => startPortal(folder, { SMTP_URL: mails.url, MAIL_FROM: 'naru@example.ac.kr' }),
    bySms: (folder) => startPortal(folder, { SMS_URL: provider.url, ...SMS_SETTINGS }),
  };
}
afterAll(async () => {
  await cleanUp();
  await Promise.all(opened.map((server) => server.close()));
});

async function run<Row extends object>(folder: string, text: string): Promise<Row[]> {
  const client = await connect(folder);
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
}

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** Returns a time by the portal's clock, which is not the database's. */
const fromNow = (ms: number): string => new Date(Date.now() + ms).toISOString();

/** Runs the scheduled task of each minute now; returns the job's id. */
async function strike(folder: string): Promise<string> {
  const [{ id } = { id: '' }] = await run<{ id: string }>(
    folder,
    `insert into pgboss.job (name, data, retry_limit, expire_seconds, heartbeat_seconds, deletion_seconds, policy)
       select name, '{}', retry_limit, expire_seconds, heartbeat_seconds, deletion_seconds, policy
       from pgboss.queue where name = 'counselling.minute' returning id`,
  );
  return id;
}

/**
 * Moves approved meetings to half an hour from now, without quiet hours, at whatever hour this runs. What waits for an
 * answer is moved away, and programmes are taken away: both are told by emails that are sent at least once, unlike
 * reminders.
 */
async function bringNear(folder: string): Promise<void> {
  await run(
    folder,
    `truncate programme cascade;
     update counselling_request set begins_at = '${fromNow(30 * MINUTE_MS)}' where status = 'APPROVED';
     update counselling_request set begins_at = begins_at + interval '30 days' where status = 'WAITING';
     update status_change set at = '${fromNow(-3 * DAY_MS)}' where to_status = 'APPROVED';
     insert into notification_preference (member_id, is_quiet, quiet_from, quiet_to, is_digest)
       select id, false, 21, 8, false from member;
     update member set email = username || '@example.ac.kr', phone = '010-0123-4567' where id in (
       select c.member_id from counsellor c union select s.member_id from student s)`,
  );
  await strike(folder);
}

interface Sent {
  readonly id: string;
  readonly state: string;
  readonly code: string | null;
}

interface Told {
  /** Reminders due: both sides of each meeting. */
  readonly due: number;
  readonly notifications: number;
  readonly people: number;
  readonly waiting: number;
}

async function readTold(folder: string): Promise<Told> {
  const [counts] = await run<Told>(
    folder,
    `select (select 2 * count(*)::int from counselling_request where status = 'APPROVED') as due,
       count(*)::int as notifications, count(distinct (n.entity_id, n.recipient_id))::int as people,
       (select count(*)::int from outbox where done_at is null) + (select count(*)::int from mail where state = 'QUEUED')
         + (select count(*)::int from sms where state = 'QUEUED') as waiting
     from notification n where n.type = 'COUNSELLING_IN_AN_HOUR'`,
  );
  if (!counts) throw new Error('no counts');
  return counts;
}

const readMails = (folder: string): Promise<Sent[]> =>
  run<Sent>(folder, 'select message_id as id, state, result_code as code from mail');
const readSms = (folder: string): Promise<Sent[]> =>
  run<Sent>(folder, 'select sms.id, sms.state, sms.result_code as code from sms');

/** Expects everybody to be notified, and nobody again after the next scheduled run. */
async function expectToldOnce(folder: string): Promise<void> {
  const isTold = async (): Promise<boolean> => {
    const { due, people, waiting } = await readTold(folder);
    return people === due && waiting === 0;
  };
  // While the database is away nothing can be asked of it.
  await until('all are told', () => isTold().catch(() => false));
  const struck = `select state from pgboss.job where id = '${await strike(folder)}'`;
  const readState = async (): Promise<string | undefined> => (await run<{ state: string }>(folder, struck))[0]?.state;
  await until('the clock has struck', async () => (await readState()) === 'completed');
  const { due, notifications, waiting } = await readTold(folder);
  expect({ notifications, waiting }).toEqual({ notifications: due, waiting: 0 });
  expect(due).toBeGreaterThan(2);
}

/** Expects no message twice. One claimed without an answer may have left and is given up; all others arrived. */
function expectLeftOnce(
  sent: readonly Sent[],
  arrived: readonly string[],
  { unanswered, lost, left }: { unanswered: readonly string[]; lost: object; left: string },
): void {
  expect(new Set(arrived).size).toBe(arrived.length);
  expect(unanswered.length).toBeGreaterThan(0);
  for (const id of unanswered) expect(sent.find((one) => one.id === id)).toMatchObject(lost);
  const others = sent.filter(({ id }) => !unanswered.includes(id));
  expect(others.length).toBeGreaterThan(0);
  for (const { id, state } of others) expect([state, arrived.includes(id)]).toEqual([left, true]);
}

const mailIds = ({ mails }: Outside): string[] => mails.received.map(({ messageId }) => messageId ?? '');
const smsIds = ({ provider }: Outside): string[] => provider.received.map(({ customFields }) => customFields.smsId);

/** Reports a message over HTTP as the provider does. */
async function report(portal: PortalProcess, smsId: string): Promise<number> {
  const { status } = await fetch(portal.url + SMS_REPORT_PATH, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-solapi-secret': reportSecret() },
    body: JSON.stringify([{ messageId: 'M', statusCode: '4000', customFields: { smsId } }]),
  });
  return status;
}

describe.concurrent('kill -9 in the middle of reminding', () => {
  it.each([
    ['of the portal', () => undefined],
    [
      'of the portal and its database at once',
      (folder: string) => void process.kill(postmaster(folder) ?? 0, 'SIGKILL'),
    ],
  ])('%s: each of them once, and what may have left is not sent again', async (_name, hurt) => {
    const [outside, folder] = [await openOutside(), usedFolder()];
    const { mails, byMail } = outside;
    const first = await byMail(folder);
    mails.isMute = true;
    await bringNear(folder);
    await until('a reminder is taken without an answer', () => mails.received.length > 0);
    hurt(folder);
    await first.kill('SIGKILL');
    const unanswered = mailIds(outside);
    mails.isMute = false;
    const next = await byMail(folder);
    await expectToldOnce(folder);
    const lost = { state: 'FAILED', code: 'INTERRUPTED' };
    expectLeftOnce(await readMails(folder), mailIds(outside), { unanswered, lost, left: 'SENT' });
    expect(await next.kill('SIGTERM')).toEqual({ code: 0, signal: null });
  });

  it('while they are being taken: what was not committed is told by the next one, and each once', async () => {
    const [outside, folder] = [await openOutside(), usedFolder()];
    const first = await outside.byMail(folder);
    const holder = await connect(folder);
    await holder.query('begin; lock table counselling_reminder in share mode');
    await bringNear(folder);
    const waits = `select count(*)::int as n from pg_stat_activity
      where application_name = 'naru' and wait_event_type = 'Lock' and query like '%counselling_reminder%'`;
    await until('reminders are taken', async () => (await run<{ n: number }>(folder, waits))[0]?.n === 1);
    await first.kill('SIGKILL');
    await holder.query('rollback');
    await holder.end();
    expect((await readTold(folder)).notifications).toBe(0);
    const next = await outside.byMail(folder);
    await expectToldOnce(folder);
    const sent = await readMails(folder);
    expect(sent.map(({ state }) => state)).toEqual(sent.map(() => 'SENT'));
    expect(mailIds(outside).toSorted()).toEqual(sent.map(({ id }) => id).toSorted());
    expect(await next.kill('SIGTERM')).toEqual({ code: 0, signal: null });
  });

  it('and of text messages: what the provider was given is lost unless it says otherwise, and leaves once', async () => {
    const [outside, folder] = [await openOutside(), usedFolder()];
    const { provider, bySms } = outside;
    const first = await bySms(folder);
    let open = (): void => undefined;
    provider.gate = new Promise((resolve) => (open = resolve));
    await bringNear(folder);
    await until('a message is taken without an answer', () => provider.received.length > 0);
    await first.kill('SIGKILL');
    const unanswered = smsIds(outside);
    provider.gate = undefined;
    open();
    const next = await bySms(folder);
    await expectToldOnce(folder);
    const lost = { state: 'LOST', code: 'INTERRUPTED' };
    expectLeftOnce(await readSms(folder), smsIds(outside), { unanswered, lost, left: 'ACCEPTED' });
    // It had left after all, which the provider reports later, and again.
    for (const id of [...unanswered, ...unanswered]) expect(await report(next, id)).toBe(200);
    const told = (await readSms(folder)).filter(({ id }) => unanswered.includes(id));
    expect(told.map(({ state }) => state)).toEqual(unanswered.map(() => 'DELIVERED'));
    expect(await next.kill('SIGTERM')).toEqual({ code: 0, signal: null });
  });
});
