import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { openMailServer, type MailServer } from '../../../test/mail-server.ts';
import { openTestPortal, type TestPortal } from '../../../test/portal.ts';
import { newId } from '../db/id.ts';
import type { Letter } from './letter.ts';
import type { MailKind } from './mail.ts';

const eventually = { timeout: 18_000, interval: 20 };

let server: MailServer;
let portal: TestPortal;
let other: TestPortal | undefined;
const composed: string[] = [];
/** The letter of the kind in these tests; undefined has nothing to say. */
let letter: Letter | undefined;

const LETTER: Letter = {
  to: { address: 'kim@example.ac.kr', name: '김나루' },
  locale: 'ko',
  subject: '상담 일정 안내',
  paragraphs: ['안녕하세요.'],
};

const kind: MailKind = {
  kind: 'TEST',
  compose: async (_work, entityId) => {
    composed.push(entityId);
    return letter;
  },
};

beforeAll(async () => {
  server = await openMailServer();
  portal = await openTestPortal({ SMTP_URL: server.url, MAIL_FROM: 'naru@example.ac.kr' }, { mailKinds: () => [kind] });
  await portal.work();
});
beforeEach(() => {
  server.received.length = 0;
  server.refusal = undefined;
  composed.length = 0;
  letter = LETTER;
});
afterAll(async () => {
  await portal.close();
  await other?.close();
  await server.close();
});

async function order(dedupeKey: string, more: { entityId?: string; sendAfter?: Date } = {}): Promise<void> {
  await portal.platform.db
    .transaction()
    .execute((tx) => portal.platform.mail.queue(tx, [{ kind: 'TEST', entityId: newId(), dedupeKey, ...more }]));
}

function readMail(dedupeKey: string) {
  return portal.platform.db
    .selectFrom('mail')
    .select(['mail.id', 'mail.state', 'mail.attempts', 'mail.result_code', 'mail.message_id', 'mail.send_after'])
    .where('mail.dedupe_key', '=', dedupeKey)
    .executeTakeFirstOrThrow();
}

async function expectMail(dedupeKey: string, expected: object): Promise<void> {
  await vi.waitFor(async () => expect(await readMail(dedupeKey)).toMatchObject(expected), eventually);
}

describe('an e-mail', () => {
  it('leaves after the commit, in the person’s words, from the university', async () => {
    await order('leaves');
    await expectMail('leaves', { state: 'SENT', attempts: 1, result_code: '250' });
    expect(server.received).toHaveLength(1);
    const [email] = server.received;
    expect(email).toMatchObject({
      subject: '상담 일정 안내',
      from: { name: '가람대학교', address: 'naru@example.ac.kr' },
      to: [{ name: '김나루', address: 'kim@example.ac.kr' }],
      recipients: ['kim@example.ac.kr'],
    });
    expect(email?.text).toContain('안녕하세요.');
    expect(email?.html).toContain('안녕하세요.');
    expect(email?.messageId).toBe((await readMail('leaves')).message_id);
    expect(email?.headers).toContainEqual(expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }));
  });

  it('is not there when the transaction was not committed', async () => {
    const rolledBack = portal.platform.db.transaction().execute(async (tx) => {
      await portal.platform.mail.queue(tx, [{ kind: 'TEST', entityId: newId(), dedupeKey: 'rolled back' }]);
      throw new Error('no');
    });
    await expect(rolledBack).rejects.toThrow('no');
    await order('after it');
    await expectMail('after it', { state: 'SENT' });
    expect(server.received).toHaveLength(1);
  });

  it('is queued once a key, whoever asks how often', async () => {
    await Promise.all(Array.from({ length: 10 }, () => order('once')));
    await expectMail('once', { state: 'SENT' });
    await order('once');
    await order('a later one');
    await expectMail('a later one', { state: 'SENT' });
    expect(server.received).toHaveLength(2);
  });

  it('waits until its time has come', async () => {
    const sendAfter = new Date(Date.now() + 3_600_000);
    await order('later', { sendAfter });
    await order('now');
    await expectMail('now', { state: 'SENT' });
    expect(await readMail('later')).toMatchObject({ state: 'QUEUED', send_after: sendAfter });
    expect(server.received).toHaveLength(1);
  });

  it('that has nothing to say any more is dropped', async () => {
    letter = undefined;
    await order('nothing');
    await expectMail('nothing', { state: 'DROPPED', result_code: null });
    expect(server.received).toEqual([]);
  });

  it('that the server refuses for good is not tried again until somebody asks, then with the same Message-ID', async () => {
    server.refusal = { code: 550, text: '<kim@example.ac.kr> no such user' };
    await order('refused');
    await expectMail('refused', { state: 'FAILED', attempts: 1, result_code: '550' });
    const { id, message_id: messageId } = await readMail('refused');
    // Before it is tried again, which may be at once.
    server.refusal = undefined;
    await vi.waitFor(async () => expect(await retry(id)).toBe(true), eventually);
    await expectMail('refused', { state: 'SENT', result_code: '250' });
    expect(server.received.at(-1)?.messageId).toBe(messageId);
    expect(JSON.stringify(portal.lines)).not.toContain('kim@example.ac.kr');
  });

  it('that the server cannot take now waits for the next try', async () => {
    server.refusal = { code: 451, text: 'later, please' };
    await order('for now');
    await expectMail('for now', { state: 'QUEUED', attempts: 1, result_code: '451' });
    const { id } = await readMail('for now');
    // The row of the email is written first, the job's afterwards.
    await vi.waitFor(async () => expect((await sqlJob(id)).rows).toEqual([{ state: 'retry' }]), eventually);
  });

  it('of many leave in one go, each once', async () => {
    const orders = Array.from({ length: 40 }, (_, n) => ({ kind: 'TEST', entityId: newId(), dedupeKey: `many ${n}` }));
    await portal.platform.db.transaction().execute((tx) => portal.platform.mail.queue(tx, orders));
    await vi.waitFor(() => expect(server.received).toHaveLength(40), eventually);
    expect(new Set(server.received.map(({ messageId }) => messageId)).size).toBe(40);
  });

  it('is never queued where no mail server is set', async () => {
    other = await openTestPortal({}, { mailKinds: () => [kind] });
    const { db, mail } = other.platform;
    expect(mail.isOn).toBe(false);
    await db.transaction().execute((tx) => mail.queue(tx, [{ kind: 'TEST', entityId: newId(), dedupeKey: 'off' }]));
    expect(await db.selectFrom('mail').select('mail.id').execute()).toEqual([]);
  });
});

function retry(id: string): Promise<boolean> {
  return portal.platform.db.transaction().execute((tx) => portal.platform.jobs.retry(tx, 'mail.send', id));
}

function sqlJob(id: string) {
  return sql<{ state: string }>`select job.state::text as state from pgboss.job where job.id = ${id}`.execute(
    portal.platform.db,
  );
}
