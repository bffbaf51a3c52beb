import { notification } from '@naru/contract/areas/notification.ts';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { aMember, signIn } from '../../../test/builders.ts';
import { openMailServer, type MailServer } from '../../../test/mail-server.ts';
import {
  PLAIN,
  SENSITIVE,
  tellPeople,
  TEST_TYPES,
  titles,
  untilDelivered,
  URGENT,
} from '../../../test/notifications.ts';
import { openTestPortal, type TestPortal } from '../../../test/portal.ts';
import { newId } from '../../platform/db/id.ts';
import { deliverAll } from '../outbox/deliver.ts';
import { deliverNotifications } from './deliver.ts';
import { queueDigests } from './jobs.ts';
import { notify } from './notify.ts';

const eventually = { timeout: 18_000, interval: 10 };

let server: MailServer;
let portal: TestPortal;
let made = 0;

beforeAll(async () => {
  server = await openMailServer();
  portal = await openTestPortal(
    { SMTP_URL: server.url, MAIL_FROM: 'naru@example.ac.kr' },
    { notificationTypes: TEST_TYPES },
  );
  await portal.work();
});
afterAll(async () => {
  await portal.close();
  await server.close();
});

interface Person {
  readonly id: string;
  readonly username: string;
  readonly email: string;
}

async function aPerson(wish: { locale?: 'ko' | 'en'; status?: 'ACTIVE' | 'LOCKED' } = {}): Promise<Person> {
  const member = await aMember(portal.platform.db, { status: wish.status ?? 'ACTIVE' });
  const email = `p${(made += 1)}@example.ac.kr`;
  await portal.platform.db
    .updateTable('member')
    .set({ email, locale: wish.locale ?? 'ko' })
    .where('member.id', '=', member.id)
    .execute();
  return { ...member, email };
}

function aRecord(title: string): string {
  const id = newId();
  titles.set(id, title);
  return id;
}

const mailsTo = ({ email }: Person) => server.received.filter(({ recipients }) => recipients.includes(email));

async function list(person: Person, language = 'ko') {
  const token = await signIn(portal, person);
  const { notificationPage } = await portal.get(notification.pageNotifications, {}, { token, language });
  return notificationPage.content;
}

function deliverNow(): Promise<void> {
  const parts = { ...portal.platform, log: pino({ level: 'silent' }) };
  return deliverAll(parts, deliverNotifications({ ...portal.platform, types: TEST_TYPES }));
}

describe('what happened', () => {
  it('Nt1 is in the list at once and leaves by e-mail, in each one’s language, from the record as it is', async () => {
    const [korean, english] = [await aPerson(), await aPerson({ locale: 'en' })];
    const entityId = aRecord('장학금');
    const link = `/cmmnty/board/notice/detail/${entityId}`;
    await tellPeople(portal, { type: PLAIN, recipients: [korean.id, english.id], entityId, dedupeKey: entityId, link });
    await vi.waitFor(() => expect([...mailsTo(korean), ...mailsTo(english)]).toHaveLength(2), eventually);
    expect(mailsTo(korean)[0]?.subject).toBe('새 글: 장학금 (ko)');
    expect(mailsTo(korean)[0]?.text).toContain(`글 보기: http://127.0.0.1:3000${link}`);
    expect(mailsTo(english)[0]?.subject).toBe('New post: 장학금 (en)');
    titles.set(entityId, '바뀐 제목');
    expect(await list(korean)).toMatchObject([{ title: '새 글: 바뀐 제목 (ko)', link, readAt: null }]);
    expect(await list(english, 'en')).toMatchObject([{ title: 'New post: 바뀐 제목 (en)' }]);
  });

  it('Nt1 of a record that is gone says no more than that', async () => {
    const person = await aPerson();
    const entityId = newId();
    await tellPeople(portal, { type: PLAIN, recipients: [person.id], entityId, dedupeKey: entityId, link: '/x' });
    await untilDelivered(portal);
    expect(await list(person)).toMatchObject([{ title: '지워진 글이에요', body: '' }]);
    await vi.waitFor(async () => expect(await mailStates(person)).toEqual(['DROPPED']), eventually);
  });

  it('Nt1 that is sensitive says the same whatever it is', async () => {
    const person = await aPerson();
    const entityId = aRecord('우울과 불안');
    const order = { type: SENSITIVE, recipients: [person.id], entityId, dedupeKey: entityId, link: '/cs/hist/list' };
    await tellPeople(portal, order);
    await vi.waitFor(() => expect(mailsTo(person)).toHaveLength(1), eventually);
    expect(mailsTo(person)[0]?.subject).toBe('상담 일정 안내');
    expect(JSON.stringify([mailsTo(person), await list(person)])).not.toContain('우울');
  });

  it('Nt1 is told once, however often it is reported and to whom twice', async () => {
    const person = await aPerson();
    const entityId = aRecord('한 번');
    const order = { type: PLAIN, recipients: [person.id, person.id], entityId, dedupeKey: 'once', link: '/x' };
    await Promise.all(Array.from({ length: 5 }, () => tellPeople(portal, order)));
    await untilDelivered(portal);
    await tellPeople(portal, order);
    await untilDelivered(portal);
    expect(await list(person)).toHaveLength(1);
  });

  it('Nt1 is not told where the transaction was not committed', async () => {
    const person = await aPerson();
    const failing = portal.platform.db.transaction().execute(async (tx) => {
      await notify(tx, { type: PLAIN, recipients: [person.id], dedupeKey: 'rolled back', link: '/x' });
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    await untilDelivered(portal);
    expect(await list(person)).toEqual([]);
  });

  it('Nt1 passes by who is locked', async () => {
    const person = await aPerson({ status: 'LOCKED' });
    await tellPeople(portal, { type: PLAIN, recipients: [person.id], dedupeKey: 'locked', link: '/x' });
    await untilDelivered(portal);
    const rows = await portal.platform.db
      .selectFrom('notification')
      .select('notification.id')
      .where('notification.recipient_id', '=', person.id)
      .execute();
    expect(rows).toEqual([]);
  });

  it('Nt1 reaches twelve hundred people, each once, with four deliverers at it', async () => {
    const ids = Array.from({ length: 1_200 }, () => newId());
    const values = ids.map((id) => ({ id, username: `many ${id}`, name_ko: '여럿', status: 'ACTIVE' }));
    await portal.platform.db.insertInto('member').values(values).execute();
    const entityId = aRecord('모두에게');
    const order = { type: PLAIN, recipients: ids, entityId, dedupeKey: entityId, link: '/x' };
    await tellPeople(portal, order);
    await Promise.all([deliverNow(), deliverNow(), deliverNow()]);
    await untilDelivered(portal);
    const rows = await portal.platform.db
      .selectFrom('notification')
      .select('notification.recipient_id as recipientId')
      .where('notification.entity_id', '=', entityId)
      .execute();
    expect(rows).toHaveLength(1_200);
    expect(new Set(rows.map((row) => row.recipientId)).size).toBe(1_200);
  });

  it('Nt1 of a type that nobody knows is kept, and holds nobody up', async () => {
    const person = await aPerson();
    const stranger = { ...PLAIN, type: 'TEST_STRANGER' };
    await tellPeople(portal, { type: stranger, recipients: [person.id], dedupeKey: 'strange', link: '/x' });
    await tellPeople(portal, { type: PLAIN, recipients: [person.id], dedupeKey: 'known', link: '/x' });
    await vi.waitFor(async () => expect(await list(person)).toHaveLength(1), eventually);
    await vi.waitFor(async () => {
      const kept = await portal.platform.db
        .selectFrom('outbox')
        .select(['outbox.attempts', 'outbox.done_at as doneAt'])
        .where('outbox.dedupe_key', 'like', 'TEST_STRANGER:%')
        .executeTakeFirst();
      expect(kept).toEqual({ attempts: 1, doneAt: null });
    }, eventually);
    await portal.platform.db.deleteFrom('outbox').where('outbox.dedupe_key', 'like', 'TEST_STRANGER:%').execute();
  });
});

async function mailStates(person: Person): Promise<string[]> {
  const rows = await portal.platform.db
    .selectFrom('mail')
    .select('mail.state')
    .where('mail.member_id', '=', person.id)
    .execute();
  return rows.map((row) => row.state);
}

async function prefer(person: Person, change: object): Promise<void> {
  const token = await signIn(portal, person);
  const own = await portal.get(notification.readPreference, {}, { token });
  const { quiet, isDigest, version } = own;
  const body = { quiet, isDigest, version, choiceList: [], ...change };
  await portal.get(notification.changePreference, { body }, { token });
}

describe('what people chose', () => {
  it('Nt1 an e-mail of the night leaves at eight, the notification is there at once', async () => {
    const person = await aPerson();
    const now = portal.clock.now;
    portal.clock.now = new Date('2026-11-20T22:30:00+09:00');
    await tellPeople(portal, { type: PLAIN, recipients: [person.id], dedupeKey: 'night', link: '/x' });
    await untilDelivered(portal);
    expect(await list(person)).toHaveLength(1);
    const rows = await portal.platform.db
      .selectFrom('mail')
      .select(['mail.state', 'mail.send_after as sendAfter'])
      .where('mail.member_id', '=', person.id)
      .execute();
    expect(rows.map((row) => row.sendAfter)).toEqual([new Date('2026-11-21T08:00:00+09:00')]);
    portal.clock.now = now;
  });

  it('Nt1 an e-mail that is tried again waits for the end of the night, to the second', async () => {
    const person = await aPerson();
    const now = portal.clock.now;
    const at = (time: string): Date => (portal.clock.now = new Date(`2030-05-0${time}+09:00`));
    at('1T20:59:59');
    server.refusal = { code: 451, text: 'later' };
    const entityId = aRecord('저녁 글');
    await tellPeople(portal, { type: PLAIN, recipients: [person.id], entityId, dedupeKey: entityId, link: '/x' });
    await vi.waitFor(async () => expect(await readMail(person)).toMatchObject({ result_code: '451' }), eventually);
    expect((await readMail(person)).send_after).toBeNull();
    server.refusal = undefined;
    await holdJob(person);
    for (const night of ['1T21:00:00', '2T07:59:59']) {
      at(night);
      await tryAgain(person);
      expect(await readMail(person)).toMatchObject({
        state: 'QUEUED',
        send_after: new Date('2030-05-02T08:00:00+09:00'),
      });
    }
    expect(mailsTo(person)).toEqual([]);
    at('2T08:00:00');
    await tryAgain(person);
    expect(await mailStates(person)).toEqual(['SENT']);
    expect(mailsTo(person)).toHaveLength(1);
    portal.clock.now = now;
  });

  it('Nt1 an urgent e-mail leaves at night', async () => {
    const person = await aPerson();
    const now = portal.clock.now;
    portal.clock.now = new Date('2030-05-01T23:00:00+09:00');
    const entityId = aRecord('급한 글');
    await tellPeople(portal, { type: URGENT, recipients: [person.id], entityId, dedupeKey: entityId, link: '/x' });
    await vi.waitFor(async () => expect(await mailStates(person)).toEqual(['SENT']), eventually);
    portal.clock.now = now;
  });

  it('Nt1 the daily e-mail waits for the end of longer quiet hours', async () => {
    const person = await aPerson();
    await prefer(person, { isDigest: true, quiet: { isOn: true, from: 22, to: 9 } });
    const entityId = aRecord('긴 밤');
    await tellPeople(portal, { type: PLAIN, recipients: [person.id], entityId, dedupeKey: entityId, link: '/x' });
    await untilDelivered(portal);
    const now = portal.clock.now;
    portal.clock.now = new Date('2030-05-02T08:30:00+09:00');
    await queueDigests(portal.platform);
    const nine = new Date('2030-05-02T09:00:00+09:00');
    await vi.waitFor(
      async () => expect(await readMail(person)).toMatchObject({ state: 'QUEUED', send_after: nine }),
      eventually,
    );
    portal.clock.now = nine;
    await tryAgain(person);
    expect(mailsTo(person)).toHaveLength(1);
    portal.clock.now = now;
  });

  it('Nt1 a channel that is switched off stays silent, and a mandatory type does not', async () => {
    const person = await aPerson();
    await prefer(person, {
      choiceList: [
        { type: 'TEST_PLAIN', channel: 'EMAIL', isOn: false },
        { type: 'TEST_PLAIN', channel: 'IN_APP', isOn: false },
      ],
    });
    const link = '/x';
    await tellPeople(portal, { type: PLAIN, recipients: [person.id], dedupeKey: 'off', link });
    await tellPeople(portal, { type: SENSITIVE, recipients: [person.id], dedupeKey: 'must', link });
    await vi.waitFor(() => expect(mailsTo(person)).toHaveLength(1), eventually);
    expect(await list(person)).toMatchObject([{ type: 'TEST_SENSITIVE' }]);
  });

  it('Nt1 an e-mail about what was read meanwhile is not sent', async () => {
    const person = await aPerson();
    const entityId = aRecord('읽은 글');
    server.refusal = { code: 451, text: 'later' };
    await tellPeople(portal, { type: PLAIN, recipients: [person.id], entityId, dedupeKey: entityId, link: '/x' });
    await vi.waitFor(async () => {
      const row = await portal.platform.db
        .selectFrom('mail')
        .select('mail.result_code as code')
        .where('mail.member_id', '=', person.id)
        .executeTakeFirst();
      expect(row?.code).toBe('451');
    }, eventually);
    const [own] = await list(person);
    const token = await signIn(portal, person);
    await portal.get(notification.markRead, { params: { id: own?.notificationId ?? '' } }, { token });
    server.refusal = undefined;
    await tryAgain(person);
    expect(await mailStates(person)).toEqual(['DROPPED']);
    expect(mailsTo(person)).toEqual([]);
  });

  it('Nt1 the daily e-mail gathers what is unread, once', async () => {
    const person = await aPerson();
    await prefer(person, { isDigest: true });
    for (const title of ['첫째', '둘째', '셋째']) {
      const entityId = aRecord(title);
      await tellPeople(portal, { type: PLAIN, recipients: [person.id], entityId, dedupeKey: entityId, link: '/x' });
    }
    await untilDelivered(portal);
    expect(await mailStates(person)).toEqual([]);
    const [newest] = await list(person);
    const token = await signIn(portal, person);
    await portal.get(notification.markRead, { params: { id: newest?.notificationId ?? '' } }, { token });
    await Promise.all([queueDigests(portal.platform), queueDigests(portal.platform)]);
    await vi.waitFor(() => expect(mailsTo(person)).toHaveLength(1), eventually);
    const [email] = mailsTo(person);
    expect(email?.subject).toBe('읽지 않은 알림 2개가 있어요');
    expect(email?.text).toContain('· 새 글: 둘째 (ko)\n· 새 글: 첫째 (ko)');
    expect(email?.text).not.toContain('셋째');
    await queueDigests(portal.platform);
    await vi.waitFor(async () => expect(await mailStates(person)).toEqual(['SENT']), eventually);
  });
});

function readMail(person: Person) {
  return portal.platform.db
    .selectFrom('mail')
    .select(['mail.id', 'mail.state', 'mail.result_code', 'mail.send_after'])
    .where('mail.member_id', '=', person.id)
    .executeTakeFirstOrThrow();
}

/** Its own job tries again after some seconds, which the test does not wait for. */
async function holdJob(person: Person): Promise<void> {
  const { id } = await readMail(person);
  const { db, jobs } = portal.platform;
  const cancel = () => db.transaction().execute((tx) => jobs.cancel(tx, 'mail.send', id));
  await vi.waitFor(async () => expect(await cancel()).toBe(true), eventually);
}

/** Tries the person's one email again, without waiting for its job. */
async function tryAgain(person: Person): Promise<void> {
  await portal.platform.mail.handler.handle({
    id: newId(),
    data: { mailId: (await readMail(person)).id },
    attempt: 2,
    isLast: false,
    signal: new AbortController().signal,
  });
}
