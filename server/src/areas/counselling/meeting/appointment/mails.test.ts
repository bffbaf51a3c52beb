/**
 * Appointments in emails, taken by a real SMTP server and opened by a real calendar's parser.
 */
import { deskMeeting } from '@naru/contract/areas/counselling/meeting/desk.ts';
import { request } from '@naru/contract/areas/counselling/meeting/request.ts';
import ICAL from 'ical.js';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import {
  aCounsellor,
  anAsker,
  asked,
  FRIDAY,
  slotsOf,
  type MadeCounsellor,
  type MadeStudent,
} from '../../../../../test/counselling.ts';
import { openMailServer, type MailServer, type Received } from '../../../../../test/mail-server.ts';
import { untilDelivered } from '../../../../../test/notifications.ts';
import { openTestPortal, type TestPortal } from '../../../../../test/portal.ts';
import { newId } from '../../../../platform/db/id.ts';
import { remindOfMeetings } from '../remind.ts';

const eventually = { timeout: 18_000, interval: 20 };
const HOUR_MS = 3_600_000;

let server: MailServer;
let portal: TestPortal;
let professor: MadeCounsellor;
let student: MadeStudent;
let number = 0;

beforeAll(async () => {
  server = await openMailServer();
  portal = await openTestPortal({ SMTP_URL: server.url, MAIL_FROM: 'naru@example.ac.kr' });
  await portal.work();
}, 60_000);
beforeEach(async () => {
  portal.clock.now = FRIDAY;
  number += 1;
  professor = await aCounsellor(portal, { member: { types: ['FULLTIME_PROFESSOR'], nameKo: '한교수' } });
  student = await anAsker(portal, { nameKo: '정학생' });
  for (const [name, { id }] of Object.entries({ professor, student }))
    await sql`update member set email = ${`${name}${number}@example.ac.kr`}, locale = ${name === 'student' ? 'en' : 'ko'} where id = ${id}::uuid`.execute(
      portal.platform.db,
    );
});
afterAll(async () => {
  await portal.close();
  await server.close();
});

const mailsTo = (who: 'professor' | 'student'): Received[] =>
  server.received.filter(({ recipients }) => recipients[0] === `${who}${number}@example.ac.kr`);

async function untilMailed(who: 'professor' | 'student', count: number): Promise<Received> {
  await vi.waitFor(() => expect(mailsTo(who)).toHaveLength(count), eventually);
  const last = mailsTo(who).at(-1);
  if (!last) throw new Error('no mail');
  return last;
}

/** Gives a way to try the person's one email again at once, for each refusal doubles the wait of its job. */
async function untilRefused({ id }: MadeStudent): Promise<() => Promise<void>> {
  const { db, mail } = portal.platform;
  const refused = db
    .selectFrom('mail')
    .select('mail.id')
    .where('mail.member_id', '=', id)
    .where('mail.result_code', '=', '451');
  const { id: mailId } = await vi.waitFor(() => refused.executeTakeFirstOrThrow(), eventually);
  const signal = new AbortController().signal;
  return () => mail.handler.handle({ id: newId(), data: { mailId }, attempt: 2, isLast: false, signal });
}

function readCalendar(email: Received) {
  const file = email.attachments.find(({ mimeType }) => mimeType === 'text/calendar');
  if (!file) return undefined;
  return readText(typeof file.content === 'string' ? file.content : new TextDecoder().decode(file.content));
}

/** Reads the file behind the button of a meeting. */
async function readOwnFile(id: string): Promise<ReturnType<typeof readText> | undefined> {
  const url = `/view/cdp/cs/hist/calendar/${id}`;
  const headers = { authorization: `Bearer ${student.token}`, 'accept-language': 'en' };
  const { statusCode, payload } = await portal.app.inject({ method: 'GET', url, headers });
  return statusCode === 200 ? readText(payload) : undefined;
}

function readText(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  const [event] = calendar.getAllSubcomponents('vevent').map((one) => new ICAL.Event(one));
  return {
    text,
    method: calendar.getFirstPropertyValue('method'),
    uid: event?.uid,
    sequence: event?.sequence ?? -1,
    status: event?.component.getFirstPropertyValue('status'),
    begins: event?.startDate.toJSDate(),
    summary: event?.summary,
    location: event?.location,
  };
}

const calls = () => ({
  approve: (id: string, version: number) =>
    portal.get(
      deskMeeting.stepMeeting,
      { params: { desk: 'professor', id }, body: { action: 'APPROVE', version } },
      { token: professor.token },
    ),
  cancel: (id: string, version: number) =>
    portal.get(
      deskMeeting.stepMeeting,
      { params: { desk: 'professor', id }, body: { action: 'CANCEL', version, reason: '출장이 생겼어요.' } },
      { token: professor.token },
    ),
});

describe('P12 the calendar file', () => {
  it('comes with what was agreed, to both, in their language, and names nobody', async () => {
    const { requestId, slot } = await asked(portal, { student, of: professor });
    await untilMailed('professor', 1);
    expect(readCalendar(mailsTo('professor')[0] as Received)).toBeUndefined();
    await calls().approve(requestId, 1);
    const [theirs, own] = [
      readCalendar(await untilMailed('student', 1)),
      readCalendar(await untilMailed('professor', 2)),
    ];
    expect(theirs).toMatchObject({
      method: 'REQUEST',
      status: 'CONFIRMED',
      begins: new Date(slot.beginsAt),
      summary: 'Counselling',
      location: '본관 301호',
      sequence: 2,
    });
    expect(own).toMatchObject({ method: 'REQUEST', summary: '상담', uid: theirs?.uid, sequence: 2 });
    for (const one of [theirs, own]) {
      for (const secret of ['대학원', '무엇부터']) expect(one?.text).not.toContain(secret);
    }
    expect(theirs?.text).not.toContain('한교수');
    expect(own?.text).not.toContain('정학생');
  });

  it('is replaced by a later one when the meeting is moved, and taken away when it is cancelled', async () => {
    const { requestId } = await asked(portal, { student, of: professor });
    await calls().approve(requestId, 1);
    const first = readCalendar(await untilMailed('student', 1));
    const fileFirst = await readOwnFile(requestId);
    const [, , other] = await slotsOf(portal, { id: professor.counsellorId, token: student.token });
    const body = { action: 'RESCHEDULE', version: 2, slotId: other?.slotId ?? '' } as const;
    const { movedTo } = await portal.get(
      request.stepOwnMeeting,
      { params: { id: requestId }, body },
      { token: student.token },
    );
    const movedId = movedTo?.requestId ?? '';
    const fileWaiting = await readOwnFile(movedId);
    const tentative = readCalendar(await untilMailed('student', 2));
    expect(tentative).toMatchObject({ uid: first?.uid, method: 'REQUEST', status: 'TENTATIVE' });
    await calls().approve(movedId, 1);
    const again = readCalendar(await untilMailed('student', 3));
    const fileAgain = await readOwnFile(movedId);
    expect(again).toMatchObject({ uid: first?.uid, status: 'CONFIRMED', begins: new Date(other?.beginsAt ?? '') });
    await calls().cancel(movedId, 2);
    const end = readCalendar(await untilMailed('student', 4));
    expect(end).toMatchObject({ uid: first?.uid, method: 'CANCEL', status: 'CANCELLED' });
    const numbers = [first, tentative, again, end].map((one) => one?.sequence ?? -1);
    expect(numbers).toEqual(numbers.toSorted((one, next) => one - next));
    expect(new Set(numbers).size).toBe(4);
    expect([fileFirst, fileAgain].map((one) => [one?.uid, one?.sequence])).toEqual(
      [first, again].map((one) => [one?.uid, one?.sequence]),
    );
    // Nothing to be opened while it waits, once it has moved away, or once it is cancelled.
    expect([fileWaiting, await readOwnFile(requestId), await readOwnFile(movedId)]).toEqual(Array(3).fill(undefined));
    expect(readCalendar(mailsTo('professor').at(-1) as Received)).toMatchObject({ uid: first?.uid });
  });

  it('comes to who read the news already, for a calendar does not read the portal', async () => {
    const { requestId } = await asked(portal, { student, of: professor });
    server.refusal = { code: 451, text: 'later' };
    await calls().approve(requestId, 1);
    await untilDelivered(portal);
    await sql`update notification set read_at = now() where entity_id = ${requestId}::uuid`.execute(portal.platform.db);
    const tryAgain = await untilRefused(student);
    server.refusal = undefined;
    await tryAgain();
    expect(readCalendar(await untilMailed('student', 1))).toMatchObject({ method: 'REQUEST' });
  });
});

describe('P12 reminders', () => {
  async function agreed(): Promise<{ requestId: string; begins: number }> {
    const before = { student: mailsTo('student').length, professor: mailsTo('professor').length };
    const { requestId, slot } = await asked(portal, { student, of: professor });
    await calls().approve(requestId, 1);
    await untilMailed('student', before.student + 1);
    await untilMailed('professor', before.professor + 2);
    return { requestId, begins: Date.parse(slot.beginsAt) };
  }
  /** Returns the reminders that the meeting's people have received by then. */
  async function remindedAt(id: string, now: number): Promise<string[]> {
    portal.clock.now = new Date(now);
    await Promise.all([1, 2, 3].map(() => remindOfMeetings(portal.platform.db, portal.clock.now)));
    const { rows } = await sql<{ kind: string }>`
      select kind from counselling_reminder where source_id = ${id}::uuid order by claimed_at`.execute(
      portal.platform.db,
    );
    return rows.map(({ kind }) => kind);
  }

  it('a day and an hour before, once each, whoever asks how often; of the record a day later to the counsellor', async () => {
    const { requestId: id, begins } = await agreed();
    expect(await remindedAt(id, begins - 24 * HOUR_MS - 1)).toEqual([]);
    expect(await remindedAt(id, begins - 24 * HOUR_MS)).toEqual(['DAY']);
    expect((await untilMailed('student', 2)).subject).toBe('You have counselling within a day');
    expect(await remindedAt(id, begins - HOUR_MS)).toEqual(['DAY', 'HOUR']);
    await untilMailed('student', 3);
    expect((await untilMailed('professor', 4)).subject).toBe('한 시간 안에 상담이 있어요');
    expect(await remindedAt(id, begins + 23 * HOUR_MS)).toEqual(['DAY', 'HOUR']);
    expect(await remindedAt(id, begins + 24 * HOUR_MS)).toEqual(['DAY', 'HOUR', 'RECORD']);
    expect((await untilMailed('professor', 5)).subject).toBe('상담 기록을 남겨 주세요');
    await untilDelivered(portal);
    const { rows } = await sql<{ type: string }>`
      select type from notification
      where entity_id = ${id}::uuid and type = any('{COUNSELLING_IN_A_DAY,COUNSELLING_IN_AN_HOUR,COUNSELLING_TO_RECORD}')`.execute(
      portal.platform.db,
    );
    expect(rows).toHaveLength(5);
    expect(JSON.stringify(mailsTo('student').map(({ text }) => text))).not.toContain('한교수');
  });

  it('none of what was cancelled meanwhile, nor of what was agreed within the time', async () => {
    const first = await agreed();
    await calls().cancel(first.requestId, 2);
    await untilMailed('student', 2);
    await untilMailed('professor', 3);
    expect(await remindedAt(first.requestId, first.begins - 12 * HOUR_MS)).toEqual([]);
    portal.clock.now = FRIDAY;
    const { requestId: id, begins } = await agreed();
    await sql`update status_change set at = ${new Date(begins - 5 * HOUR_MS)}
      where entity_id = ${id}::uuid and to_status = 'APPROVED'`.execute(portal.platform.db);
    expect(await remindedAt(id, begins - 4 * HOUR_MS)).toEqual([]);
    expect(await remindedAt(id, begins - HOUR_MS)).toEqual(['HOUR']);
  });

  it('that waits in the night is dropped once the meeting has begun', async () => {
    const { requestId, begins } = await agreed();
    await sql`insert into notification_preference (member_id, is_quiet, quiet_from, quiet_to, is_digest)
      values (${student.id}::uuid, true, 21, 12, true)`.execute(portal.platform.db);
    await remindedAt(requestId, begins - HOUR_MS);
    await untilDelivered(portal);
    const mail = await portal.platform.db
      .selectFrom('mail')
      .select(['mail.id', 'mail.send_after as sendAfter'])
      .where('mail.member_id', '=', student.id)
      .orderBy('mail.id', 'desc')
      .executeTakeFirstOrThrow();
    // Ten in the morning, and quiet until noon; the daily email would be later still.
    expect(mail.sendAfter).toEqual(new Date(begins + 2 * HOUR_MS));
    portal.clock.now = new Date(begins + 2 * HOUR_MS);
    const work = { id: mail.id, data: { mailId: mail.id }, attempt: 1, isLast: false };
    await portal.platform.mail.handler.handle({ ...work, signal: new AbortController().signal });
    const { state } = await portal.platform.db
      .selectFrom('mail')
      .select('mail.state')
      .where('mail.id', '=', mail.id)
      .executeTakeFirstOrThrow();
    expect(state).toBe('DROPPED');
    expect(mailsTo('student')).toHaveLength(1);
  });
});
