/**
 * kill -9 in the middle of reminding: nobody is reminded twice, neither in the portal nor by e-mail.
 */
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

import { openMailServer, type MailServer } from '../mail-server.ts';
import { cleanUp, connect, startPortal, until, usedFolder, type PortalProcess } from './portal-process.ts';

vi.setConfig({ testTimeout: 300_000, hookTimeout: 90_000 }); // the clock strikes each minute, a killed process is noticed within one
const RECOVERED_MS = 200_000;

let server: MailServer;
beforeAll(async () => {
  server = await openMailServer();
});
afterAll(async () => {
  await cleanUp();
  await server.close();
});

const start = (folder: string): Promise<PortalProcess> =>
  startPortal(folder, { SMTP_URL: server.url, MAIL_FROM: 'naru@example.ac.kr' });

async function run<Row extends object>(folder: string, text: string): Promise<Row[]> {
  const client = await connect(folder);
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
}

/** What was agreed at the demonstration university begins in half an hour; nobody is quiet, at whatever hour this runs. */
async function bringNear(folder: string): Promise<void> {
  await run(
    folder,
    `update counselling_request set begins_at = now() + interval '30 minutes' where status = 'APPROVED';
     update status_change set at = now() - interval '3 days' where to_status = 'APPROVED';
     insert into notification_preference (member_id, is_quiet, quiet_from, quiet_to, is_digest)
       select id, false, 21, 8, false from member;
     update member set email = username || '@example.ac.kr' where id in (
       select c.member_id from counsellor c union select s.member_id from student s)`,
  );
}

interface Told {
  readonly due: number;
  readonly notifications: number;
  readonly waiting: number;
  readonly mails: { messageId: string; state: string; code: string | null }[];
}

async function readTold(folder: string): Promise<Told> {
  const [counts] = await run<Omit<Told, 'mails'>>(
    folder,
    `select (select count(*)::int from counselling_request where status = 'APPROVED') as due,
       (select count(*)::int from notification where type = 'COUNSELLING_IN_AN_HOUR') as notifications,
       (select count(*)::int from outbox where done_at is null)
         + (select count(*)::int from mail where state = 'QUEUED') as waiting`,
  );
  const mails = await run<Told['mails'][number]>(
    folder,
    'select message_id as "messageId", state, result_code as code from mail',
  );
  if (!counts) throw new Error('no counts');
  return { ...counts, mails };
}

it('kill -9 in the middle of reminding: each of them once, and what may have left is not sent again', async () => {
  const folder = await usedFolder();
  const first = await start(folder);
  await bringNear(folder);
  server.isMute = true;
  await until('a reminder is taken without an answer', () => server.received.length > 0, 120_000);
  await first.kill('SIGKILL');
  server.isMute = false;
  const unanswered = server.received.map(({ messageId }) => messageId);
  const next = await start(folder);
  await until(
    'all are told',
    async () => {
      const told = await readTold(folder);
      return told.notifications === 2 * told.due && told.waiting === 0;
    },
    RECOVERED_MS,
  );
  const { mails } = await readTold(folder);
  const arrived = server.received.map(({ messageId }) => messageId);
  expect(new Set(arrived).size).toBe(arrived.length);
  for (const id of unanswered)
    expect(mails.find(({ messageId }) => messageId === id)).toMatchObject({ state: 'FAILED', code: 'INTERRUPTED' });
  const others = mails.filter(({ messageId }) => !unanswered.includes(messageId));
  expect(others.length).toBeGreaterThan(0);
  for (const { messageId, state } of others) expect([state, arrived.includes(messageId)]).toEqual(['SENT', true]);
  expect(await next.kill('SIGTERM')).toEqual({ code: 0, signal: null });
});
