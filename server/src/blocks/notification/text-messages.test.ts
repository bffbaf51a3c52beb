import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { aMember, type MadeMember } from '../../../test/builders.ts';
import { PLAIN, SENSITIVE, tellPeople, titles, untilDelivered } from '../../../test/notifications.ts';
import { openTestPortal, type TestPortal } from '../../../test/portal.ts';
import { openSmsServer, report, reportSecret, SMS_SETTINGS, type SmsServer } from '../../../test/sms-server.ts';
import { newId } from '../../platform/db/id.ts';
import type { NotificationType } from '../manifest/notification-type.ts';

const eventually = { timeout: 18_000, interval: 10 };
const TEXTED: NotificationType = { ...PLAIN, type: 'TEST_TEXTED', channels: ['IN_APP', 'SMS'] };
const HUSHED: NotificationType = { ...SENSITIVE, type: 'TEST_HUSHED', channels: ['IN_APP', 'SMS'] };

let server: SmsServer;
let portal: TestPortal;

beforeAll(async () => {
  server = await openSmsServer();
  portal = await openTestPortal({ SMS_URL: server.url, ...SMS_SETTINGS }, { notificationTypes: [TEXTED, HUSHED] });
  await portal.work();
});
beforeEach(() => {
  server.received.length = 0;
  Object.assign(server, { refusal: undefined, isMute: false, gate: undefined });
});
afterAll(async () => {
  await portal.close();
  await server.close();
});

async function aPerson(phone: string | null = '010-0123-4567', locale = 'ko'): Promise<MadeMember> {
  const member = await aMember(portal.platform.db);
  await portal.platform.db.updateTable('member').set({ phone, locale }).where('member.id', '=', member.id).execute();
  return member;
}

async function tell(person: MadeMember, type = TEXTED, title = '방 안내'): Promise<void> {
  const entityId = newId();
  titles.set(entityId, title);
  await tellPeople(portal, { type, recipients: [person.id], entityId, dedupeKey: entityId, link: '/x' });
  await untilDelivered(portal);
}

async function rowsOf({ id }: MadeMember) {
  return portal.platform.db
    .selectFrom('sms')
    .select(['sms.id', 'sms.state', 'sms.result_code as code', 'sms.message_id as messageId', 'sms.is_long as isLong'])
    .where('sms.member_id', '=', id)
    .execute();
}
async function becomes(person: MadeMember, expected: object): Promise<{ id: string }> {
  await vi.waitFor(async () => expect(await rowsOf(person)).toMatchObject([expected]), eventually);
  return (await rowsOf(person))[0] ?? { id: '' };
}
const handle = (smsId: string) =>
  portal.platform.sms.handler.handle({
    id: newId(),
    data: { smsId },
    attempt: 2,
    isLast: false,
    signal: new AbortController().signal,
  });

describe('a text message', () => {
  it('Nt2 is handed over with the sender’s number and a signature, in the person’s language', async () => {
    const [korean, english] = [await aPerson(), await aPerson('+82 10-0123-9999', 'en')];
    await tell(korean);
    const row = await becomes(korean, { state: 'ACCEPTED', messageId: 'M4V1', isLong: false });
    expect(server.received).toEqual([
      {
        to: '01001234567',
        from: '0212345678',
        type: 'SMS',
        autoTypeDetect: false,
        text: '[가람대학교] 새 글: 방 안내 (ko)\nhttp://127.0.0.1:3000/x',
        customFields: { smsId: row.id },
      },
    ]);
    expect(server.authorizations[0]).toMatch(
      /^HMAC-SHA256 apiKey=KEY, date=\S+Z, salt=[0-9a-f]{32}, signature=[0-9a-f]{64}$/,
    );
    await tell(english);
    await becomes(english, { state: 'ACCEPTED' });
    expect(server.received[1]).toMatchObject({ to: '01001239999', text: expect.stringContaining('New post: 방 안내') });
  });

  it('Nt2 of what is longer than 90 bytes leaves as a long one', async () => {
    const person = await aPerson();
    await tell(person, TEXTED, '아주 긴 제목이라서 짧은 문자에는 다 들어가지 않는 안내');
    await becomes(person, { state: 'ACCEPTED', isLong: true });
    expect(server.received[0]?.type).toBe('LMS');
  });

  it('Nt2 of a sensitive kind says the same whatever it is, and leads where all do', async () => {
    const [korean, english] = [await aPerson(), await aPerson('010-0123-0002', 'en')];
    await tell(korean, HUSHED, '우울과 불안');
    await becomes(korean, { state: 'ACCEPTED' });
    await tell(english, HUSHED, '우울과 불안');
    await becomes(english, { state: 'ACCEPTED' });
    const texts = server.received.map(({ text }) => text.split('\n')[0] ?? '');
    expect(texts).toEqual(['[가람대학교] 상담 일정 안내', '[Garam University] About your counselling']);
    expect(JSON.stringify(server.received)).not.toContain('우울');
    expect(server.received.every(({ text }) => text.endsWith('/session/notification/list'))).toBe(true);
  });

  it('Nt2 goes to nobody without a mobile number', async () => {
    for (const phone of [null, '02-123-4567']) {
      const person = await aPerson(phone);
      await tell(person);
      expect(await rowsOf(person)).toEqual([]);
    }
  });

  it('Nt2 that is refused keeps the code, and is not handed over again', async () => {
    const person = await aPerson();
    server.refusal = { status: 400, body: { errorCode: 'ValidationError', errorMessage: '01001234567 is wrong' } };
    await tell(person);
    const { id } = await becomes(person, { state: 'REFUSED', code: 'ValidationError' });
    server.refusal = undefined;
    await handle(id);
    expect(server.received).toEqual([]);
  });

  it.each([
    ['a wrong key', 401],
    ['too many at once', 429],
  ])('Nt2 that was surely not taken for %s is tried again, and then leaves once', async (_what, status) => {
    const person = await aPerson();
    server.refusal = { status, body: { errorCode: `Code${status}` } };
    await tell(person);
    const { id } = await becomes(person, { state: 'QUEUED', code: `Code${status}` });
    server.refusal = undefined;
    await vi.waitFor(async () => {
      await handle(id);
      await becomes(person, { state: 'ACCEPTED', code: null });
    }, eventually);
    await handle(id);
    expect(server.received).toHaveLength(1);
  });

  it.each([
    ['the line broke', { isMute: true }, expect.any(String)],
    ['the provider stumbled', { refusal: { status: 502, body: 'no' } }, '502'],
  ])('Nt2 that may have left as %s is given up and never doubled', async (_what, trouble, code) => {
    const person = await aPerson();
    Object.assign(server, trouble);
    await tell(person);
    const { id } = await becomes(person, { state: 'LOST', code });
    const before = server.received.length;
    Object.assign(server, { isMute: false, refusal: undefined });
    await handle(id);
    expect(server.received).toHaveLength(before);
  });

  it('Nt2 whose process is killed while the provider takes its time is lost, and never doubled', async () => {
    const person = await aPerson();
    let open = (): void => undefined;
    server.gate = new Promise((resolve) => (open = resolve));
    await tell(person);
    await vi.waitFor(() => expect(server.received).toHaveLength(1), eventually);
    const [row] = await rowsOf(person);
    // The next process finds it claimed, without a known outcome.
    await handle(row?.id ?? '');
    await becomes(person, { state: 'LOST', code: 'INTERRUPTED' });
    expect(server.received).toHaveLength(1);
    open();
    // The first one was not killed after all: its answer counts.
    await becomes(person, { state: 'ACCEPTED' });
    expect(server.received).toHaveLength(1);
  });

  it('Nt2 leaves once, however many are at it', async () => {
    const person = await aPerson();
    server.refusal = { status: 429, body: {} };
    await tell(person);
    const { id } = await becomes(person, { state: 'QUEUED', code: '429' });
    server.refusal = undefined;
    await Promise.all(Array.from({ length: 8 }, () => handle(id)));
    expect(server.received).toHaveLength(1);
  });

  it('Nt2 neither number nor words are in a row or a line of the log', async () => {
    const person = await aPerson('010-0555-4444');
    server.refusal = { status: 400, body: { errorCode: 'NotEnoughBalance', errorMessage: '01005554444: 비밀 제목' } };
    await tell(person, TEXTED, '비밀 제목');
    await becomes(person, { state: 'REFUSED' });
    const { rows } = await sql<{ row: string }>`
      select sms::text as row from sms union all select job::text from pgboss.job
      union all select outbox::text from outbox`.execute(portal.platform.db);
    const kept = JSON.stringify([rows, portal.lines]);
    for (const secret of ['5554444', '0555-4444', '비밀 제목', 'geheim']) expect(kept).not.toContain(secret);
  });
});

describe('what the provider tells', () => {
  const said = (id: string, statusCode: string) => ({ messageId: 'M', statusCode, customFields: { smsId: id } });

  async function accepted(): Promise<{ person: MadeMember; id: string }> {
    const person = await aPerson();
    await tell(person);
    return { person, id: (await becomes(person, { state: 'ACCEPTED' })).id };
  }

  it('Nt2 is kept, and told again changes nothing', async () => {
    const [one, other] = [await accepted(), await accepted()];
    const first = [said(one.id, '4000'), said(other.id, '3104'), said(one.id, '3000')];
    expect(await report(portal, first)).toBe(200);
    const now = portal.clock.now;
    const read = () =>
      sql<{ row: string }>`select sms::text as row from sms where sms.id = any(${[one.id, other.id]}::uuid[])
        order by sms.id`.execute(portal.platform.db);
    const { rows } = await read();
    expect([await rowsOf(one.person), await rowsOf(other.person)]).toMatchObject([
      [{ state: 'DELIVERED', code: '4000' }],
      [{ state: 'REFUSED', code: '3104' }],
    ]);
    portal.clock.now = new Date(now.getTime() + 60_000);
    expect(await report(portal, [...first, said(one.id, '3104'), said(other.id, '4000')])).toBe(200);
    expect((await read()).rows).toEqual(rows);
    portal.clock.now = now;
  });

  it('Nt2 settles what was given up as lost', async () => {
    const person = await aPerson();
    server.isMute = true;
    await tell(person);
    const { id } = await becomes(person, { state: 'LOST' });
    expect(await report(portal, [said(id, '4000')])).toBe(200);
    await becomes(person, { state: 'DELIVERED' });
  });

  it('Nt2 is believed with the secret only', async () => {
    const { person, id } = await accepted();
    const forged = ['', 'x', reportSecret('another secret'), 'a secret for reports'];
    for (const secret of forged) expect(await report(portal, [said(id, '4000')], secret)).toBe(401);
    expect(await rowsOf(person)).toMatchObject([{ state: 'ACCEPTED' }]);
  });

  it('Nt2 of strangers and of nonsense changes nothing', async () => {
    const { person, id } = await accepted();
    expect(await report(portal, [said(newId(), '4000'), { statusCode: '4000' }, said(id, '2000')])).toBe(200);
    for (const body of [{}, 'x', [{ statusCode: 4000 }], [said('no id', '4000')]])
      expect(await report(portal, body)).toBe(400);
    expect(await rowsOf(person)).toMatchObject([{ state: 'ACCEPTED' }]);
  });

  it('Nt2 is not asked for where no secret was agreed on, nor where no text messages are sent', async () => {
    for (const [env, status] of [
      [{ SMS_URL: server.url, SMS_FROM: '0212345678' }, 401],
      [{}, 404],
    ] as const) {
      const other = await openTestPortal(env);
      expect(await report(other, [said(newId(), '4000')])).toBe(status);
      await other.close();
    }
  });
});
