import { deskMeeting } from '@naru/contract/areas/counselling/meeting/desk.ts';
import { home } from '@naru/contract/areas/home.ts';
import { describe, expect, it } from 'vitest';

import { aMember, signIn } from '../../../../test/builders.ts';
import {
  anAsker,
  as,
  asked,
  DESK,
  eachOnFriday,
  type MadeCounsellor,
  type MadeStudent,
} from '../../../../test/counselling.ts';
import { aLawyer, askLaw } from '../../../../test/law.ts';
import type { TestPortal } from '../../../../test/portal.ts';
import { aCentreManager, anApplicant, aPsychologist } from '../../../../test/psychological.ts';

let portal: TestPortal;
let one: MadeCounsellor;
let student: MadeStudent;

eachOnFriday((made) => {
  ({ portal, one, student } = made);
});

const read = (who: { readonly token: string }, language = 'ko') =>
  portal.get(home.readHomeFigures, {}, { ...as(who), language });
const partsOf = async (who: { readonly token: string }) => (await portal.get(home.dashboard, {}, as(who))).partList;
const anOffice = async (roles: readonly string[] = []) => {
  const member = await aMember(portal.platform.db, { types: ['STAFF'], roles: [...roles] });
  return { ...member, token: await signIn(portal, member) };
};

describe('appointments', () => {
  it('M4 are the agreed hours of either side and those that a student has asked for, and nobody else’s', async () => {
    const { requestId, slot } = await asked(portal, { student, of: one });
    expect((await read(student)).appointmentList).toMatchObject([
      { title: expect.stringContaining('답변을 기다려요'), path: `/cs/hist/detail/${requestId}` },
    ]);
    expect((await read(one)).appointmentList).toEqual([]);
    await portal.get(
      deskMeeting.stepMeeting,
      { params: { ...DESK, id: requestId }, body: { action: 'APPROVE', version: 1 } },
      as(one),
    );
    const [mine] = (await read(student)).appointmentList;
    expect(mine?.title).not.toContain('기다려요');
    expect(mine).toMatchObject({ beginsAt: slot.beginsAt, path: `/cs/hist/detail/${requestId}` });
    const [theirs] = (await read(one)).appointmentList;
    expect(theirs).toMatchObject({ beginsAt: slot.beginsAt, path: `/cnslt/professor/dtls/detail/${requestId}` });
    expect((await read(await anAsker(portal))).appointmentList).toEqual([]);
    portal.clock.now = new Date(slot.beginsAt);
    expect((await read({ token: await signIn(portal, student) })).appointmentList).toEqual([]);
  });
});

describe('cases that wait', () => {
  it('Y7 show the manager of the centre receipt number and dates, without names, and nobody else anything', async () => {
    const applicant = await anApplicant(portal);
    const [manager, psychologist] = await Promise.all([aCentreManager(portal), aPsychologist(portal)]);
    const { caseList } = await read(manager);
    expect(caseList).toEqual([
      {
        id: applicant.applicationId,
        receiptNo: applicant.applicationId.slice(-6).toUpperCase(),
        field: '직접 신청',
        step: '맡을 사람 정하기',
        since: portal.clock.now.toISOString(),
        dueAt: null,
        isUrgent: false,
        path: `/cnslt/psychological/dtls/form/${applicant.applicationId}`,
      },
    ]);
    for (const who of [psychologist, one, applicant, await anOffice(), await anOffice(['ADMINISTRATOR'])])
      expect((await read(who)).caseList).toEqual([]);
    expect(await partsOf(manager)).toContain('CASES');
    expect(await partsOf(applicant)).toEqual(['STUDY', 'ABILITY', 'MILEAGE', 'SHOWN_WORK', 'COUNSELLING']);
    expect(await partsOf(one)).toEqual(['DESK', 'ADVISEES', 'WEEK']);
  });

  it('show law counsellors field and due date of what nobody has taken', async () => {
    const lawyer = await aLawyer(portal);
    const id = await askLaw(portal, student.token);
    const { caseList } = await read(lawyer, 'en');
    expect(caseList).toMatchObject([{ id, step: 'Answer', isUrgent: false, path: `/cnslt/law/dtls/list?open=${id}` }]);
    expect(caseList[0]?.dueAt).not.toBeNull();
    expect(JSON.stringify(caseList)).not.toContain('박임대');
    for (const who of [student, one, await anOffice(['ADMINISTRATOR'])]) expect((await read(who)).caseList).toEqual([]);
  });
});

describe('queues', () => {
  it('count by age what waits for an administrator, and are none of a student’s or professor’s', async () => {
    const { db } = portal.platform;
    const administrator = await anOffice(['ADMINISTRATOR']);
    for (const days of [0, 1, 3, 6, 7, 30]) {
      const waiting = await aMember(db, { status: 'PENDING', isExternal: true });
      const at = new Date(portal.clock.now.getTime() - days * 86_400_000);
      await db.updateTable('member').set({ created_at: at }).where('member.id', '=', waiting.id).execute();
    }
    const queues = (await read(administrator, 'en')).queueList;
    expect(queues.find(({ id }) => id === 'sign-ups')).toEqual({
      id: 'sign-ups',
      name: 'Sign-ups to approve',
      freshCount: 2,
      waitingCount: 2,
      lateCount: 2,
      oldestAt: new Date(portal.clock.now.getTime() - 30 * 86_400_000).toISOString(),
      path: '/admin/member/list?status=PENDING',
    });
    expect(queues.map(({ id }) => id)).toEqual([
      'programmes-to-close',
      'sign-ups',
      'failed-jobs',
      'corrections',
      'advisor-wishes',
    ]);
    const { todoList } = await portal.get(home.dashboard, {}, { ...as(administrator), language: 'en' });
    expect(todoList.map(({ id }) => id)).toEqual(['approvals', 'password']);
    const staff = await anOffice();
    expect((await read(staff)).queueList.map(({ id }) => id)).toEqual(['programmes-to-close', 'corrections']);
    expect(await partsOf(staff)).toContain('QUEUES');
    for (const who of [student, one]) {
      expect((await read(who)).queueList).toEqual([]);
      expect(await partsOf(who)).not.toContain('QUEUES');
    }
  });
});

describe('this week', () => {
  it('H5 counts as the statistics do, in the person’s own scope', async () => {
    await asked(portal, { student, of: one });
    portal.clock.now = new Date('2026-11-23T01:00:00.000Z');
    const counted = async (member: MadeCounsellor) =>
      (await read({ token: await signIn(portal, member) })).weekList.map(({ id, value, before }) => [
        id,
        value,
        before,
      ]);
    expect(await counted(one)).toEqual([
      ['counselling-requested', 1, 0],
      ['counselling-held', 0, 0],
    ]);
    expect((await read(await anAsker(portal))).weekList).toEqual([]);
    // An office organises programmes, too.
    expect((await read(await aLawyer(portal))).weekList.map(({ id }) => id)).toEqual(['programme-applications']);
    const centre = (await read(await aPsychologist(portal))).weekList;
    expect(centre.map(({ id, value }) => [id, value])).toEqual([
      ['programme-applications', 0],
      ['psychological-sessions', 0],
      ['psychological-held', 0],
    ]);
  });
});

describe('studies', () => {
  it('M4 are the student’s own terms and credits, and nothing for others', async () => {
    const { db } = portal.platform;
    const term = { student_id: student.studentId, year: 2026, credits_tried: 18, register_status: 'ENROLLED' };
    await db
      .insertInto('student_term')
      .values([
        {
          ...term,
          year: 2025,
          semester_code: '20',
          credits_earned: 15.5,
          grade_average: 3.1,
          grade_average_overall: 3.1,
        },
        { ...term, semester_code: '10', credits_earned: 18, grade_average: 3.7, grade_average_overall: 3.43 },
      ])
      .execute();
    expect((await read(student)).study).toEqual({
      termList: [
        { year: 2025, semstrCode: '20', semstrNm: '2학기', gradeAverage: 3.1 },
        { year: 2026, semstrCode: '10', semstrNm: '1학기', gradeAverage: 3.7 },
      ],
      gradeAverageOverall: 3.43,
      creditsEarned: 33.5,
      creditsTaking: 0,
      creditsNeeded: 130,
      advisorNm: null,
      path: `/popup/stdntInfo/${student.studentId}`,
    });
    expect((await read(await anAsker(portal))).study).toMatchObject({ termList: [], creditsEarned: 0 });
    expect((await read(one)).study).toBeNull();
  });
});
