/**
 * kill -9 in the middle of notifying: every acknowledged change is notified exactly once in the portal, and at
 * least once by email, always under the same Message-ID.
 */
import { afterAll, beforeAll, expect, it } from 'vitest';

import { openMailServer, type MailServer } from '../mail-server.ts';
import {
  ask,
  cleanUp,
  connect,
  DEMO_PASSWORD,
  signIn,
  startPortal,
  until,
  usedFolder,
  type PortalProcess,
} from './portal-process.ts';

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

/** Changes a password over and over, each change with a notice, until the portal is gone. */
async function changeOver(portal: PortalProcess, username: string, told: { changes: number }): Promise<void> {
  let token = await signIn(portal.url, username);
  let password = DEMO_PASSWORD;
  for (let n = 0; ; n += 1) {
    const body = { currentPassword: password, newPassword: `another-harbour-${n}!` };
    const answer = await ask(portal.url, 'POST /view/cdp/account/password', { token, body }).catch(() => undefined);
    if (!answer) return; // the portal is gone
    expect(answer.status).toBe(200);
    told.changes += 1;
    password = body.newPassword;
    token = (answer.envelope.output as { accessToken: string }).accessToken; // the contract's changePassword
  }
}

/** Selects this test's notifications, without those of scheduled tasks. */
const CHANGED = "notification.type = 'PASSWORD_CHANGED'";

interface Told {
  readonly changes: number;
  readonly open: number;
  readonly notifications: number;
  readonly doubled: number;
  readonly mails: { messageId: string; state: string }[];
}

async function readTold(folder: string): Promise<Told> {
  const client = await connect(folder);
  try {
    const one = async (text: string): Promise<number> => {
      const { rows } = await client.query<{ n: number }>(text);
      return Number(rows[0]?.n);
    };
    const mails = await client.query<{ messageId: string; state: string }>(
      `select mail.message_id as "messageId", mail.state from mail
       where mail.entity_id in (select notification.id from notification where ${CHANGED}) order by mail.id`,
    );
    return {
      changes: await one("select count(*) as n from audit_log where audit_log.action = 'account.changePassword'"),
      open: await one('select count(*) as n from outbox where outbox.done_at is null'),
      notifications: await one(`select count(*) as n from notification where ${CHANGED}`),
      doubled: await one(
        'select count(*) as n from (select from notification group by notification.event_id, notification.recipient_id having count(*) > 1) twice',
      ),
      mails: mails.rows,
    };
  } finally {
    await client.end();
  }
}

/** Lists every email that left: the portal also reminds of meetings, at whatever moment this runs. */
const arrived = (): (string | undefined)[] => server.received.map(({ messageId }) => messageId);

/** Waits until every change is notified in full. */
async function untilAllTold(folder: string): Promise<Told> {
  await until('everything is told', async () => {
    const told = await readTold(folder);
    return told.open === 0 && told.mails.every(({ state }) => state === 'SENT');
  });
  return readTold(folder);
}

it('kill -9 in the middle of telling: nothing acknowledged is lost, nothing is told twice but e-mails as the same one', async () => {
  const folder = usedFolder();
  const portal = await start(folder);
  const told = { changes: 0 };
  const writers = ['student', 'freshman', 'staff', 'coach'].map((name) => changeOver(portal, name, told));
  await until('they are at it, and e-mails leave', () => told.changes >= 20 && server.received.length >= 5);
  server.isMute = true;
  const before = server.received.length;
  await until('an e-mail is taken without an answer', () => server.received.length > before);
  const unanswered = server.received.slice(before).map(({ messageId }) => messageId);
  await portal.kill('SIGKILL');
  await Promise.all(writers);
  server.isMute = false;
  const next = await start(folder);
  const after = await untilAllTold(folder);
  expect(after.changes).toBeGreaterThanOrEqual(told.changes);
  expect(after.notifications).toBe(after.changes);
  expect(after.doubled).toBe(0);
  expect(after.mails).toHaveLength(after.changes);
  expect(arrived()).toEqual(expect.arrayContaining(after.mails.map(({ messageId }) => messageId)));
  for (const id of unanswered) expect(arrived().filter((one) => one === id)).toHaveLength(2);
  expect(await next.kill('SIGTERM')).toEqual({ code: 0, signal: null });
});
