import { deskMeeting } from '@naru/contract/areas/counselling/meeting/desk.ts';
import { counsellingSummary } from '@naru/contract/areas/counselling/overview/summary.ts';
import { history } from '@naru/contract/areas/counselling/overview/history.ts';
import { referral } from '@naru/contract/areas/counselling/referral/referral.ts';
import { request } from '@naru/contract/areas/counselling/meeting/request.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { aMember, anAdvisor, signIn } from '../../../../test/builders.ts';
import {
  aCounsellor,
  anAsker,
  aRequest,
  asked,
  EVERY_HOUR,
  FRIDAY,
  slotsOf,
  workAt,
  type MadeCounsellor,
  type MadeStudent,
} from '../../../../test/counselling.ts';
import { openTestPortal, type TestPortal } from '../../../../test/portal.ts';
import { aCareerReferral } from '../../../../test/referrals.ts';
import { expireRequests } from '../meeting/tasks.ts';
import { deleteOldReferrals, expireReferrals } from './tasks.ts';
import { hourCentre, hourReferralMachine } from './hour-centre.ts';

const DAY_MS = 86_400_000;

let portal: TestPortal;
let career: MadeCounsellor;
let professor: { id: string; token: string };
let student: MadeStudent;
let id: string;

beforeAll(async () => {
  portal = await openTestPortal();
  const hours = { weekList: EVERY_HOUR };
  career = await aCounsellor(portal, {
    member: { types: ['STAFF'], duties: ['CAREER_COUNSELLOR'] },
    desk: 'career',
    hours,
  });
}, 60_000);
beforeEach(async () => {
  portal.clock.now = FRIDAY;
  professor = await aProfessor();
  student = await anAsker(portal);
  const advised = { studentId: student.studentId, advisorId: professor.id, beginsOn: '2026-03-01' };
  await anAdvisor(portal.platform.db, advised);
  id = await write();
});
afterAll(() => portal.close());

async function aProfessor(): Promise<{ id: string; token: string }> {
  const member = await aMember(portal.platform.db, { types: ['FULLTIME_PROFESSOR'], nameKo: '한교수' });
  return { id: member.id, token: await signIn(portal, member) };
}
async function write(): Promise<string> {
  const body = { ...aCareerReferral(), stdntId: student.studentId, destination: 'CAREER' as const };
  return (await portal.get(referral.createReferral, { body }, { token: professor.token })).referralId;
}
const ask = (of = id) =>
  portal.ask(
    referral.stepReferral,
    { params: { id: of }, body: { action: 'ASK', version: 1 } },
    { token: professor.token },
  );
const readOwn = async () =>
  (await portal.get(referral.readOwnReferral, { params: { id } }, { token: student.token })).referral;
const reply = async (action: 'ACCEPT' | 'DECLINE') => {
  const body = { version: (await readOwn()).version, action };
  return portal.ask(referral.stepOwnReferral, { params: { id }, body }, { token: student.token });
};
const stepsOf = ({ stepList }: { stepList: readonly { action: string }[] }) => stepList.map(({ action }) => action);
const seen = async () =>
  (await portal.get(referral.readReferral, { params: { id } }, { token: professor.token })).referral;
const agreed = async () =>
  (await portal.get(referral.listAgreed, { query: { kind: 'CAREER' } }, { token: student.token })).referralList;
const keys = async (): Promise<number> => (await sql`select from data_key`.execute(portal.platform.db)).rows.length;
const atDesk = (requestId: string, by = career) =>
  portal.ask(deskMeeting.readMeeting, { params: { desk: by.desk, id: requestId } }, { token: by.token });
const inHistory = async () =>
  (await portal.get(history.pageHistory, { query: {} }, { token: student.token })).historyPage.content;

async function book(): Promise<string> {
  await ask();
  expect((await reply('ACCEPT')).envelope.code).toBe('0000');
  return (await asked(portal, { student, of: career })).requestId;
}
const approve = (requestId: string, version = 1) =>
  portal.get(
    deskMeeting.stepMeeting,
    { params: { desk: 'career', id: requestId }, body: { action: 'APPROVE', version } },
    { token: career.token },
  );

describe('P15 a referral to a career counsellor', () => {
  it('is told to nobody but the student before they agree and ask for an hour, and goes with that', async () => {
    expect((await ask()).envelope.code).toBe('0000');
    expect(await seen()).toMatchObject({ destination: 'CAREER', status: 'ASKED', stepList: [], version: null });
    const own = await readOwn();
    expect(stepsOf(own)).toEqual(['ACCEPT', 'DECLINE']);
    expect(own).toMatchObject({
      kind: 'CAREER',
      referrerName: '한교수',
      written: aCareerReferral(),
      canApply: false,
      requestId: null,
    });
    // Asked without having agreed: nothing goes along.
    const before = await asked(portal, { student, of: career });
    expect((await atDesk(before.requestId)).envelope.output).toMatchObject({ meeting: { referralList: [] } });
    expect(await agreed()).toEqual([]);
    const mineBefore = { params: { id: before.requestId }, body: { action: 'WITHDRAW', version: 1 } } as const;
    await portal.get(request.stepOwnMeeting, mineBefore, { token: student.token });

    expect((await reply('ACCEPT')).envelope.code).toBe('0000');
    const waiting = await seen();
    expect(waiting).toMatchObject({ status: 'ASKED', untilAt: null, version: null });
    expect(waiting.historyList.map(({ to }) => to)).toEqual(['DRAFT', 'ASKED']);
    expect(await agreed()).toMatchObject([{ referralId: id, ...aCareerReferral() }]);

    const { requestId } = await asked(portal, { student, of: career });
    expect(await readOwn()).toMatchObject({ status: 'SENT', requestId, stepList: [], canApply: false });
    expect((await seen()).status).toBe('RECEIVED');
    expect(await agreed()).toEqual([]);
    const passed = [{ referrerName: '한교수', ...aCareerReferral() }];
    expect((await atDesk(requestId)).envelope.output).toMatchObject({ meeting: { referralList: passed } });
    const mine = await portal.get(history.readOwnMeeting, { params: { id: requestId } }, { token: student.token });
    expect(mine.meeting.referralList).toMatchObject(passed);
    const { rows } = await sql<{ content: string }>`
      select content from counselling_referral where id = ${id}::uuid`.execute(portal.platform.db);
    expect(rows[0]?.content).not.toContain('인턴');

    await approve(requestId);
    expect((await seen()).status).toBe('LINKED');
    const body = { action: 'CANCEL', version: 2, reason: '출장이 생겼어요.' } as const;
    const closed = { params: { desk: 'career', id: requestId }, body };
    await portal.get(deskMeeting.stepMeeting, closed, { token: career.token });
    const over = await seen();
    expect(over.historyList.map(({ to }) => to)).toEqual(['DRAFT', 'ASKED', 'RECEIVED', 'LINKED', 'CLOSED']);
    expect(JSON.stringify(over)).not.toContain(requestId);
  });

  it('does not go to a counsellor of another kind, or to anybody but whom the student asked', async () => {
    await ask();
    await reply('ACCEPT');
    const coach = await aCounsellor(portal, { member: { types: ['ACADEMIC_COACH'] } });
    const other = await asked(portal, { student, of: coach });
    expect((await atDesk(other.requestId, coach)).envelope.output).toMatchObject({ meeting: { referralList: [] } });
    expect((await readOwn()).status).toBe('ACCEPTED');
    const { requestId } = await asked(portal, { student, of: career, at: 5 });
    const colleague = await aCounsellor(portal, {
      member: { types: ['STAFF'], duties: ['CAREER_COUNSELLOR'] },
      desk: 'career',
    });
    expect((await atDesk(requestId, colleague)).envelope.code).toBe('404');
  });

  it('stays with an hour that is moved, by the student and by the counsellor, and is closed with it', async () => {
    const requestId = await book();
    await approve(requestId);
    const slots = await slotsOf(portal, { id: career.counsellorId, token: student.token });
    const body = { action: 'RESCHEDULE', version: 2, slotId: slots[3]?.slotId ?? '' } as const;
    const move = { params: { id: requestId }, body };
    const moved = (await portal.get(request.stepOwnMeeting, move, { token: student.token })).movedTo?.requestId ?? '';
    expect(await readOwn()).toMatchObject({ status: 'LINKED', requestId: moved });
    expect((await atDesk(moved)).envelope.output).toMatchObject({
      meeting: { referralList: [{ referralId: id }] },
    });
    await approve(moved);
    const later = { desk: 'career', id: moved };
    const hour = {
      action: 'RESCHEDULE' as const,
      version: 2,
      slotId: slots[6]?.slotId ?? '',
      reason: '회의가 생겼어요.',
    };
    const step = { params: later, body: hour };
    const invited = (await portal.get(deskMeeting.stepMeeting, step, { token: career.token })).movedTo?.requestId ?? '';
    expect(await readOwn()).toMatchObject({ status: 'LINKED', requestId: invited });
    const decline = { params: { id: invited }, body: { action: 'DECLINE', version: 1 } } as const;
    await portal.get(request.stepOwnMeeting, decline, { token: student.token });
    expect((await seen()).status).toBe('CLOSED');
  });

  it('is received and linked at once where hours are agreed to by themselves', async () => {
    const quick = await aCounsellor(portal, {
      member: { types: ['STAFF'], duties: ['CAREER_COUNSELLOR'] },
      desk: 'career',
      settings: { autoApprove: true },
    });
    await ask();
    await reply('ACCEPT');
    await asked(portal, { student, of: quick });
    expect((await seen()).historyList.map(({ to }) => to)).toEqual(['DRAFT', 'ASKED', 'RECEIVED', 'LINKED']);
  });

  it('is closed where nobody answers the request until its hour', async () => {
    const requestId = await book();
    const { rows } = await sql<{ at: Date }>`
      select begins_at as at from counselling_request where id = ${requestId}::uuid`.execute(portal.platform.db);
    await expireRequests(await workAt(portal, rows[0]?.at ?? FRIDAY));
    expect((await seen()).status).toBe('CLOSED');
    expect((await readOwn()).written).toMatchObject(aCareerReferral());
  });

  it('is gone with its words and their key when the student declines, also after having agreed', async () => {
    const before = await keys();
    await ask();
    await reply('ACCEPT');
    expect((await reply('DECLINE')).envelope.code).toBe('0000');
    expect(await seen()).toMatchObject({ status: 'DECLINED', written: null });
    expect(await readOwn()).toMatchObject({ status: 'DECLINED', written: null, stepList: [], canApply: false });
    expect(await keys()).toBe(before - 1);
    expect((await reply('ACCEPT')).envelope.code).toBe('9103');
    const later = new Date(FRIDAY.getTime() + 366 * DAY_MS);
    await portal.platform.db.transaction().execute((tx) => deleteOldReferrals(tx, hourCentre, later));
    const gone = await portal.ask(referral.readReferral, { params: { id } }, { token: professor.token });
    expect(gone.envelope.code).toBe('404');
  });

  it('ends by itself after fourteen days without a word, or without a request', async () => {
    await ask();
    const after = (days: number) => new Date(FRIDAY.getTime() + days * DAY_MS);
    const expire = async (days: number) =>
      expireReferrals(await workAt(portal, after(days)), hourCentre, hourReferralMachine);
    await expire(13.9);
    expect((await seen()).status).toBe('ASKED');
    await reply('ACCEPT');
    await expire(14);
    expect(await seen()).toMatchObject({ status: 'EXPIRED', written: null });
    expect((await reply('DECLINE')).envelope.code).toBe('9103');
  });

  it('is nobody else’s, of students alone whom the professor knows, and with reasons of its own', async () => {
    await ask();
    const other = await aProfessor();
    const read = { params: { id } };
    expect((await portal.ask(referral.readReferral, read, { token: other.token })).envelope.code).toBe('404');
    const stranger = await anAsker(portal);
    expect((await portal.ask(referral.readOwnReferral, read, { token: stranger.token })).envelope.code).toBe('404');
    const taken = { params: { id }, body: { version: 2, action: 'ACCEPT' as const } };
    expect((await portal.ask(referral.stepOwnReferral, taken, { token: stranger.token })).envelope.code).toBe('404');
    const body = { ...aCareerReferral(), stdntId: student.studentId, destination: 'CAREER' as const };
    const create = (more: object, by = professor) =>
      portal.ask(referral.createReferral, { body: { ...body, ...more } }, { token: by.token });
    expect((await create({}, other)).envelope).toMatchObject({
      code: '9100',
      output: { errors: [{ field: 'stdntId' }] },
    });
    expect((await create({ reasonList: ['MOOD'] })).envelope).toMatchObject({
      code: '9100',
      output: { errors: [{ field: 'reasonList' }] },
    });
  });

  it('waits once for the same, beside one to another centre, and the professor’s list has them all', async () => {
    await ask();
    expect((await ask(await write())).envelope).toMatchObject({
      code: '9100',
      output: { errors: [{ field: 'stdntId' }] },
    });
    for (const destination of ['COACH', 'PSYCHOLOGICAL'] as const) {
      const body = {
        ...aCareerReferral(),
        reasonList: ['OTHER' as const],
        stdntId: student.studentId,
        destination,
      };
      const made = await portal.get(referral.createReferral, { body }, { token: professor.token });
      expect((await ask(made.referralId)).envelope.code).toBe('0000');
    }
    const list = async (page: number) =>
      (await portal.get(referral.pageReferrals, { query: { page, size: '10' } }, { token: professor.token }))
        .referralPage;
    const first = await list(0);
    expect(first.content.map(({ destination }) => destination).sort()).toEqual([
      'CAREER',
      'CAREER',
      'COACH',
      'PSYCHOLOGICAL',
    ]);
    expect(first.totalElements).toBe(4);
    expect((await list(1)).content).toEqual([]);
  });

  it('stands in the student’s history and things to do until it goes with a request', async () => {
    expect(await inHistory()).toEqual([]);
    await ask();
    const path = `/cs/hist/referral/${id}`;
    expect(await inHistory()).toMatchObject([{ case: { kind: 'CAREER', next: { step: 'CONSENT' }, path } }]);
    const { caseList } = await portal.get(counsellingSummary.readSummary, {}, { token: student.token });
    expect(caseList).toMatchObject([{ caseId: id }]);
    await reply('ACCEPT');
    expect(await inHistory()).toMatchObject([{ case: { next: { step: 'BOOK', who: 'STUDENT' } } }]);
    const { requestId } = await asked(portal, { student, of: career });
    expect(await inHistory()).toMatchObject([{ meeting: { requestId }, case: null }]);
    const query = { kind: 'CAREER' as const };
    const { historyPage } = await portal.get(history.pageHistory, { query }, { token: student.token });
    expect(historyPage.totalElements).toBe(1);
  });

  it('is answered once of two at once, and goes with one of two requests at once', async () => {
    await ask();
    const { version } = await readOwn();
    const replies = await Promise.all(
      (['ACCEPT', 'ACCEPT'] as const).map((action) =>
        portal.ask(referral.stepOwnReferral, { params: { id }, body: { version, action } }, { token: student.token }),
      ),
    );
    expect(replies.map(({ envelope }) => envelope.code).sort()).toEqual(['0000', '9101']);
    const slots = await slotsOf(portal, { id: career.counsellorId, token: student.token });
    const requests = await Promise.all(
      slots
        .slice(0, 2)
        .map(({ slotId }) => portal.ask(request.createRequest, { body: aRequest(slotId) }, { token: student.token })),
    );
    expect(requests.map(({ envelope }) => envelope.code)).toEqual(['0000', '0000']);
    const lists = await Promise.all(
      requests.map(async ({ envelope }) => {
        const { requestId } = envelope.output as { requestId: string };
        const { meeting } = (await atDesk(requestId)).envelope.output as { meeting: { referralList: unknown[] } };
        return meeting.referralList.length;
      }),
    );
    expect(lists.toSorted((one, other) => one - other)).toEqual([0, 1]);
  });
});
