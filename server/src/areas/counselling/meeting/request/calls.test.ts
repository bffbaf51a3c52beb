import type { MeetingStanding } from '@naru/contract/areas/counselling/meeting/steps.ts';
import { readFileSync } from 'node:fs';

import { deskMeeting } from '@naru/contract/areas/counselling/meeting/desk.ts';
import { availability } from '@naru/contract/areas/counselling/counsellor/availability.ts';
import { history } from '@naru/contract/areas/counselling/overview/history.ts';
import { request } from '@naru/contract/areas/counselling/meeting/request.ts';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';

import { aMember, signIn } from '../../../../../test/builders.ts';
import {
  aCounsellor,
  anAsker,
  anAvailability,
  aRequest,
  asked,
  eachOnFriday,
  FRIDAY,
  MONDAY,
  slotsOf,
  type MadeCounsellor,
  type MadeStudent,
  workAt,
  steps,
} from '../../../../../test/counselling.ts';
import { type TestPortal } from '../../../../../test/portal.ts';
import { expireRequests } from '../tasks.ts';

let portal: TestPortal;
let one: MadeCounsellor;
let student: MadeStudent;

eachOnFriday((made) => {
  ({ portal, one, student } = made);
});

const create = (body: object, by: MadeStudent = student, language = 'ko') =>
  portal.ask(request.createRequest, { body: body as ReturnType<typeof aRequest> }, { token: by.token, language });
const first = async (of: MadeCounsellor = one, by: MadeStudent = student) =>
  (await slotsOf(portal, { id: of.counsellorId, token: by.token }))[0]?.slotId ?? '';
const read = async (id: string, by: MadeStudent = student) =>
  (await portal.get(history.readOwnMeeting, { params: { id } }, { token: by.token })).meeting;
const busyOf = async (person: string): Promise<number> =>
  (await sql`select from busy where person_id = ${person}::uuid`.execute(portal.platform.db)).rows.length;

describe('P3 asking for an hour', () => {
  it('takes it, tells the counsellor, and is read by both with the next step', async () => {
    const { requestId, slot } = await asked(portal, { student, of: one });
    expect(await read(requestId)).toMatchObject({
      status: 'WAITING',
      content: '대학원에 가고 싶어요.',
      hope: '무엇부터 할지 알고 싶어요.',
      beginsAt: slot.beginsAt,
      next: { step: 'ANSWER', who: 'COUNSELLOR', dueAt: slot.beginsAt },
      historyList: [{ from: 'AVAILABLE', to: 'WAITING', by: 'STUDENT', reason: null }],
      stepList: steps('RESCHEDULE', 'WITHDRAW'),
    });
    const { meeting } = await portal.get(
      deskMeeting.readMeeting,
      { params: { desk: 'professor', id: requestId } },
      { token: one.token },
    );
    expect(meeting).toMatchObject({
      content: '대학원에 가고 싶어요.',
      stepList: steps('APPROVE', 'REJECT'),
      privateRecord: null,
    });
    const told = await portal.platform.db.selectFrom('outbox').select('outbox.payload').execute();
    expect(JSON.stringify(told)).toContain(`/cnslt/professor/dtls/detail/${requestId}`);
    expect([await busyOf(one.id), await busyOf(student.id)]).toEqual([1, 1]);
  });

  it('leaves no word of it in the clear anywhere', async () => {
    const canary = '카나리아문장';
    const slotId = await first();
    await portal.get(
      request.saveDraft,
      { params: { id: one.counsellorId }, body: { ...aRequest(slotId), content: canary, hope: canary } },
      { token: student.token },
    );
    expect(JSON.stringify((await sql`select * from counselling_draft`.execute(portal.platform.db)).rows)).not.toContain(
      canary,
    );
    await create(aRequest(slotId, { content: canary, hope: canary }));
    const tables = [
      'counselling_request',
      'counselling_draft',
      'status_change',
      'audit_log',
      'outbox',
      'idempotency_key',
    ];
    for (const table of tables) {
      const { rows } = await sql`select * from ${sql.table(table)}`.execute(portal.platform.db);
      expect(JSON.stringify(rows)).not.toContain(canary);
    }
    expect(JSON.stringify(portal.lines)).not.toContain(canary);
  });

  it('keeps what was being written until it is sent', async () => {
    const slotId = await first();
    const params = { id: one.counsellorId };
    const body = { topicList: ['STUDY'], content: '쓰다가', hope: '', fileId: null, fileSnList: [] };
    await portal.get(request.saveDraft, { params, body }, { token: student.token });
    await portal.get(
      request.saveDraft,
      { params, body: { ...body, content: '쓰다가 만 글' } },
      { token: student.token },
    );
    const { draft } = await portal.get(request.readDraft, { params }, { token: student.token });
    expect(draft).toMatchObject({ content: '쓰다가 만 글', topicList: ['STUDY'], fileList: [] });
    const other = await anAsker(portal);
    expect((await portal.get(request.readDraft, { params }, { token: other.token })).draft).toBeNull();
    await create(aRequest(slotId));
    expect((await portal.get(request.readDraft, { params }, { token: student.token })).draft).toBeNull();
  });

  it('is agreed at once where the counsellor says so', async () => {
    const quick = await aCounsellor(portal, { settings: { autoApprove: true } });
    const { requestId } = await asked(portal, { student, of: quick });
    expect(await read(requestId)).toMatchObject({ status: 'APPROVED', next: { step: 'MEET', who: 'BOTH' } });
  });

  it('done twice by the same key happens once', async () => {
    const body = aRequest(await first());
    const options = { token: student.token, headers: { 'idempotency-key': 'twice' } };
    const [a, b] = await Promise.all([1, 2].map(() => portal.get(request.createRequest, { body }, options)));
    expect(b?.requestId).toBe(a?.requestId);
  });
});

describe('P4 one seat', () => {
  it('goes to exactly one of fifty who ask at once, and each of the others is told', async () => {
    const askers = await Promise.all(Array.from({ length: 50 }, () => anAsker(portal)));
    const slotId = await first();
    const answers = await Promise.all(askers.map((by) => create(aRequest(slotId), by)));
    expect(answers.filter(({ envelope }) => envelope.code === '0000')).toHaveLength(1);
    const losers = answers.filter(({ envelope }) => envelope.code !== '0000');
    for (const { envelope } of losers)
      expect(envelope).toMatchObject({ code: '9100', output: { errors: [{ field: 'slotId' }] } });
    const { rows } = await sql`select from counselling_request where slot_id = ${slotId}::uuid`.execute(
      portal.platform.db,
    );
    expect(rows).toHaveLength(1);
  }, 60_000);

  it('sent again by who has it is answered as it was, and by who gave it back too, however full the hour is', async () => {
    const slotId = await first();
    const send = (by: MadeStudent, key: string) =>
      portal.ask(
        request.createRequest,
        { body: aRequest(slotId) },
        { token: by.token, headers: { 'idempotency-key': key } },
      );
    const made = await send(student, 'first');
    expect((await send(student, 'first')).envelope).toEqual(made.envelope);
    const { requestId, version } = made.envelope.output as { requestId: string; version: number }; // as createRequest answers
    await portal.get(
      request.stepOwnMeeting,
      { params: { id: requestId }, body: { action: 'WITHDRAW', version } },
      { token: student.token },
    );
    const other = await anAsker(portal);
    expect((await send(other, 'other')).envelope.code).toBe('0000');
    expect((await send(student, 'first')).envelope).toMatchObject({ code: '0000', output: { requestId } });
    expect((await send(student, 'second')).envelope).toMatchObject({
      code: '9100',
      output: { errors: [{ field: 'slotId' }] },
    });
  });

  it('of a group hour has as many as there are seats', async () => {
    const slots = await slotsOf(portal, { id: one.counsellorId, token: student.token });
    const id = slots[0]?.slotId ?? '';
    const body = { capacity: 3, channelList: null, place: null, version: 1 };
    await portal.get(availability.changeSlot, { params: { desk: 'professor', id }, body }, { token: one.token });
    const askers = await Promise.all(Array.from({ length: 6 }, () => anAsker(portal)));
    const answers = await Promise.all(askers.map((by) => create(aRequest(id), by)));
    expect(answers.filter(({ envelope }) => envelope.code === '0000')).toHaveLength(3);
    expect(await busyOf(one.id)).toBe(1);
  });

  it('that one has already is said to be one’s own, in whichever tab it is asked for again', async () => {
    const slotId = await first();
    const tabs = await Promise.all([create(aRequest(slotId)), create(aRequest(slotId))]);
    const messages = tabs.flatMap(({ envelope }) =>
      envelope.code === '0000' ? [] : (envelope.output as { errors: { field: string; message: string }[] }).errors,
    );
    const already = '이미 신청한 시간이에요. 신청한 내용은 나의 상담 이력에서 볼 수 있어요.';
    expect(messages).toEqual([{ field: 'slotId', message: already }]);
    expect((await create(aRequest(slotId), student, 'en')).envelope).toMatchObject({
      output: { errors: [{ message: expect.stringMatching(/^You’ve already requested this time/) }] },
    });
  });

  it('is not for somebody who has something else then', async () => {
    const other = await aCounsellor(portal);
    const slotId = await first(other);
    await asked(portal, { student, of: one });
    expect((await create(aRequest(slotId))).envelope).toMatchObject({
      code: '9100',
      output: {
        errors: [{ field: 'slotId', message: '같은 시간에 이미 다른 일정이 있어요. 다른 시간을 골라 주세요.' }],
      },
    });
  });

  it('of two hours at one time that a student asks for at once, gives one', async () => {
    const other = await aCounsellor(portal);
    const [a, b] = [await first(one), await first(other)];
    const answers = await Promise.all([create(aRequest(a)), create(aRequest(b))]);
    expect(answers.map(({ envelope }) => envelope.code).sort()).toEqual(['0000', '9100']);
  });
});

describe('what cannot be asked for', () => {
  it.each([
    ['content', { content: '  ' }],
    ['topicList', { topicList: [] }],
    ['topicList', { topicList: ['NONE'] }],
    ['channel', { channel: 'KAKAO' }],
    ['slotId', { slotId: 'none' }],
    ['fileId', { fileId: '01930000-0000-7000-8000-000000000001', fileSnList: [1] }],
  ])('is told at %s, in both languages', async (field, more) => {
    const body = { ...aRequest(await first()), ...more };
    for (const language of ['ko', 'en']) {
      const { envelope } = await create(body, student, language);
      expect(envelope).toMatchObject({ code: '9100', output: { errors: [{ field }] } });
      expect(/[가-힣]/.test(JSON.stringify(envelope))).toBe(language === 'ko');
    }
    expect(await busyOf(student.id)).toBe(0);
  });

  it('is an hour that has passed, is too near, too far, closed, or one’s own', async () => {
    const say = async (slotId: string, by = student) =>
      ((await create(aRequest(slotId), by)).envelope.output as { errors: { message: string }[] }).errors[0]?.message;
    const slots = await slotsOf(portal, { id: one.counsellorId, token: student.token });
    const id = slots[0]?.slotId ?? '';
    portal.clock.now = new Date('2026-11-22T12:00:00Z');
    expect(await say(id)).toContain('24시간 전');
    portal.clock.now = new Date('2026-11-23T02:00:00Z');
    expect(await say(id)).toContain('이미 지난');
    // That somebody else had it does not matter any more.
    const setTaken = (taken: number) =>
      sql`update counselling_slot set taken = ${taken} where id = ${id}::uuid`.execute(portal.platform.db);
    await setTaken(1);
    expect(await say(id)).toContain('이미 지난');
    portal.clock.now = FRIDAY;
    expect(await say(id)).toContain('다른 학생');
    await setTaken(0);
    await sql`update counsellor set horizon_days = 1 where id = ${one.counsellorId}::uuid`.execute(portal.platform.db);
    expect(await say(id)).toContain('1일 뒤');
    await sql`update counsellor set horizon_days = null where id = ${one.counsellorId}::uuid`.execute(
      portal.platform.db,
    );
    const closed = anAvailability({ version: 1, exceptionList: [{ date: MONDAY, hour: null, isOpen: false }] });
    await portal.get(
      availability.changeAvailability,
      { params: { desk: 'professor' }, body: closed },
      { token: one.token },
    );
    expect(await say(id)).toContain('더는 신청할 수 없는');
    const peer = await anAsker(portal, { types: ['CURRENT_STUDENT'], duties: ['PEER_COACH'] });
    const alumni = await anAsker(portal, { types: ['ALUMNI'] });
    const own = await aCounsellor(portal, { member: { types: ['ACADEMIC_COACH'] } });
    expect(await say(await first(own), alumni)).toContain('재학생만');
    await sql`update counsellor set member_id = ${peer.id}::uuid, kind = 'PEER' where id = ${own.counsellorId}::uuid`.execute(
      portal.platform.db,
    );
    expect(await say(await first(own), peer)).toBeDefined();
  });

  it('is more than the cap, however it is tried', async () => {
    const slots = await slotsOf(portal, { id: one.counsellorId, token: student.token });
    const answers = await Promise.all(slots.map(({ slotId }) => create(aRequest(slotId))));
    expect(answers.filter(({ envelope }) => envelope.code === '0000')).toHaveLength(2);
    const refused = answers.find(({ envelope }) => envelope.code !== '0000');
    expect(JSON.stringify(refused?.envelope)).toContain('이미 2건');
  });

  it('is more than a counsellor takes a day', async () => {
    const few = await aCounsellor(portal, { settings: { dailyMost: 1 } });
    const slots = await slotsOf(portal, { id: few.counsellorId, token: student.token });
    const askers = await Promise.all([anAsker(portal), anAsker(portal)]);
    const answers = await Promise.all(askers.map((by, at) => create(aRequest(slots[at]?.slotId ?? ''), by)));
    expect(answers.map(({ envelope }) => envelope.code).sort()).toEqual(['0000', '9100']);
  });

  it('is not for counsellors, and another’s request is not found', async () => {
    expect((await create(aRequest('none'), one as unknown as MadeStudent)).envelope.code).toBe('S403');
    const { requestId } = await asked(portal, { student, of: one });
    const [stranger, otherOne] = [await anAsker(portal), await aCounsellor(portal)];
    const mine = { params: { id: requestId } };
    expect((await portal.ask(history.readOwnMeeting, mine, { token: stranger.token })).status).toBe(404);
    const desk = { params: { desk: 'professor', id: requestId } };
    expect((await portal.ask(deskMeeting.readMeeting, desk, { token: otherOne.token })).status).toBe(404);
    const approve = { ...desk, body: { action: 'APPROVE', version: 1 } } as const;
    expect((await portal.ask(deskMeeting.stepMeeting, approve, { token: otherOne.token })).status).toBe(404);
    const staff = await signIn(
      portal,
      await aMember(portal.platform.db, { types: ['STAFF'], roles: ['ADMINISTRATOR'] }),
    );
    expect((await portal.ask(deskMeeting.readMeeting, desk, { token: staff })).envelope.code).toBe('S403');
  });
});

describe('taking back', () => {
  it('gives the hour to others again, and stays in the history', async () => {
    const { requestId, slot } = await asked(portal, { student, of: one });
    const input = { params: { id: requestId }, body: { action: 'WITHDRAW', version: 1 } } as const;
    const done = await portal.get(request.stepOwnMeeting, input, { token: student.token });
    expect(done).toEqual({ id: requestId, status: 'AVAILABLE', version: 2, movedTo: null });
    expect(await read(requestId)).toMatchObject({ ending: 'WITHDRAWN', next: null, stepList: steps() });
    expect([await busyOf(one.id), await busyOf(student.id)]).toEqual([0, 0]);
    expect(await first()).toBe(slot.slotId);
    expect((await portal.ask(request.stepOwnMeeting, input, { token: student.token })).envelope.code).toBe('9101');
  });

  it('of what was agreed needs a reason, and goes until the deadline', async () => {
    const { requestId } = await asked(portal, { student, of: one });
    const desk = { params: { desk: 'professor', id: requestId }, body: { action: 'APPROVE', version: 1 } } as const;
    await portal.get(deskMeeting.stepMeeting, desk, { token: one.token });
    const cancel = (reason: string) =>
      portal.ask(
        request.stepOwnMeeting,
        { params: { id: requestId }, body: { action: 'CANCEL', version: 2, reason } },
        { token: student.token },
      );
    expect((await cancel(' ')).envelope).toMatchObject({ code: '9100', output: { errors: [{ field: 'reason' }] } });
    portal.clock.now = new Date('2026-11-22T13:00:01Z');
    expect((await cancel('아파요')).envelope.code).toBe('E1402');
    portal.clock.now = new Date('2026-11-22T13:00:00Z');
    expect((await cancel('아파요')).envelope.code).toBe('0000');
    expect((await read(requestId)).historyList.at(-1)).toMatchObject({
      to: 'AVAILABLE',
      by: 'STUDENT',
      reason: '아파요',
    });
    const { rows } = await sql`select reason from status_change`.execute(portal.platform.db);
    expect(JSON.stringify(rows)).not.toContain('아파요');
  });

  it('for another hour moves what was written, and leaves the old one where the new one is not to be had', async () => {
    const { requestId } = await asked(portal, { student, of: one });
    const rival = await anAsker(portal);
    const [next] = await slotsOf(portal, { id: one.counsellorId, token: student.token });
    const move = (slotId: string) =>
      portal.ask(
        request.stepOwnMeeting,
        { params: { id: requestId }, body: { action: 'RESCHEDULE', version: 1, slotId } },
        { token: student.token },
      );
    const taken = await asked(portal, { student: rival, of: one });
    expect(taken.slot.slotId).toBe(next?.slotId);
    expect((await move(taken.slot.slotId)).envelope).toMatchObject({ code: '9100' });
    expect((await read(requestId)).status).toBe('WAITING');
    const [free] = await slotsOf(portal, { id: one.counsellorId, token: student.token });
    const { envelope } = await move(free?.slotId ?? '');
    const { movedTo } = envelope.output as MeetingStanding; // as the step answers
    expect(await read(movedTo?.requestId ?? '')).toMatchObject({
      status: 'WAITING',
      content: '대학원에 가고 싶어요.',
      rescheduledFromId: requestId,
      historyList: [{ to: 'WAITING' }, { to: 'AVAILABLE', reason: null, reasonCode: 'MOVED' }, { to: 'WAITING' }],
    });
    expect(await read(requestId)).toMatchObject({ ending: 'RESCHEDULED' });
    // As it was kept before there were codes: in the words of the language in which the student moved.
    const { db } = portal.platform;
    await sql`update status_change set reason = 'sealed', reason_code = null where reason_code = 'MOVED'`.execute(db);
    const migration = readFileSync('server/migrations/0068_counselling__given_reasons.sql', 'utf8');
    await sql.raw(migration.slice(migration.indexOf('update status_change'))).execute(db);
    expect((await read(requestId)).historyList.at(-1)).toMatchObject({ reason: null, reasonCode: 'MOVED' });
    expect(await busyOf(student.id)).toBe(1);
  });
});

describe('a request that nobody answers', () => {
  it('is declined when its hour begins, once, and gives the time back', async () => {
    const { requestId, slot } = await asked(portal, { student, of: one });
    const begin = new Date(slot.beginsAt);
    await expireRequests(await workAt(portal, new Date(begin.getTime() - 1)));
    expect((await read(requestId)).status).toBe('WAITING');
    const work = await workAt(portal, begin);
    await Promise.all([expireRequests(work), expireRequests(work)]);
    expect(await read(requestId)).toMatchObject({
      status: 'REJECTED',
      ending: 'EXPIRED',
      historyList: [{ by: 'STUDENT' }, { by: 'SYSTEM', to: 'REJECTED' }],
    });
    expect(await busyOf(student.id)).toBe(0);
  });
});
