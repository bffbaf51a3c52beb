import { understanding, type StudentRecord } from '@naru/contract/areas/understanding.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import {
  aDepartment,
  aMember,
  anAdvisor,
  aStudent,
  signIn,
  openAllStudents,
  ALL_STUDENTS_REASON,
} from '../../../../test/builders.ts';
import { openTestPortal, type TestPortal } from '../../../../test/portal.ts';
import { aCourse, anEnrolment, aResult, aTeacher } from '../../../blocks/reference/course/testing/rows.ts';
import { newId } from '../../../platform/db/id.ts';

let portal: TestPortal;
const tokens: Record<string, string> = {};
const members: Record<string, string> = {};
const courses: Record<string, string> = {};
let studentId: string;
let otherId: string;

beforeAll(async () => {
  portal = await openTestPortal();
  portal.clock.now = new Date('2026-10-05T03:00:00.000Z');
  const { db } = portal.platform;
  await aDepartment(db, { code: '10000', nameKo: '가람대학교' });
  await aDepartment(db, { code: '12100', parentCode: '10000', nameKo: '국어국문학과' });
  await aDepartment(db, { code: '13100', parentCode: '10000', nameKo: '물리학과' });
  const student = await aStudent(db, { departmentCode: '12100', nameKo: '남궁소예', studentNumber: '20250001' });
  const other = await aStudent(db, { departmentCode: '13100' });
  [studentId, otherId] = [student.studentId, other.studentId];
  const people = {
    advisor: { types: ['SUPERVISING_PROFESSOR'], departmentCode: '13100' },
    lecturer: { types: ['LECTURE_PROFESSOR'], departmentCode: '13100' },
    lectureAssistant: { types: ['LECTURE_ASSISTANT'] },
    chief: { types: ['DEPARTMENT_CHIEF'], departmentCode: '12100' },
    assistant: { types: ['DEPARTMENT_ASSISTANT'], departmentCode: '12100' },
    staff: { types: ['STAFF'], departmentCode: '12100' },
    otherStaff: { types: ['STAFF'], departmentCode: '13100' },
    coach: { types: ['ACADEMIC_COACH'], departmentCode: '12100' },
    everybody: { types: ['STAFF'], roles: ['ALL_STUDENTS'] },
    alumni: { types: ['ALUMNI'] },
  } as const;
  for (const [name, wish] of Object.entries(people)) {
    const made = await aMember(db, wish);
    members[name] = made.id;
    tokens[name] = await signIn(portal, made);
  }
  await openAllStudents(portal, tokens['everybody'] ?? '');
  members['student'] = student.id;
  tokens['student'] = await signIn(portal, student);
  tokens['other'] = await signIn(portal, other);
  courses['now'] = await aCourse(db, { code: 'PHY101', name: '물리학', year: 2026, semester: '20' });
  courses['foreign'] = await aCourse(db, { code: 'KOR101', name: '국어학', year: 2026, semester: '20' });
  courses['before'] = await aCourse(db, { code: 'PHY100', name: '물리 입문', year: 2026, semester: '10' });
  for (const courseId of [courses['now'], courses['before']])
    await aTeacher(db, { courseId, memberId: members['lecturer'] ?? '' });
  await aTeacher(db, { courseId: courses['now'], memberId: members['lectureAssistant'] ?? '', role: 'ASSISTANT' });
  await anEnrolment(db, { courseId: courses['now'], studentId });
  await anEnrolment(db, { courseId: courses['foreign'], studentId });
  await anEnrolment(db, { courseId: courses['before'], studentId, status: 'COMPLETED', letterGrade: 'A+' });
  for (const [title, score, dueOn] of [
    ['과제 2', 88.5, '2026-09-20'],
    ['과제 1', 70, '2026-09-10'],
  ] as const)
    await aResult(db, { courseId: courses['now'], studentId, title, score, dueOn });
  await aResult(db, {
    courseId: courses['now'],
    studentId,
    title: '지운 과제',
    score: 1,
    dueOn: null,
    isRemoved: true,
  });
  await aResult(db, { courseId: courses['foreign'], studentId, title: '국어 과제', score: 50, dueOn: null });
  await anAdvisor(db, { studentId, advisorId: members['advisor'] ?? '', beginsOn: '2025-03-01' });
  await db
    .insertInto('student_term')
    .values({
      student_id: studentId,
      year: 2026,
      semester_code: '10',
      credits_tried: 18,
      credits_earned: 15,
      grade_average: 3.5,
      grade_average_overall: 3.62,
      register_status: 'ENROLLED',
    })
    .execute();
  await db
    .insertInto('student_major')
    .values([
      { student_id: studentId, kind: 'DOUBLE', department_code: '13100' },
      { student_id: studentId, kind: 'MAIN', department_code: '12100' },
    ])
    .execute();
});
beforeEach(() => portal.platform.db.deleteFrom('privacy_log').execute());
afterAll(() => portal.close());

const ask = (who: string, stdntId: string) =>
  portal.ask(understanding.readStudent, { params: { stdntId } }, { token: tokens[who] ?? '' });
const read = async (who: string): Promise<StudentRecord> =>
  (await portal.get(understanding.readStudent, { params: { stdntId: studentId } }, { token: tokens[who] ?? '' }))
    .student;
const askResults = (who: string, courseId: string, stdntId = studentId) =>
  portal.ask(understanding.pageResults, { params: { stdntId, courseId } }, { token: tokens[who] ?? '' });
const courseNames = (record: StudentRecord): string[] => record.courseList.map((course) => course.courseNm);

describe('U7 the record of a student', () => {
  it.each([
    ['student', '0000', '404'],
    ['other', '404', '0000'],
    ['advisor', '0000', '404'],
    ['chief', '0000', '404'],
    ['staff', '0000', '404'],
    ['everybody', '0000', '0000'],
    ['lecturer', '0000', '404'],
    ['otherStaff', '404', '0000'],
    ['coach', '404', '404'],
    ['assistant', 'S403', 'S403'],
    ['lectureAssistant', 'S403', 'S403'],
    ['alumni', 'S403', 'S403'],
  ])('is for %s: %s, and of another: %s', async (who, own, other) => {
    expect([(await ask(who, studentId)).envelope.code, (await ask(who, otherId)).envelope.code]).toEqual([own, other]);
    expect((await askResults(who, courses['now'] ?? '')).envelope.code).toBe(own);
  });

  it.each(['none', 'ffffffff-ffff-7fff-bfff-ffffffffffff'])('%s is not there', async (id) => {
    expect((await ask('everybody', id)).envelope.code).toBe('404');
  });

  it.each(['student', 'advisor', 'chief', 'staff'])('shows %s terms, averages and every course', async (who) => {
    const record = await read(who);
    expect(record).toMatchObject({ name: '남궁소예', studentNo: '20250001', deptNm: '국어국문학과' });
    expect(record.standing).toMatchObject({
      majorList: [
        { kind: 'MAIN', deptNm: '국어국문학과' },
        { kind: 'DOUBLE', deptNm: '물리학과' },
      ],
      advisor: { advisorNm: '김나루', beginsOn: '2025-03-01' },
      termList: [{ year: 2026, semstrNm: '1학기', creditsEarned: 15, gradeAverage: 3.5, gradeAverageOverall: 3.62 }],
    });
    expect(courseNames(record)).toEqual(['국어학', '물리학', '물리 입문']);
    expect(record.courseList.map((course) => [course.letterGrade, course.resultCount])).toEqual([
      [null, 1],
      [null, 2],
      ['A+', 0],
    ]);
  });

  it('shows who only teaches their course of this term, and nothing else', async () => {
    const record = await read('lecturer');
    expect(record.standing).toBeNull();
    expect(courseNames(record)).toEqual(['물리학']);
    expect((await askResults('lecturer', courses['foreign'] ?? '')).envelope.code).toBe('404');
    expect((await askResults('lecturer', courses['before'] ?? '')).envelope.code).toBe('404');
  });

  it('has the results of a course by the day they were due, without those that are gone', async () => {
    const { resultPage } = await portal.get(
      understanding.pageResults,
      { params: { stdntId: studentId, courseId: courses['now'] ?? '' } },
      { token: tokens['advisor'] ?? '' },
    );
    expect(resultPage.totalElements).toBe(2);
    expect(resultPage.content).toMatchObject([
      { title: '과제 1', score: 70, highestScore: 100, dueOn: '2026-09-10' },
      { title: '과제 2', score: 88.5 },
    ]);
    expect((await askResults('advisor', newId())).envelope.code).toBe('404');
    expect((await askResults('everybody', courses['now'] ?? '', otherId)).envelope.code).toBe('404');
  });
});

describe('U3 who looked', () => {
  const looked = () =>
    portal.platform.db
      .selectFrom('privacy_log')
      .select(['actor_id', 'subject_id', 'action', 'menu_id', 'fields'])
      .orderBy('privacy_log.id')
      .execute();

  it('is written down, with what of the student', async () => {
    await read('advisor');
    await read('lecturer');
    await askResults('staff', courses['now'] ?? '');
    const of = { subject_id: members['student'], action: 'R', menu_id: 'ANL_STDNT' };
    expect(await looked()).toEqual([
      { ...of, actor_id: members['advisor'], fields: 'standing,terms,courses' },
      { ...of, actor_id: members['lecturer'], fields: 'courses' },
      { ...of, actor_id: members['staff'], fields: 'results' },
    ]);
  });

  it('is written down with the reason for which all students are seen', async () => {
    await read('everybody');
    await read('staff');
    const rows = await portal.platform.db
      .selectFrom('privacy_log')
      .select(['privacy_log.actor_id as actorId', 'privacy_log.reason'])
      .where('privacy_log.subject_id', '=', members['student'] ?? '')
      .orderBy('privacy_log.id')
      .execute();
    expect(rows).toEqual([
      { actorId: members['everybody'], reason: ALL_STUDENTS_REASON },
      { actorId: members['staff'], reason: null },
    ]);
  });

  it('is not oneself, and nobody to whom nothing was shown', async () => {
    await read('student');
    await ask('coach', studentId);
    await ask('assistant', studentId);
    expect(await looked()).toEqual([]);
  });
});
