import { request } from '@naru/contract/areas/counselling/meeting/request.ts';
import { deskMeeting } from '@naru/contract/areas/counselling/meeting/desk.ts';
import { counsellingSummary } from '@naru/contract/areas/counselling/overview/summary.ts';
import { history } from '@naru/contract/areas/counselling/overview/history.ts';
import { invitation } from '@naru/contract/areas/counselling/meeting/invitation.ts';
import { record } from '@naru/contract/areas/counselling/meeting/record.ts';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';

import {
  aCounsellor,
  anAsker,
  as,
  asked,
  DESK,
  eachOnFriday,
  FRIDAY,
  isAdvised,
  slotsOf,
  type MadeCounsellor,
  type MadeStudent,
  steps,
  workAt,
} from '../../../../../test/counselling.ts';
import { signIn } from '../../../../../test/builders.ts';
import { type TestPortal } from '../../../../../test/portal.ts';
import { closeConfirmations } from '../tasks.ts';

let portal: TestPortal;
let one: MadeCounsellor;
let student: MadeStudent;
let other: MadeStudent;

eachOnFriday(async (made) => {
  ({ portal, one, student } = made);
  other = await anAsker(portal);
  for (const each of [student, other]) await isAdvised(portal, { student: each, by: one });
});

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
const aRecord = () => ({
  minutes: 40,
  topicList: ['STUDY'],
  sharedNote: '함께 시간표를 봤어요.',
  privateNote: '나만 볼 메모',
  nextOn: null,
  followUpList: [
    { text: '모두의 할 일', who: 'BOTH' as const, dueOn: null },
    { text: '한 사람의 할 일', who: 'STUDENT' as const, dueOn: null, stdntId: student.studentId },
  ],
});
const enter = (more: object = {}) =>
  portal.ask(
    record.recordAfterwards,
    {
      params: DESK,
      body: {
        ...aRecord(),
        date: '2026-11-19',
        hour: '14' as const,
        channel: 'PHONE' as const,
        stdntIdList: [student.studentId, other.studentId],
        ...more,
      },
    },
    as(one),
  );
const own = async (who: MadeStudent = student) => {
  const { historyPage } = await portal.get(history.pageHistory, {}, as(who));
  const id = historyPage.content[0]?.meeting?.requestId ?? '';
  return (await portal.get(history.readOwnMeeting, { params: { id } }, as(who))).meeting;
};
const confirm = (id: string, who: MadeStudent = student) =>
  portal.ask(request.stepOwnMeeting, { params: { id }, body: { action: 'CONFIRM', version: 1 } }, as(who));
const dispute = (id: string, given: { version?: number; reason?: string } = {}, who: MadeStudent = student) =>
  portal.ask(
    request.stepOwnMeeting,
    { params: { id }, body: { action: 'DISPUTE', version: 1, reason: '', ...given } },
    as(who),
  );

describe('P7 a meeting that nobody had asked for', () => {
  it('is entered for each who was there, with their own follow-ups, and waits for their word', async () => {
    expect((await enter()).envelope.code).toBe('0000');
    const mine = await own();
    expect(mine).toMatchObject({
      status: 'COMPLETED',
      source: 'POST_HOC',
      confirmation: 'WAITING',
      next: { step: 'CONFIRM', who: 'STUDENT', dueAt: new Date(FRIDAY.getTime() + 7 * DAY_MS).toISOString() },
      stepList: steps('CONFIRM', 'DISPUTE'),
    });
    expect(mine.record?.followUpList.map(({ text }) => text)).toEqual(['모두의 할 일', '한 사람의 할 일']);
    const theirs = await own(other);
    expect(theirs.record?.followUpList.map(({ text }) => text)).toEqual(['모두의 할 일']);
    expect(JSON.stringify([mine, theirs])).not.toContain('나만 볼');
    const summary = await portal.get(counsellingSummary.readSummary, {}, as(student));
    expect(summary.toConfirmList).toHaveLength(1);
    expect(mine.survey).toBeNull();
    expect((await confirm(mine.requestId)).envelope.output).toMatchObject({ status: 'COMPLETED', version: 2 });
    const told = await portal.platform.db.selectFrom('outbox').select('outbox.payload').execute();
    expect(told.filter(({ payload }) => JSON.stringify(payload).includes(`/cs/${mine.requestId}/surv`))).toHaveLength(
      1,
    );
    expect(await own()).toMatchObject({
      survey: 'OPEN',
      confirmation: 'CONFIRMED',
      next: { step: 'FOLLOW_UP' },
      stepList: steps(),
    });
    expect((await dispute(mine.requestId, { version: 2, reason: '아니에요' })).envelope.code).toBe('9103');
  });

  it('is disputed with a reason that the counsellor reads, or counts as unconfirmed after seven days', async () => {
    await enter();
    const mine = await own();
    expect((await dispute(mine.requestId)).envelope).toMatchObject({
      output: { errors: [{ field: 'reason' }] },
    });
    expect((await confirm(mine.requestId, other)).status).toBe(404);
    await dispute(mine.requestId, { reason: '만나지 않았어요.' });
    const params = { ...DESK, id: mine.requestId };
    const desk = await portal.get(deskMeeting.readMeeting, { params }, as(one));
    expect(desk.meeting).toMatchObject({ confirmation: 'DISPUTED' });
    expect((await own()).survey).toBeNull();
    expect(desk.meeting.historyList.at(-1)).toMatchObject({ by: 'STUDENT', reason: '만나지 않았어요.' });
    portal.clock.now = new Date(FRIDAY.getTime() + 7 * DAY_MS + 1);
    const theirs = await own(other);
    expect((await confirm(theirs.requestId, other)).envelope.code).toBe('E1402');
    await closeConfirmations(await workAt(portal, portal.clock.now));
    expect(await own(other)).toMatchObject({ confirmation: 'UNCONFIRMED', stepList: steps() });
    expect(await own()).toMatchObject({ confirmation: 'DISPUTED' });
  });

  it.each([
    ['date', { date: '2026-11-05' }],
    ['date', { date: '2026-11-21' }],
    ['date', { date: '2026-02-30' }],
    ['hour', { date: '2026-11-20', hour: '11' as const }],
    ['topicList', { topicList: [] }],
  ])('is refused at %s', async (field, more) => {
    expect((await enter(more)).envelope).toMatchObject({ code: '9100', output: { errors: [{ field }] } });
  });

  it('is not entered twice, nor for a stranger, nor over something else', async () => {
    expect((await enter({ stdntIdList: [(await anAsker(portal)).studentId] })).status).toBe(404);
    await enter({ stdntIdList: [other.studentId] });
    expect((await enter()).envelope).toMatchObject({ output: { errors: [{ field: 'stdntIdList' }] } });
    const second = await aCounsellor(portal);
    await isAdvised(portal, { student: other, by: second, kind: 'COACH' });
    const body = { ...aRecord(), date: '2026-11-19', hour: '14' as const, channel: 'PHONE' as const };
    const { envelope } = await portal.ask(
      record.recordAfterwards,
      { params: DESK, body: { ...body, stdntIdList: [other.studentId] } },
      as(second),
    );
    expect(envelope).toMatchObject({ output: { errors: [{ field: 'stdntIdList' }] } });
  });
});

describe('the record of a group', () => {
  const group = async () => {
    const [slot] = await slotsOf(portal, { id: one.counsellorId, token: student.token });
    const slotId = slot?.slotId ?? '';
    const stdntIdList = [student.studentId, other.studentId];
    const body = { stdntIdList, slotId, channel: 'FACE_TO_FACE' as const, message: '' };
    await portal.get(invitation.inviteStudents, { params: DESK, body }, as(one));
    for (const who of [student, other]) {
      const params = { id: (await own(who)).requestId };
      await portal.get(request.stepOwnMeeting, { params, body: { action: 'ACCEPT', version: 1 } }, as(who));
    }
    portal.clock.now = new Date(new Date(slot?.beginsAt ?? '').getTime() + 3_600_000);
    return { slotId, ids: [(await own()).requestId, (await own(other)).requestId] };
  };

  it('is written once; each who came reads the shared note and their own follow-ups, and who did not may dispute it', async () => {
    const { slotId, ids } = await group();
    const attendeeList = ids.map((requestId, at) => ({ requestId, version: 2, isPresent: at === 0 }));
    const complete = (attendees: typeof attendeeList) =>
      portal.ask(
        record.completeGroup,
        { params: { ...DESK, id: slotId }, body: { ...aRecord(), attendeeList: attendees } },
        as(one),
      );
    const nobody = attendeeList.map((each) => ({ ...each, isPresent: false }));
    expect((await complete(nobody)).envelope).toMatchObject({ output: { errors: [{ field: 'attendeeList' }] } });
    const later = portal.clock.now;
    portal.clock.now = new Date(later.getTime() - 55 * MINUTE_MS);
    // Absent students may still come, and in the meantime nothing is written for the others.
    expect((await complete(attendeeList)).envelope).toMatchObject({
      code: '9100',
      output: { errors: [{ field: 'attendeeList' }] },
    });
    expect(await own()).toMatchObject({ status: 'APPROVED', record: null });
    portal.clock.now = later;
    expect((await complete(attendeeList)).envelope.code).toBe('0000');
    expect((await complete(attendeeList)).envelope.code).toBe('9101');
    expect(await own()).toMatchObject({ status: 'COMPLETED', record: { sharedNote: '함께 시간표를 봤어요.' } });
    const absent = await own(other);
    expect(absent).toMatchObject({ status: 'ABSENT', record: null, stepList: steps('DISPUTE') });
    // On the last day; the counsellor has a week from then.
    portal.clock.now = new Date(Date.parse(absent.beginsAt) + 7 * DAY_MS);
    expect((await dispute(absent.requestId, { version: 3, reason: '갔어요.' }, other)).envelope.code).toBe('0000');
    portal.clock.now = new Date(portal.clock.now.getTime() + 6 * DAY_MS);
    one = { ...one, token: await signIn(portal, one) };
    other = { ...other, token: await signIn(portal, other) };
    const params = { ...DESK, id: absent.requestId };
    const { stdntId: _stdntId, ...task } = aRecord().followUpList[1] ?? { text: '', who: 'BOTH' as const, dueOn: null };
    const body = {
      action: 'CORRECT_COMPLETED' as const,
      version: 4,
      reason: '맞아요',
      record: { ...aRecord(), followUpList: [task] },
    };
    await portal.get(deskMeeting.stepMeeting, { params, body }, as(one));
    expect(await own(other)).toMatchObject({ status: 'COMPLETED', confirmation: 'NONE' });
  });
});

describe('P8 a record that is changed later', () => {
  it('keeps what was ticked off of follow-ups that stay', async () => {
    const { requestId, slot } = await asked(portal, { student, of: one });
    const params = { ...DESK, id: requestId };
    await portal.get(deskMeeting.stepMeeting, { params, body: { action: 'APPROVE', version: 1 } }, as(one));
    portal.clock.now = new Date(slot.beginsAt);
    const complete = { action: 'COMPLETE', version: 2, record: aRecord() } as const;
    await portal.get(deskMeeting.stepMeeting, { params, body: complete }, as(one));
    const [task] = (await own()).record?.followUpList ?? [];
    const id = task?.taskId ?? '';
    await portal.get(record.tickOwnFollowUp, { params: { id }, body: { isDone: true } }, as(student));
    const { meeting } = await portal.get(deskMeeting.readMeeting, { params }, as(one));
    expect(meeting.stepList.map(({ action }) => action)).toContain('CHANGE_RECORD');
    const followUpList = [
      { text: '새 할 일', who: 'STUDENT' as const, dueOn: null },
      { text: '모두의 할 일', who: 'STUDENT' as const, dueOn: null },
    ];
    const change = (version: number) =>
      portal.ask(
        deskMeeting.stepMeeting,
        {
          params,
          body: { action: 'CHANGE_RECORD', version, record: { ...aRecord(), sharedNote: '고친 글', followUpList } },
        },
        as(one),
      );
    expect((await change(2)).envelope.code).toBe('9101');
    expect((await change(3)).envelope.output).toMatchObject({ version: 4 });
    expect((await own()).record).toMatchObject({
      sharedNote: '고친 글',
      followUpList: [
        { text: '새 할 일', isDone: false },
        { taskId: id, text: '모두의 할 일', isDone: true },
      ],
    });
    const { rows } = await sql`select * from counselling_follow_up`.execute(portal.platform.db);
    expect(JSON.stringify(rows)).not.toContain('할 일');
  });
});
