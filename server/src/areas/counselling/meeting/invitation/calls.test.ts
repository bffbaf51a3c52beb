import { deskMeeting } from '@naru/contract/areas/counselling/meeting/desk.ts';
import { availability } from '@naru/contract/areas/counselling/counsellor/availability.ts';
import { counsellorSearch } from '@naru/contract/areas/counselling/counsellor/search.ts';
import { counsellingSummary } from '@naru/contract/areas/counselling/overview/summary.ts';
import { history } from '@naru/contract/areas/counselling/overview/history.ts';
import { invitation } from '@naru/contract/areas/counselling/meeting/invitation.ts';
import { request } from '@naru/contract/areas/counselling/meeting/request.ts';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';

import {
  aCounsellor,
  anAsker,
  aRequest,
  as,
  asked,
  DESK,
  eachOnFriday,
  isAdvised,
  MONDAY,
  slotsOf,
  type MadeCounsellor,
  type MadeStudent,
  workAt,
  steps,
} from '../../../../../test/counselling.ts';
import { aDepartment, anAdvisor, aStudent } from '../../../../../test/builders.ts';
import { type TestPortal } from '../../../../../test/portal.ts';
import { expireRequests } from '../tasks.ts';

let portal: TestPortal;
let one: MadeCounsellor;
let student: MadeStudent;
let slotId: string;

eachOnFriday(async (made) => {
  ({ portal, one, student } = made);
  await isAdvised(portal, { student, by: one });
  slotId = (await free())[0]?.slotId ?? '';
});

async function aStudentOf(by: MadeCounsellor): Promise<MadeStudent> {
  const made = await anAsker(portal);
  await isAdvised(portal, { student: made, by });
  return made;
}

const free = async (who?: MadeStudent) =>
  slotsOf(portal, { id: one.counsellorId, token: (who ?? (await anAsker(portal))).token });
const invite = (students: readonly MadeStudent[], more: object = {}) =>
  portal.ask(
    invitation.inviteStudents,
    {
      params: DESK,
      body: {
        stdntIdList: students.map((each) => each.studentId),
        slotId,
        channel: 'FACE_TO_FACE' as const,
        message: '장학금 이야기를 해요.',
        ...more,
      },
    },
    as(one),
  );
const own = async (who: MadeStudent = student) =>
  (await portal.get(history.pageHistory, {}, as(who))).historyPage.content.flatMap(({ meeting }) => meeting ?? []);
const read = async (id: string, who: MadeStudent = student) =>
  (await portal.get(history.readOwnMeeting, { params: { id } }, as(who))).meeting;
const first = async (who: MadeStudent = student) => (await own(who))[0]?.requestId ?? '';
const reply = async (isAccepted: boolean, who: MadeStudent = student, version = 1) =>
  portal.ask(
    request.stepOwnMeeting,
    { params: { id: await first(who) }, body: { action: isAccepted ? 'ACCEPT' : 'DECLINE', version } },
    as(who),
  );
const seats = async (id: string) =>
  (
    await sql<{ taken: number; held: number; capacity: number }>`
      select taken, held, capacity from counselling_slot where id = ${id}::uuid`.execute(portal.platform.db)
  ).rows[0];
const busyOf = async (person: string): Promise<number> =>
  (await sql`select from busy where person_id = ${person}::uuid`.execute(portal.platform.db)).rows.length;

describe('an invitation to an hour', () => {
  it('keeps the seat, says why, and is agreed once the student accepts', async () => {
    expect((await invite([student])).envelope.output).toEqual({ invitedCount: 1, skippedCount: 0 });
    expect((await free()).map((slot) => slot.slotId)).not.toContain(slotId);
    expect(await read(await first())).toMatchObject({
      status: 'AVAILABLE',
      source: 'INVITATION',
      next: { step: 'ANSWER_INVITATION', who: 'STUDENT' },
      stepList: steps('ACCEPT', 'DECLINE'),
      historyList: [{ from: null, to: 'AVAILABLE', by: 'COUNSELLOR', reason: '장학금 이야기를 해요.' }],
    });
    const summary = await portal.get(counsellingSummary.readSummary, {}, as(student));
    expect(summary.toAnswerList).toMatchObject([{ path: `/cs/hist/detail/${await first()}` }]);
    expect((await reply(true)).envelope.output).toMatchObject({ status: 'APPROVED', version: 2 });
    expect(await seats(slotId)).toEqual({ taken: 1, held: 0, capacity: 1 });
    expect([await busyOf(one.id), await busyOf(student.id)]).toEqual([1, 1]);
    const told = await portal.platform.db.selectFrom('outbox').select('outbox.payload').execute();
    expect(JSON.stringify(told)).not.toContain('장학금');
  });

  it('gives the seat back when it is declined, retracted or not answered in time, and happens once', async () => {
    const begin = new Date((await free())[0]?.beginsAt ?? '');
    await invite([student]);
    const [a, b] = await Promise.all([reply(false), reply(false)]);
    expect(new Set([a.envelope.code, b.envelope.code])).toEqual(new Set(['0000', '9101']));
    expect(await seats(slotId)).toEqual({ taken: 0, held: 0, capacity: 1 });
    expect(await busyOf(one.id)).toBe(0);
    expect((await reply(true, student, 2)).envelope.code).toBe('9103');
    await invite([student]);
    const params = { ...DESK, id: await first() };
    const desk = await portal.get(deskMeeting.readMeeting, { params }, as(one));
    expect(desk.meeting.stepList).toMatchObject(steps('RETRACT'));
    await portal.get(deskMeeting.stepMeeting, { params, body: { action: 'RETRACT', version: 1 } }, as(one));
    await invite([student]);
    portal.clock.now = begin;
    expect((await reply(true)).envelope.code).toBe('E1402');
    expect(await expireRequests(await workAt(portal, begin))).toBe(1);
    expect(await seats(slotId)).toEqual({ taken: 0, held: 0, capacity: 1 });
    const endings = new Set((await own()).map(({ ending }) => ending));
    expect(endings).toEqual(new Set(['CANCELLED_BY_COUNSELLOR', 'DECLINED', 'EXPIRED']));
  });

  it('cannot be accepted by somebody who has something else then, and stays', async () => {
    const other = await aCounsellor(portal);
    await invite([student]);
    const [theirs] = await slotsOf(portal, { id: other.counsellorId, token: student.token });
    await portal.get(request.createRequest, { body: aRequest(theirs?.slotId ?? '') }, as(student));
    const id = (await own()).find(({ source }) => source === 'INVITATION')?.requestId ?? '';
    const accept = { params: { id }, body: { action: 'ACCEPT', version: 1 } } as const;
    const { envelope } = await portal.ask(request.stepOwnMeeting, accept, as(student));
    expect(envelope).toMatchObject({ code: '9100', output: { errors: [{ field: 'action' }] } });
    expect((await read(id)).stepList).toMatchObject(steps('ACCEPT', 'DECLINE'));
  });

  it('is for students of one’s own: another’s is not found, and unassigning counts at once', async () => {
    const stranger = await anAsker(portal);
    expect((await invite([student, stranger])).status).toBe(404);
    await sql`update advisor_assignment set ends_on = '2026-11-19' where student_id = ${student.studentId}::uuid`.execute(
      portal.platform.db,
    );
    expect((await invite([student])).status).toBe(404);
    const { studentList } = await portal.get(invitation.findStudents, { params: DESK }, as(one));
    expect(studentList).toEqual([]);
    await asked(portal, { student: stranger, of: one, at: 1 });
    const found = await portal.get(invitation.findStudents, { params: DESK }, as(one));
    expect(found.studentList.map(({ stdntId }) => stdntId)).toEqual([stranger.studentId]);
  });

  it('has students of one’s own department first', async () => {
    const { db } = portal.platform;
    const far = await aDepartment(db, { code: '41000', nameKo: '가까운학과' });
    const near = await aDepartment(db, { code: '42000', nameKo: '먼학과' });
    const by = await aCounsellor(portal, { member: { types: ['FULLTIME_PROFESSOR'], departmentCode: near } });
    for (const [nameKo, departmentCode] of [
      ['가먼저', far],
      ['하나중', near],
    ] as const) {
      const { studentId } = await aStudent(db, { nameKo, departmentCode });
      await anAdvisor(db, { studentId, advisorId: by.id, beginsOn: '2026-09-01' });
    }
    const { studentList } = await portal.get(invitation.findStudents, { params: DESK }, as(by));
    expect(studentList.map(({ name }) => name)).toEqual(['하나중', '가먼저']);
  });

  it('tells a peer coach no number, not even digit by digit', async () => {
    const peer = await aCounsellor(portal, {
      member: { types: ['CURRENT_STUDENT'], duties: ['PEER_COACH'] },
      desk: 'peer',
    });
    const { rows } = await sql<{ no: string; name: string }>`
      select s.student_number as no, m.name_ko as name from student s join member m on m.id = s.member_id
      where s.id = ${student.studentId}::uuid`.execute(portal.platform.db);
    const [{ no, name } = { no: '', name: '' }] = rows;
    await asked(portal, { student, of: peer });
    const find = async (by: MadeCounsellor, searchText: string) =>
      (await portal.get(invitation.findStudents, { params: { desk: by.desk }, query: { searchText } }, as(by)))
        .studentList;
    expect(await find(peer, name)).toMatchObject([{ stdntId: student.studentId, studentNo: null }]);
    for (const digits of [no, no.slice(0, 1)]) expect(await find(peer, digits)).toEqual([]);
    expect(await find(one, no)).toMatchObject([{ stdntId: student.studentId, studentNo: no }]);
  });

  it.each([
    ['channel', { channel: 'KAKAO' as const }],
    ['slotId', { slotId: 'none' }],
    ['slotId', { slotId: '01930000-0000-7000-8000-000000000001' }],
  ])('is refused at %s, in both languages', async (field, more) => {
    expect((await invite([student], more)).envelope).toMatchObject({ code: '9100', output: { errors: [{ field }] } });
  });
});

describe('a group', () => {
  it('has a seat for each of those who were invited, and for nobody else', async () => {
    const group = [student, await aStudentOf(one), await aStudentOf(one)];
    expect((await invite(group)).envelope.output).toEqual({ invitedCount: 3, skippedCount: 0 });
    expect((await invite(group)).envelope.output).toEqual({ invitedCount: 0, skippedCount: 3 });
    const answers = await Promise.all(group.map((each, at) => reply(at < 2, each)));
    expect(answers.map(({ envelope }) => envelope.code)).toEqual(['0000', '0000', '0000']);
    expect(await seats(slotId)).toEqual({ taken: 2, held: 0, capacity: 2 });
    expect((await free()).map((slot) => slot.slotId)).not.toContain(slotId);
    const params = { ...DESK, id: await first() };
    const { meeting } = await portal.get(deskMeeting.readMeeting, { params }, as(one));
    expect(meeting.participantList).toHaveLength(1);
    expect(await busyOf(one.id)).toBe(1);
  });

  it('does not come upon somebody who is there already', async () => {
    const { slot } = await asked(portal, { student: await anAsker(portal), of: one });
    expect((await invite([student], { slotId: slot.slotId })).envelope).toMatchObject({
      code: '9100',
      output: { errors: [{ field: 'slotId' }] },
    });
  });
});

describe('an invitation to choose', () => {
  it('puts the counsellor first and says why, until the student has asked', async () => {
    const many = [student, await aStudentOf(one)];
    expect((await invite(many, { slotId: null })).envelope.output).toEqual({ invitedCount: 2, skippedCount: 0 });
    expect((await invite(many, { slotId: null })).envelope.output).toEqual({ invitedCount: 0, skippedCount: 2 });
    const found = () => portal.get(counsellorSearch.pageCounsellors, {}, as(student));
    expect((await found()).counsellorPage.content[0]).toMatchObject({
      counsellorId: one.counsellorId,
      isInvited: true,
    });
    const profile = () =>
      portal.get(counsellorSearch.readCounsellor, { params: { id: one.counsellorId } }, as(student));
    expect((await profile()).counsellor.invitation).toMatchObject({ message: '장학금 이야기를 해요.' });
    await asked(portal, { student, of: one });
    expect((await profile()).counsellor.invitation).toBeNull();
    const { rows } = await sql`select * from counselling_invitation`.execute(portal.platform.db);
    expect(JSON.stringify(rows)).not.toContain('장학금');
  });

  it('needs an hour to choose', async () => {
    const shut = await aCounsellor(portal, { hours: { weekList: [] } });
    await isAdvised(portal, { student, by: shut, kind: 'COACH' });
    const body = { stdntIdList: [student.studentId], slotId: null, channel: 'FACE_TO_FACE' as const, message: '' };
    const { envelope } = await portal.ask(invitation.inviteStudents, { params: DESK, body }, as(shut));
    expect(envelope).toMatchObject({ code: '9100', output: { errors: [{ field: 'slotId' }] } });
  });
});

describe('moving an agreed meeting', () => {
  it('invites the student to the new hour, keeps what was written, and its history', async () => {
    const { requestId } = await asked(portal, { student, of: one });
    const params = { ...DESK, id: requestId };
    await portal.get(deskMeeting.stepMeeting, { params, body: { action: 'APPROVE', version: 1 } }, as(one));
    const later = (await free())[1]?.slotId ?? '';
    const move = (more: object) =>
      portal.ask(
        deskMeeting.stepMeeting,
        { params, body: { action: 'RESCHEDULE', version: 2, slotId: later, reason: '학회에 가요.', ...more } },
        as(one),
      );
    expect((await move({ slotId })).envelope).toMatchObject({ output: { errors: [{ field: 'slotId' }] } });
    expect((await move({ reason: ' ' })).envelope).toMatchObject({ output: { errors: [{ field: 'reason' }] } });
    const moved = await move({});
    expect(moved.envelope.output).toMatchObject({
      status: 'AVAILABLE',
      version: 3,
      movedTo: { requestId: await first(), status: 'AVAILABLE' },
    });
    expect((await move({})).envelope.code).toBe('9101');
    const invited = await read(await first());
    expect(invited).toMatchObject({ content: '대학원에 가고 싶어요.', stepList: steps('ACCEPT', 'DECLINE') });
    expect(invited.historyList.map(({ to, reason }) => [to, reason])).toEqual([
      ['WAITING', null],
      ['APPROVED', null],
      ['AVAILABLE', '학회에 가요.'],
      ['AVAILABLE', null],
    ]);
    expect(await read(requestId)).toMatchObject({ ending: 'RESCHEDULED' });
    expect(await seats(slotId)).toEqual({ taken: 0, held: 0, capacity: 1 });
    expect((await reply(true)).envelope.output).toMatchObject({ status: 'APPROVED' });
    expect([await busyOf(one.id), await busyOf(student.id)]).toEqual([1, 1]);
  });

  it('shows the counsellor who is invited, in the week and among what comes', async () => {
    await invite([student]);
    const { meetingPage, counts } = await portal.get(
      deskMeeting.pageMeetings,
      { params: DESK, query: { view: 'UPCOMING' } },
      as(one),
    );
    expect([meetingPage.content.length, counts.upcoming]).toEqual([1, 1]);
    const { hourList } = await portal.get(availability.readWeek, { params: DESK, query: { from: MONDAY } }, as(one));
    expect(hourList.find((hour) => hour.slotId === slotId)?.meetingList).toMatchObject([{ status: 'AVAILABLE' }]);
  });
});
