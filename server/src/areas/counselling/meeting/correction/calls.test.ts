import { request } from '@naru/contract/areas/counselling/meeting/request.ts';
import { deskMeeting } from '@naru/contract/areas/counselling/meeting/desk.ts';
import { correction } from '@naru/contract/areas/counselling/meeting/correction.ts';
import { history } from '@naru/contract/areas/counselling/overview/history.ts';
import { record } from '@naru/contract/areas/counselling/meeting/record.ts';
import { home } from '@naru/contract/areas/home.ts';
import { notification } from '@naru/contract/areas/notification.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { aDepartment, aMember, signIn, type MadeMember } from '../../../../../test/builders.ts';
import {
  aCounsellor,
  anAsker,
  as,
  asked,
  FRIDAY,
  type MadeCounsellor,
  type MadeStudent,
  steps,
} from '../../../../../test/counselling.ts';
import { untilDelivered } from '../../../../../test/notifications.ts';
import { openTestPortal, type TestPortal } from '../../../../../test/portal.ts';

const COLLEGE = '31000';
const DEPARTMENT = '31100';
const ELSEWHERE = '32100';
const DAY_MS = 86_400_000;
const RECORD = {
  minutes: 50,
  topicList: ['STUDY'],
  sharedNote: '',
  privateNote: '',
  nextOn: null,
  followUpList: [],
};
const WHY = '늦게 왔는데 잘못 눌렀어요.';

let portal: TestPortal;
let staff: MadeMember & { token: string };
let colleague: MadeMember & { token: string };
let stranger: MadeMember & { token: string };
let professor: MadeCounsellor;
let student: MadeStudent;
let requestId: string;

const desk = () => ({ desk: 'professor', id: requestId });

async function aStaff(departmentCode: string): Promise<MadeMember & { token: string }> {
  const member = await aMember(portal.platform.db, { types: ['STAFF'], departmentCode });
  return { ...member, token: await signIn(portal, member) };
}

beforeAll(async () => {
  portal = await openTestPortal();
  await portal.work();
  const { db } = portal.platform;
  await aDepartment(db, { code: COLLEGE });
  await aDepartment(db, { code: DEPARTMENT, parentCode: COLLEGE });
  await aDepartment(db, { code: ELSEWHERE });
  [staff, colleague, stranger] = [await aStaff(COLLEGE), await aStaff(COLLEGE), await aStaff(ELSEWHERE)];
});

beforeEach(async () => {
  portal.clock.now = FRIDAY;
  professor = await aCounsellor(portal, { member: { types: ['FULLTIME_PROFESSOR'], departmentCode: DEPARTMENT } });
  student = await anAsker(portal, { departmentCode: DEPARTMENT });
  const made = await asked(portal, { student, of: professor });
  requestId = made.requestId;
  const params = desk();
  await portal.get(deskMeeting.stepMeeting, { params, body: { action: 'APPROVE', version: 1 } }, as(professor));
  portal.clock.now = new Date(Date.parse(made.slot.beginsAt) + 15 * 60_000);
  await portal.get(deskMeeting.stepMeeting, { params, body: { action: 'ABSENT', version: 2 } }, as(professor));
});
afterAll(() => portal.close());

const later = (days: number): void => {
  portal.clock.now = new Date(portal.clock.now.getTime() + days * DAY_MS);
};
const ask = (reason = WHY, version = 3) =>
  portal.ask(
    deskMeeting.stepMeeting,
    { params: desk(), body: { action: 'ASK_CORRECTION', version, reason } },
    as(professor),
  );
const askAsStudent = (reason = WHY, version = 4) =>
  portal.ask(
    request.stepOwnMeeting,
    { params: { id: requestId }, body: { action: 'ASK_CORRECTION', version, reason } },
    as(student),
  );
const list = async (who: { token: string }, isOver: 'Y' | 'N' = 'N') =>
  (await portal.get(correction.pageCorrections, { query: { isOver } }, as(who))).correctionPage.content;
const ownOf = async (who: { token: string }) =>
  (await list(who)).filter(({ student: of }) => of.stdntId === student.studentId);
const decide = (
  who: { token: string },
  given: { id: string; action?: 'ACCEPT' | 'DECLINE'; answer?: string; version?: number },
) =>
  portal.ask(
    correction.stepCorrection,
    {
      params: { id: given.id },
      body: { action: given.action ?? 'ACCEPT', version: given.version ?? 1, answer: given.answer ?? '' },
    },
    as(who),
  );
const seen = async () => (await portal.get(history.readOwnMeeting, { params: { id: requestId } }, as(student))).meeting;
const atDesk = async () => (await portal.get(deskMeeting.readMeeting, { params: desk() }, as(professor))).meeting;
const waiting = async (): Promise<string> => (await ownOf(staff))[0]?.correctionId ?? '';

async function dispute(version = 3): Promise<void> {
  const body = { action: 'DISPUTE', version, reason: '그 자리에 있었어요.' } as const;
  await portal.get(request.stepOwnMeeting, { params: { id: requestId }, body }, as(student));
}

async function correct(version: number, to: 'COMPLETED' | 'ABSENT'): Promise<void> {
  const body =
    to === 'COMPLETED'
      ? ({ action: 'CORRECT_COMPLETED', version, reason: WHY, record: RECORD } as const)
      : ({ action: 'CORRECT_ABSENT', version, reason: WHY } as const);
  await portal.get(deskMeeting.stepMeeting, { params: desk(), body }, as(professor));
}

/** The counsellor has asked, and a dispute gives them another week; what they asked. */
async function disputedWhileAsked(): Promise<string> {
  later(6);
  await correct(3, 'COMPLETED');
  await correct(4, 'ABSENT');
  later(2);
  await ask(WHY, 5);
  const id = await waiting();
  await dispute(6);
  return id;
}

describe('P5 a correction that is asked for later', () => {
  it('is offered once the counsellor cannot make it any more', async () => {
    expect((await atDesk()).stepList).toMatchObject(steps('CORRECT_COMPLETED'));
    expect((await ask()).envelope).toMatchObject({ code: '9100', output: { errors: [{ field: 'reason' }] } });
    later(8);
    expect((await atDesk()).stepList).toMatchObject(steps('ASK_CORRECTION'));
    expect((await ask(' \u200B')).envelope).toMatchObject({ code: '9100', output: { errors: [{ field: 'reason' }] } });
    expect((await ask(WHY, 2)).envelope.code).toBe('9101');
    expect((await ask()).envelope.output).toMatchObject({ status: 'ABSENT', version: 4 });
    expect((await ask(WHY, 4)).envelope.code).toBe('9103');
    expect((await atDesk()).stepList).toMatchObject(steps());
    expect((await seen()).correctionList).toMatchObject([
      { status: 'WAITING', to: 'COMPLETED', by: 'COUNSELLOR', reason: WHY, answer: null },
    ]);
  });

  it('tells the department when, who and why, and not a word of what was said', async () => {
    later(8);
    await ask();
    const [one] = await ownOf(staff);
    expect(one).toMatchObject({
      to: 'COMPLETED',
      by: 'COUNSELLOR',
      reason: WHY,
      student: { stdntId: student.studentId },
      counsellor: { kind: 'PROFESSOR' },
    });
    const said = JSON.stringify(one);
    expect(said).not.toContain('대학원에 가고 싶어요.');
    expect(said).not.toContain('무엇부터');
  });

  it('is decided by staff of the student’s department or above, and found by nobody else', async () => {
    later(8);
    await ask();
    const id = await waiting();
    expect(await ownOf(stranger)).toEqual([]);
    expect((await decide(stranger, { id })).status).toBe(404);
    expect((await decide(professor, { id })).envelope.code).toBe('S403');
    expect((await decide(student, { id })).envelope.code).toBe('S403');
    expect((await decide(staff, { id, action: 'DECLINE' })).envelope).toMatchObject({
      code: '9100',
      output: { errors: [{ field: 'answer' }] },
    });
    expect((await decide(staff, { id })).envelope.output).toMatchObject({ status: 'ACCEPTED', version: 2 });
    expect((await decide(colleague, { id })).envelope).toMatchObject({
      code: '9101',
      output: { current: { status: 'ACCEPTED' } },
    });
  });

  it('turns the outcome, is written down, and asks for the record that is not there', async () => {
    later(8);
    await ask();
    await decide(staff, { id: await waiting(), answer: '출석부를 확인했어요.' });
    const meeting = await seen();
    expect(meeting).toMatchObject({
      status: 'COMPLETED',
      version: 5,
      confirmation: 'NONE',
      next: { step: 'RECORD', who: 'COUNSELLOR' },
      correctionList: [{ status: 'ACCEPTED', answer: '출석부를 확인했어요.' }],
    });
    expect(meeting.historyList.at(-1)).toMatchObject({
      from: 'ABSENT',
      to: 'COMPLETED',
      by: 'STAFF',
      reason: '출석부를 확인했어요.',
    });
    expect((await atDesk()).stepList).toMatchObject(steps('CHANGE_RECORD', 'ASK_CORRECTION'));
    const todos = (await portal.get(home.dashboard, {}, as(professor))).todoList;
    expect(todos[0]).toMatchObject({ id: 'counselling-record', path: expect.stringContaining(requestId) });
    const done = (await list(staff, 'Y')).find(({ student: of }) => of.stdntId === student.studentId);
    expect(done).toMatchObject({ status: 'ACCEPTED' });
  });

  it('is asked for by a student whose dispute nobody answered', async () => {
    expect((await askAsStudent(WHY, 3)).envelope.code).toBe('9103');
    await dispute();
    expect((await askAsStudent()).envelope).toMatchObject({ code: '9100', output: { errors: [{ field: 'reason' }] } });
    later(8);
    expect((await seen()).stepList).toMatchObject(steps('ASK_CORRECTION'));
    expect((await askAsStudent()).envelope.code).toBe('0000');
    expect(await ownOf(staff)).toMatchObject([{ by: 'STUDENT', to: 'COMPLETED' }]);
  });

  it('stays declined, and says why to whoever asked', async () => {
    await dispute();
    later(8);
    await askAsStudent();
    const answered = await decide(staff, { id: await waiting(), action: 'DECLINE', answer: '확인할 수 없었어요.' });
    expect(answered.envelope.output).toMatchObject({ status: 'DECLINED' });
    expect(await seen()).toMatchObject({ status: 'ABSENT', confirmation: 'DISPUTED', stepList: steps() });
    expect((await askAsStudent()).envelope.code).toBe('9101');
    await untilDelivered(portal);
    const told = async (who: { token: string }) =>
      (await portal.get(notification.pageNotifications, {}, as(who))).notificationPage.content.map(
        ({ title }) => title,
      );
    expect(await told(student)).toContain('상담 결과 정정 요청에 답변이 왔어요');
    expect(await told(professor)).not.toContain('상담 결과 정정 요청에 답변이 왔어요');
    expect(await told(staff)).toContain('상담 결과 정정 요청이 왔어요');
    expect(await told(stranger)).not.toContain('상담 결과 정정 요청이 왔어요');
  });

  it('gives the student a week to dispute an absence that comes of it', async () => {
    later(8);
    await ask();
    await decide(staff, { id: await waiting() });
    later(1);
    await ask('그날은 오지 않았어요.', 5);
    await decide(staff, { id: await waiting() });
    expect(await seen()).toMatchObject({ status: 'ABSENT', version: 7, stepList: steps('DISPUTE') });
    later(8);
    student = { ...student, token: await signIn(portal, student) };
    expect((await seen()).stepList).toMatchObject(steps());
  });

  it('needs no answer any more where the counsellor corrected it', async () => {
    const id = await disputedWhileAsked();
    await correct(7, 'COMPLETED');
    expect(await ownOf(staff)).toEqual([]);
    expect((await seen()).correctionList).toMatchObject([{ status: 'SETTLED', answer: null }]);
    const { rows } = await sql<{ by: string; to: string }>`
      select h.actor_role as "by", h.to_status as "to" from status_change h where h.entity_id = ${id}::uuid
      order by h.id`.execute(portal.platform.db);
    expect(rows).toEqual([
      { by: 'COUNSELLOR', to: 'WAITING' },
      { by: 'COUNSELLOR', to: 'SETTLED' },
    ]);
    expect((await decide(staff, { id })).envelope.code).toBe('9101');
  });

  it('can be decided although a dispute gives the counsellor another week', async () => {
    const id = await disputedWhileAsked();
    expect((await decide(staff, { id })).envelope.output).toMatchObject({ status: 'ACCEPTED' });
    expect(await seen()).toMatchObject({ status: 'COMPLETED', confirmation: 'NONE' });
  });

  it('waits to be recorded once, in the list, its count and the things to do', async () => {
    later(8);
    for (const version of [3, 5, 7]) {
      await ask(WHY, version);
      await decide(staff, { id: await waiting() });
    }
    const views = { params: { desk: 'professor' }, query: { view: 'RECORD' as const } };
    const { meetingPage, counts } = await portal.get(deskMeeting.pageMeetings, views, as(professor));
    expect(meetingPage.content.map((one) => one.requestId)).toEqual([requestId]);
    expect(counts.record).toBe(1);
    const todos = (await portal.get(home.dashboard, {}, as(professor))).todoList;
    expect(todos[0]).toMatchObject({ id: 'counselling-record', title: '상담 기록하기' });
    const change = { action: 'CHANGE_RECORD', version: 9, record: RECORD } as const;
    await portal.get(deskMeeting.stepMeeting, { params: desk(), body: change }, as(professor));
    expect((await portal.get(deskMeeting.pageMeetings, views, as(professor))).counts.record).toBe(0);
    expect((await seen()).next).toBeNull();
  });

  it('is decided once by fifty at once', async () => {
    later(8);
    await ask();
    const id = await waiting();
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_none, at) =>
        decide(at % 2 === 0 ? staff : colleague, {
          id,
          action: at % 3 === 0 ? 'DECLINE' : 'ACCEPT',
          answer: '확인했어요.',
        }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(49);
    const { rows } = await sql<{ turned: number }>`
      select count(*)::int as turned from status_change h where h.entity_id = ${requestId}::uuid and h.actor_role = 'STAFF'`.execute(
      portal.platform.db,
    );
    const [decided] = (await seen()).correctionList;
    expect(rows[0]?.turned).toBe(decided?.status === 'ACCEPTED' ? 1 : 0);
  });

  it('is asked for once by fifty at once', async () => {
    later(8);
    const answers = await Promise.all(Array.from({ length: 50 }, () => ask()));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await ownOf(staff)).toHaveLength(1);
  });

  it('is told to nobody whom it is about', async () => {
    await sql`insert into member_type (id, member_id, type_code, department_code, begins_on)
      values (gen_random_uuid(), ${student.id}::uuid, 'STAFF', ${DEPARTMENT}, '2026-01-01')`.execute(
      portal.platform.db,
    );
    later(8);
    await ask();
    await untilDelivered(portal);
    const told = async (who: { token: string }) =>
      (await portal.get(notification.pageNotifications, {}, as(who))).notificationPage.content.filter(
        ({ title }) => title === '상담 결과 정정 요청이 왔어요',
      ).length;
    expect(await told(student)).toBe(0);
    expect(await told(staff)).toBeGreaterThan(0);
  });

  it('is never decided by one of the two', async () => {
    const career = await aMember(portal.platform.db, {
      types: ['STAFF'],
      duties: ['CAREER_COUNSELLOR'],
      departmentCode: COLLEGE,
    });
    await sql`update counsellor set member_id = ${career.id}::uuid where id = ${professor.counsellorId}::uuid`.execute(
      portal.platform.db,
    );
    const token = await signIn(portal, career);
    await sql`insert into counselling_correction (id, request_id, status, outcome, asked_by, reason, created_at)
      values (gen_random_uuid(), ${requestId}::uuid, 'WAITING', 'COMPLETED', 'COUNSELLOR', 'x', now())`.execute(
      portal.platform.db,
    );
    const { rows } = await sql<{ id: string }>`
      select id from counselling_correction where request_id = ${requestId}::uuid`.execute(portal.platform.db);
    later(8);
    expect((await decide({ token }, { id: rows[0]?.id ?? '' })).status).toBe(404);
    await sql`delete from counselling_correction where request_id = ${requestId}::uuid`.execute(portal.platform.db);
  });
});

describe('P7 a meeting that was entered afterwards', () => {
  const confirmationOf = async () => (await seen()).confirmation;

  beforeEach(async () => {
    later(3);
    const body = {
      ...RECORD,
      date: '2026-11-24',
      hour: '15' as const,
      channel: 'PHONE' as const,
      stdntIdList: [student.studentId],
    };
    const input = { params: { desk: 'professor' }, body };
    const { requestIdList } = await portal.get(record.recordAfterwards, input, as(professor));
    requestId = requestIdList[0] ?? '';
  });

  it('turned to absent can be disputed, turned back waits for the student’s word again', async () => {
    await correct(1, 'ABSENT');
    expect(await seen()).toMatchObject({ confirmation: 'NONE', stepList: steps('DISPUTE') });
    await correct(2, 'COMPLETED');
    expect(await seen()).toMatchObject({ confirmation: 'WAITING', stepList: steps('CONFIRM', 'DISPUTE') });
  });

  it('corrected by the department as the student asked is settled', async () => {
    await dispute(1);
    later(8);
    await askAsStudent(WHY, 2);
    await decide(staff, { id: await waiting() });
    expect(await seen()).toMatchObject({ status: 'ABSENT', confirmation: 'NONE', stepList: steps('DISPUTE') });
  });

  it('turned back by the department counts, and is asked about', async () => {
    await correct(1, 'ABSENT');
    later(8);
    await ask(WHY, 2);
    await decide(staff, { id: await waiting() });
    expect(await seen()).toMatchObject({ status: 'COMPLETED', confirmation: 'CONFIRMED', next: null });
  });

  it('that the department leaves as it is stays disputed', async () => {
    await dispute(1);
    later(8);
    await askAsStudent(WHY, 2);
    await decide(staff, { id: await waiting(), action: 'DECLINE', answer: '확인할 수 없었어요.' });
    expect(await confirmationOf()).toBe('DISPUTED');
    expect((await seen()).stepList).toMatchObject(steps());
  });
});

it('P5 a correction by the counsellor is told to the student, too', async () => {
  await correct(3, 'COMPLETED');
  await untilDelivered(portal);
  const { notificationPage } = await portal.get(notification.pageNotifications, {}, as(student));
  expect(notificationPage.content.map(({ title }) => title)).toContain('상담 결과가 정정됐어요');
});
