import { analytics, type StudentSummary } from '@naru/contract/areas/analytics.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import {
  aDepartment,
  aMember,
  ALL_STUDENTS_REASON,
  anAdvisor,
  aStudent,
  openAllStudents,
  signIn,
} from '../../../../test/builders.ts';
import { openTestPortal, type TestPortal } from '../../../../test/portal.ts';
import { sendSignal } from '../../../platform/db/signals.ts';
import { aCourse, anEnrolment, aTeacher } from '../../../blocks/reference/course/testing/rows.ts';

let portal: TestPortal;
const tokens: Record<string, string> = {};
const students: Record<string, string> = {};
const members: Record<string, string> = {};

beforeAll(async () => {
  portal = await openTestPortal();
  portal.clock.now = new Date('2026-10-05T03:00:00.000Z');
  const { db } = portal.platform;
  await aDepartment(db, { code: '10000', nameKo: '가람대학교' });
  await aDepartment(db, { code: '12000', parentCode: '10000', nameKo: '인문대학' });
  await aDepartment(db, { code: '12100', parentCode: '12000', nameKo: '국어국문학과' });
  await aDepartment(db, { code: '13100', parentCode: '10000', nameKo: '물리학과' });
  const given = {
    korean: { departmentCode: '12100', nameKo: '남궁소예', studentNumber: '20250001', grade: 2 },
    koreanSenior: { departmentCode: '12100', nameKo: '김하늘', studentNumber: '20230002', grade: 4 },
    physics: { departmentCode: '13100', nameKo: '이하늘', studentNumber: '20240003', grade: 3 },
    graduate: {
      departmentCode: '13100',
      nameKo: '박대학',
      studentNumber: '20260004',
      grade: 1,
      univCode: '2' as const,
    },
    late: { departmentCode: '13100', nameKo: '최지난', studentNumber: '20220005', grade: 4 },
  };
  for (const [name, wish] of Object.entries(given)) {
    const made = await aStudent(db, wish);
    students[name] = made.studentId;
    members[name] = made.id;
    tokens[name] = await signIn(portal, made);
  }
  const people = {
    advisor: { types: ['SUPERVISING_PROFESSOR'], departmentCode: '13100' },
    coach: { types: ['ACADEMIC_COACH'] },
    lecturer: { types: ['LECTURE_PROFESSOR'], departmentCode: '13100' },
    chief: { types: ['DEPARTMENT_CHIEF', 'FULLTIME_PROFESSOR'], departmentCode: '12100' },
    assistant: { types: ['DEPARTMENT_ASSISTANT'], departmentCode: '12100' },
    lectureAssistant: { types: ['LECTURE_ASSISTANT'], departmentCode: '12100' },
    staff: { types: ['STAFF'], departmentCode: '13100' },
    everybody: { types: ['STAFF'], roles: ['ALL_STUDENTS'] },
    administrator: { roles: ['ADMINISTRATOR'] },
    alumni: { types: ['ALUMNI'] },
  } as const;
  for (const [name, wish] of Object.entries(people)) {
    const made = await aMember(db, wish);
    members[name] = made.id;
    tokens[name] = await signIn(portal, made);
  }
  await openAllStudents(portal, tokens['everybody'] ?? '');
  const now = await aCourse(db, { code: 'PHY101', year: 2026, semester: '20' });
  const before = await aCourse(db, { code: 'PHY101', year: 2026, semester: '10' });
  await aTeacher(db, { courseId: now, memberId: members['lecturer'] ?? '' });
  await aTeacher(db, { courseId: before, memberId: members['lecturer'] ?? '' });
  await aTeacher(db, { courseId: now, memberId: members['lectureAssistant'] ?? '', role: 'ASSISTANT' });
  await aTeacher(db, { courseId: now, memberId: members['chief'] ?? '' });
  await anEnrolment(db, { courseId: now, studentId: students['physics'] ?? '' });
  await anEnrolment(db, { courseId: now, studentId: students['graduate'] ?? '', status: 'DROPPED' });
  await anEnrolment(db, { courseId: before, studentId: students['late'] ?? '' });
  const advises = { studentId: students['korean'] ?? '', advisorId: members['advisor'] ?? '' };
  await anAdvisor(db, { ...advises, beginsOn: '2025-03-01' });
  await anAdvisor(db, { ...advises, studentId: students['late'] ?? '', beginsOn: '2022-03-01', endsOn: '2026-10-04' });
  await anAdvisor(db, {
    studentId: students['koreanSenior'] ?? '',
    advisorId: members['coach'] ?? '',
    beginsOn: '2026-10-05',
  });
  await anAdvisor(db, {
    studentId: students['physics'] ?? '',
    advisorId: members['advisor'] ?? '',
    beginsOn: '2026-10-06',
  });
  for (const name of ['korean', 'physics'] as const) {
    const term = {
      student_id: students[name] ?? '',
      credits_tried: 18,
      credits_earned: 18,
      register_status: 'ENROLLED',
    };
    await db
      .insertInto('student_term')
      .values([
        { ...term, year: 2025, semester_code: '20', grade_average: 3, grade_average_overall: 3.25 },
        { ...term, year: 2026, semester_code: '10', grade_average: 4, grade_average_overall: 3.62 },
      ])
      .execute();
  }
});
afterAll(() => portal.close());

type Query = NonNullable<Parameters<typeof portal.get<typeof analytics.pageStudents>>[1]['query']>;
const page = (who: string, query: Query = {}, language = 'ko') =>
  portal.get(analytics.pageStudents, { query }, { token: tokens[who] ?? '', language });
const list = async (who: string, query: Query = {}): Promise<StudentSummary[]> =>
  (await page(who, query)).studentPage.content;
const nameOf = (id: string): string => Object.keys(students).find((name) => students[name] === id) ?? id;
const names = async (who: string, query: Query = {}): Promise<string[]> =>
  (await list(who, query)).map(({ stdntId }) => nameOf(stdntId));

/** Written by hand from docs/specification.md, Privileges: own courses, assigned today, own departments, all. */
const SEEN: Readonly<Record<string, readonly string[]>> = {
  advisor: ['korean'],
  coach: ['koreanSenior'],
  lecturer: ['physics'],
  chief: ['korean', 'physics', 'koreanSenior'],
  assistant: ['korean', 'koreanSenior'],
  lectureAssistant: ['physics'],
  staff: ['graduate', 'physics', 'late'],
  everybody: ['graduate', 'korean', 'physics', 'koreanSenior', 'late'],
};

describe('A10 the list of students, by who asks', () => {
  it.each(Object.entries(SEEN))('%s sees %j', async (who, seen) => {
    expect(await names(who)).toEqual(seen);
  });

  it.each(['korean', 'alumni', 'administrator'])('is not for %s', async (who) => {
    const asked = await portal.ask(analytics.pageStudents, {}, { token: tokens[who] ?? '' });
    expect(asked.envelope.code).toBe('S403');
  });

  it('shows averages to who may open the record, and not to who only teaches', async () => {
    const averages = async (who: string) =>
      Object.fromEntries((await list(who)).map((one) => [nameOf(one.stdntId), [one.gradeAverage, one.canOpen]]));
    expect(await averages('advisor')).toEqual({ korean: [3.62, true] });
    expect(await averages('chief')).toEqual({
      korean: [3.62, true],
      koreanSenior: [null, true],
      physics: [null, true],
    });
    expect(await averages('lecturer')).toEqual({ physics: [null, true] });
    expect(await averages('assistant')).toEqual({ korean: [null, false], koreanSenior: [null, false] });
    expect(await averages('lectureAssistant')).toEqual({ physics: [null, false] });
    const can = async (who: string) => (await page(who)).can;
    expect(await can('staff')).toEqual({ seeAverages: true, export: true, allStudents: 'NONE' });
    expect(await can('lecturer')).toEqual({ seeAverages: false, export: false, allStudents: 'NONE' });
    expect(await can('assistant')).toEqual({ seeAverages: false, export: false, allStudents: 'NONE' });
    expect(await can('everybody')).toEqual({ seeAverages: true, export: true, allStudents: 'OPEN' });
  });

  it('names who advises today', async () => {
    const [korean] = await list('advisor');
    expect(korean).toMatchObject({ advisorNm: '김나루', deptNm: '국어국문학과', studentNo: '20250001', grade: 2 });
    expect((await list('staff')).find((one) => one.stdntId === students['late'])?.advisorNm).toBeNull();
  });
});

describe('A10 a list that is narrowed', () => {
  it.each([
    [{ tutor: 'tutor' }, 'everybody', []],
    [{ tutor: 'tutor' }, 'advisor', ['korean']],
    [{ tutor: 'course' }, 'chief', ['physics']],
    [{ tutor: 'grad' }, 'staff', ['graduate']],
    [{ tutor: 'univ' }, 'staff', ['physics', 'late']],
    [{ deptCode: '12000' }, 'everybody', ['korean', 'koreanSenior']],
    [{ deptCode: '12000' }, 'staff', []],
    [{ grade: '4' }, 'everybody', ['koreanSenior', 'late']],
    [{ registerStatus: 'LEAVE' }, 'everybody', []],
    [{ registerStatus: 'ENROLLED', grade: '2' }, 'everybody', ['korean']],
    [{ searchText: '하늘' }, 'everybody', ['physics', 'koreanSenior']],
    [{ searchText: 'ㅎㄴ' }, 'everybody', ['physics', 'koreanSenior']],
    [{ searchText: ' 남 궁 ' }, 'everybody', ['korean']],
    [{ searchText: '늘' }, 'everybody', ['physics', 'koreanSenior']],
    [{ searchText: '2024' }, 'everybody', ['physics']],
    [{ searchText: '%' }, 'everybody', []],
    [{ searchText: '하늘' }, 'lecturer', ['physics']],
  ] as const)('by %j for %s is %j', async (query, who, wanted) => {
    expect(await names(who, query)).toEqual(wanted);
  });

  it('by an advisor’s key narrows and never widens', async () => {
    const tutor = members['advisor'] ?? '';
    expect(await names('everybody', { tutor })).toEqual(['korean']);
    expect(await names('staff', { tutor })).toEqual([]);
  });

  it.each(['everyone', 'TUTOR', '0', '019aa000-0000-7000-8000-000000000000'])('by %j is not found', async (tutor) => {
    const asked = await portal.ask(analytics.pageStudents, { query: { tutor } }, { token: tokens['everybody'] ?? '' });
    expect(asked.envelope.code).toBe('404');
  });
});

describe('the order and the pages', () => {
  it('are by number, the newest first, unless sorted, each row once', async () => {
    expect(await names('everybody', { sort: ['name'] })).toEqual([
      'koreanSenior',
      'korean',
      'graduate',
      'physics',
      'late',
    ]);
    expect(await names('everybody', { sort: ['grade,desc'] })).toEqual([
      'koreanSenior',
      'late',
      'physics',
      'korean',
      'graduate',
    ]);
    const asked = await portal.ask(
      analytics.pageStudents,
      { query: { sort: ['gradeAverage'] } },
      { token: tokens['everybody'] ?? '' },
    );
    expect(asked.envelope.code).toBe('9100');
  });

  it('bring the count, also beyond the last page', async () => {
    const { studentPage } = await page('everybody', { page: 3, size: '10' });
    expect(studentPage).toMatchObject({ content: [], totalElements: 5, totalPages: 1 });
  });
});

describe('the list as a file', () => {
  const take = (who: string, body: object) =>
    portal.ask(analytics.exportStudents, { body: { reason: '간담회 명단', ...body } }, { token: tokens[who] ?? '' });

  it.each(['advisor', 'coach', 'lecturer', 'assistant', 'lectureAssistant', 'korean'])('is not for %s', async (who) => {
    expect((await take(who, {})).status).toBe(403);
  });

  it('asks why, and writes down whose data left', async () => {
    expect((await take('staff', { reason: ' 왜 ' })).status).toBe(422);
    const sent = await portal.app.inject({
      method: 'POST',
      url: '/view/cdp/anals/stdntinfo/excel',
      headers: { authorization: `Bearer ${tokens['chief']}` },
      payload: { reason: '간담회 명단 준비' },
    });
    expect(sent.statusCode).toBe(200);
    expect(sent.headers['content-type']).toContain('spreadsheetml');
    const logged = await portal.platform.db
      .selectFrom('privacy_log')
      .select(['subject_id', 'action', 'reason', 'fields'])
      .where('actor_id', '=', members['chief'] ?? '')
      .execute();
    // Only students whom the department's scope includes, and none whom the chief only teaches.
    expect(new Set(logged.map((one) => one.subject_id))).toEqual(new Set([members['korean'], members['koreanSenior']]));
    expect(logged[0]).toMatchObject({ action: 'XLS', reason: '간담회 명단 준비' });
    expect(logged[0]?.fields).toContain('gradeAverage');
  });
});

describe('A10 all students by ALLSTDNT alone', () => {
  const open = (token: string, reason: string) =>
    portal.ask(analytics.openAllStudents, { body: { reason } }, { token });
  const look = async (token: string) => portal.get(analytics.pageStudents, {}, { token });

  it('are seen once it is said why, in this session and no other, and the reason is kept', async () => {
    const { db } = portal.platform;
    const made = await aMember(db, { types: ['STAFF'], departmentCode: '12100', roles: ['ALL_STUDENTS'] });
    const [first, second] = [await signIn(portal, made), await signIn(portal, made)];
    expect(await look(first)).toMatchObject({ studentPage: { totalElements: 2 }, can: { allStudents: 'ASK' } });
    expect((await open(first, '  왜  ')).envelope).toMatchObject({
      code: '9100',
      output: { errors: [{ field: 'reason' }] },
    });
    expect(await look(first)).toMatchObject({ can: { allStudents: 'ASK' } });
    await openAllStudents(portal, first);
    const isOpen = async () =>
      expect(await look(first)).toMatchObject({ studentPage: { totalElements: 5 }, can: { allStudents: 'OPEN' } });
    await vi.waitFor(isOpen, { timeout: 10_000, interval: 20 });
    expect(await look(second)).toMatchObject({ studentPage: { totalElements: 2 }, can: { allStudents: 'ASK' } });
    const logged = await db
      .selectFrom('privacy_log')
      .select(['privacy_log.subject_id as subjectId', 'privacy_log.fields', 'privacy_log.menu_id as menuId'])
      .where('privacy_log.actor_id', '=', made.id)
      .where('privacy_log.reason', '=', ALL_STUDENTS_REASON)
      .execute();
    expect(logged).toEqual([{ subjectId: null, fields: 'allStudents', menuId: 'ANL_STDNT' }]);
  });

  it('are not for who has no such right, and end with it at once', async () => {
    const { db } = portal.platform;
    expect((await open(tokens['staff'] ?? '', '이유가 있어요')).envelope.code).toBe('S403');
    const made = await aMember(db, { types: ['STAFF'], departmentCode: '12100', roles: ['ALL_STUDENTS'] });
    const token = await signIn(portal, made);
    await openAllStudents(portal, token);
    await db.transaction().execute(async (tx) => {
      await tx.deleteFrom('role_member').where('role_member.member_id', '=', made.id).execute();
      await sendSignal(tx, `member:${made.id}`);
    });
    const isOver = async () =>
      expect(await look(token)).toMatchObject({ studentPage: { totalElements: 2 }, can: { allStudents: 'NONE' } });
    await vi.waitFor(isOver, { timeout: 10_000, interval: 20 });
  });
});
