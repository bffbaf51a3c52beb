import { reference } from '@naru/contract/areas/reference.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { aDepartment, aMember, signIn } from '../../../../test/builders.ts';
import { openTestPortal, type TestPortal } from '../../../../test/portal.ts';
import { aCourse } from './testing/rows.ts';

let portal: TestPortal;
let token: string;

beforeAll(async () => {
  portal = await openTestPortal();
  const { db } = portal.platform;
  await aDepartment(db, { code: '10000', nameKo: '가람대학교' });
  await db
    .insertInto('department')
    .values({ code: '21000', parent_code: '10000', name_ko: '컴퓨터공학과', name_en: 'Computer Science' })
    .execute();
  const computing = { departmentCode: '21000', subject: 'CS', subjectName: '전산' };
  await aCourse(db, { ...computing, code: 'CSE101', name: '자료구조', nameEn: 'Data Structures', grade: 2 });
  await aCourse(db, { ...computing, code: 'CSE202', name: '운영 체제', grade: 3, classNumber: '02' });
  await aCourse(db, { ...computing, code: 'CSE101', name: '자료구조', nameEn: 'Data Structures', semester: '10' });
  await aCourse(db, { ...computing, code: 'CSE303', name: '100% 이해하는_통계', year: 2025, grade: 4 });
  await aCourse(db, { code: 'GEN001', name: '한국사', nameEn: 'Korean History', isMajor: false, year: 2025, grade: 1 });
  await aCourse(db, { code: 'GEN002', name: '가족법 입문', nameEn: 'Zoology', isMajor: false, grade: 1 });
  token = await signIn(portal, await aMember(db, { types: ['STAFF'] }));
});
afterAll(() => portal.close());

type CourseQuery = NonNullable<Parameters<typeof portal.get<typeof reference.pageCourses>>[1]['query']>;
type MasterQuery = NonNullable<Parameters<typeof portal.get<typeof reference.pageCourseMasters>>[1]['query']>;

const pageCourses = async (query: CourseQuery, language = 'ko') =>
  (await portal.get(reference.pageCourses, { query }, { token, language })).coursePage;
const pageMasters = async (query: MasterQuery, language = 'ko') =>
  (await portal.get(reference.pageCourseMasters, { query }, { token, language })).courseMastrPage;
const keys = (page: { content: { year: number; semstrCode: string; courseCode: string }[] }) =>
  page.content.map(({ year, semstrCode, courseCode }) => `${year}${semstrCode} ${courseCode}`);

describe('pageCourses', () => {
  it('gives a course as the specification names it', async () => {
    const { content } = await pageCourses({ courseCode: 'CSE202' });
    expect(content).toEqual([
      {
        year: 2026,
        semstrCode: '20',
        semstrNm: '2학기',
        courseCode: 'CSE202',
        courseNm: '운영 체제',
        ntNo: '02',
        subjctCode: 'CS',
        majorAt: 'Y',
        yearSemstrCode: '202620',
      },
    ]);
  });

  it('sorts by newest term and then by name, unless asked otherwise', async () => {
    expect(keys(await pageCourses({}))).toEqual([
      '202620 GEN002',
      '202620 CSE202',
      '202620 CSE101',
      '202610 CSE101',
      '202520 CSE303',
      '202520 GEN001',
    ]);
    expect(keys(await pageCourses({ sort: ['courseCode,desc', 'year'] })).slice(0, 3)).toEqual([
      '202620 GEN002',
      '202520 GEN001',
      '202520 CSE303',
    ]);
    expect(keys(await pageCourses({ sort: ['majorAt', 'courseNm,asc'] })).slice(0, 2)).toEqual([
      '202620 GEN002',
      '202520 GEN001',
    ]);
  });

  it.each([[['name,asc']], [['year,up']], [['year,asc,desc']], [['year,desc', 'id; drop table course,asc']]])(
    'refuses the sort %j',
    async (sort) => {
      const { status, envelope } = await portal.ask(reference.pageCourses, { query: { sort } }, { token });
      expect(status).toBe(422);
      expect(envelope).toMatchObject({ code: '9100', output: { errors: [{ field: 'sort' }] } });
    },
  );

  it.each([
    ['year', { year: 2025 }, ['202520 CSE303', '202520 GEN001']],
    ['semstrCode', { semstrCode: '10' }, ['202610 CSE101']],
    ['yearSemstrCode', { yearSemstrCode: '202610' }, ['202610 CSE101']],
    ['year and another yearSemstrCode', { year: 2025, yearSemstrCode: '202610' }, []],
    ['courseCode', { courseCode: 'GEN001' }, ['202520 GEN001']],
    ['ntNo', { ntNo: '02' }, ['202620 CSE202']],
    ['subjctCode and year', { subjctCode: 'CS', year: 2025 }, ['202520 CSE303']],
    ['majorAt N', { majorAt: 'N' as const }, ['202620 GEN002', '202520 GEN001']],
    ['majorAt Y and year', { majorAt: 'Y' as const, year: 2025 }, ['202520 CSE303']],
  ])('filters by %s', async (_name, query, expected) => {
    expect(keys(await pageCourses(query))).toEqual(expected);
  });

  it.each([
    ['two syllables', '운영', ['202620 CSE202']],
    ['a name without its space', '운영체제', ['202620 CSE202']],
    ['a space that the name has not', '자료 구조', ['202620 CSE101', '202610 CSE101']],
    ['decomposed Hangul', '운영'.normalize('NFD'), ['202620 CSE202']],
    ['English in any case', 'dATA str', ['202620 CSE101', '202610 CSE101']],
    ['a course code', 'gen00', ['202620 GEN002', '202520 GEN001']],
    ['one character', '족', ['202620 GEN002']],
    ['one decomposed character', '족'.normalize('NFD'), ['202620 GEN002']],
    ['one %', '%', ['202520 CSE303']],
    ['one _', '_', ['202520 CSE303']],
    ['a backslash', '\\', []],
    ['100%', '100%', ['202520 CSE303']],
    ['%이%', '%이%', []],
    ['하는_통', '하는_통', ['202520 CSE303']],
    ['a quote', `'; select 1; --`, []],
    ['pairs that are there but not together', '자료조구', []],
  ])('finds %s', async (_name, searchText, expected) => {
    expect(keys(await pageCourses({ searchText }))).toEqual(expected);
  });

  it('takes spaces alone for no search', async () => {
    expect((await pageCourses({ searchText: '   ' })).totalElements).toBe(6);
  });

  it.each([
    ['searchText', { searchText: 'a\0b' }],
    ['searchText', { searchText: '가'.repeat(101) }],
    ['year', { year: '20x6' }],
    ['year', { year: 1 }],
    ['majorAt', { majorAt: 'y' }],
    ['yearSemstrCode', { yearSemstrCode: '2026' }],
    ['page', { page: -1 }],
    ['page', { page: 1.5 }],
    ['size', { size: '30' }],
  ])('names the field %s when it is not right', async (field, query) => {
    const input = { query: query as CourseQuery }; // what a browser of ours would not send
    const { status, envelope } = await portal.ask(reference.pageCourses, input, { token });
    expect(status).toBe(422);
    expect(envelope).toMatchObject({ code: '9100', output: { errors: [{ field }] } });
  });

  it('sorts and names in English, with Korean where there is none', async () => {
    const page = await pageCourses({ yearSemstrCode: '202620' }, 'en');
    expect(page.content.map(({ courseNm, semstrNm }) => [courseNm, semstrNm])).toEqual([
      ['Data Structures', 'Second semester'],
      ['Zoology', 'Second semester'],
      ['운영 체제', 'Second semester'],
    ]);
  });

  it('serves each filter and sort of one caller after another from the same statements', async () => {
    const first = await pageCourses({ year: 2025 });
    const second = await pageCourses({ year: 2026 });
    expect([first.totalElements, second.totalElements]).toEqual([2, 4]);
    expect(keys(await pageCourses({ year: 2025 }))).toEqual(keys(first));
  });
});

describe('the pages', () => {
  it('number from 0, and are empty beyond the end', async () => {
    const beyond = await pageCourses({ page: 7 });
    expect(beyond).toEqual({
      content: [],
      totalElements: 6,
      totalPages: 1,
      number: 7,
      size: 20,
      totalIsBound: false,
    });
    expect((await pageCourses({ page: 1_000_000 })).content).toEqual([]);
    expect((await pageCourses({ searchText: 'nowhere' })).totalPages).toBe(0);
  });

  it('bound the total and `all` at 1,000', async () => {
    const { db } = portal.platform;
    await aCourse(db, { code: 'MANY', year: 1999, semester: '10', subject: 'MANY' });
    await sql`insert into course (id, master_id, year, semester_code, course_code, class_number, subject_code, name_ko, is_major)
      select gen_random_uuid(), course.master_id, 1999, '10', 'MANY', 'N' || n, 'MANY', '분반', true
      from course, generate_series(2, 1000) n where course.subject_code = 'MANY'`.execute(db);
    const exact = await pageCourses({ subjctCode: 'MANY', size: '100', page: 9 });
    expect(exact).toMatchObject({ totalElements: 1000, totalPages: 10, totalIsBound: false });
    expect(exact.content).toHaveLength(100);
    await sql`insert into course (id, master_id, year, semester_code, course_code, class_number, subject_code, name_ko, is_major)
      select gen_random_uuid(), course.master_id, 1999, '10', 'MANY', 'ONE MORE', 'MANY', '분반', true
      from course where course.subject_code = 'MANY' and course.class_number = '01'`.execute(db);
    const all = await pageCourses({ subjctCode: 'MANY', size: 'all' });
    expect(all).toMatchObject({ totalElements: 1000, totalPages: 1, size: 1000, totalIsBound: true });
    expect(all.content).toHaveLength(1000);
    const deep = await pageCourses({ subjctCode: 'MANY', size: '100', page: 10 });
    expect(deep.content).toHaveLength(1);
    const seen = new Set(all.content.map(({ ntNo }) => ntNo));
    expect(seen.has(deep.content[0]?.ntNo ?? '')).toBe(false);
  });
});

describe('courseDetail', () => {
  it('gives the one course', async () => {
    const query = { year: 2026, semstrCode: '10', courseCode: 'CSE101', ntNo: '01' };
    const { course } = await portal.get(reference.courseDetail, { query }, { token, language: 'en' });
    expect(course).toMatchObject({ courseNm: 'Data Structures', semstrNm: 'First semester', yearSemstrCode: '202610' });
  });

  it('does not find another class, and names what is missing', async () => {
    const query = { year: 2026, semstrCode: '10', courseCode: 'CSE101', ntNo: '09' };
    expect((await portal.ask(reference.courseDetail, { query }, { token })).envelope.code).toBe('404');
    const { envelope } = await portal.ask(reference.courseDetail, {}, { token });
    const { errors } = envelope.output as { errors: { field: string }[] };
    expect(errors.map(({ field }) => field)).toEqual(['year', 'semstrCode', 'courseCode', 'ntNo']);
  });
});

describe('pageCourseMasters', () => {
  it('gives a master as the specification names it', async () => {
    const { content } = await pageMasters({ courseCode: 'CSE202' });
    expect(content).toEqual([
      {
        year: 2026,
        subjctCode: 'CS',
        subjctNm: '전산',
        semstrCode: '20',
        semstrNm: '2학기',
        courseCode: 'CSE202',
        courseNm: '운영 체제',
        grade: 3,
        mngtDeptCode: '21000',
        mngtDeptNm: '컴퓨터공학과',
        majorAt: 'Y',
      },
    ]);
    const english = await pageMasters({ courseCode: 'CSE202' }, 'en');
    expect(english.content[0]).toMatchObject({
      mngtDeptNm: 'Computer Science',
      subjctNm: '전산',
      courseNm: '운영 체제',
    });
  });

  it('sorts by year, grade, semester, subject and name, unless asked otherwise', async () => {
    const page = await pageMasters({ subjctCode: 'CS' });
    expect(page.content.map(({ year, grade, semstrCode }) => [year, grade, semstrCode])).toEqual([
      [2026, 2, '20'],
      [2026, 2, '10'],
      [2026, 3, '20'],
      [2025, 4, '20'],
    ]);
    const byGrade = await pageMasters({ subjctCode: 'CS', sort: ['grade,desc'] });
    expect(byGrade.content.map(({ grade }) => grade)).toEqual([4, 3, 2, 2]);
    const { envelope } = await portal.ask(reference.pageCourseMasters, { query: { sort: ['ntNo,asc'] } }, { token });
    expect(envelope).toMatchObject({ code: '9100', output: { errors: [{ field: 'sort' }] } });
  });

  it.each([
    ['grade', { grade: 3 }, ['202620 CSE202']],
    ['subjctNm', { subjctNm: '전 산', year: 2025 }, ['202520 CSE303']],
    ['semstrNm', { semstrNm: '1학기', subjctCode: 'CS' }, ['202610 CSE101']],
    ['semstrNm in English', { semstrNm: 'first', subjctCode: 'CS' }, ['202610 CSE101']],
    ['searchText', { searchText: '자료', semstrCode: '20' }, ['202620 CSE101']],
    ['majorAt', { majorAt: 'N' as const, year: 2025 }, ['202520 GEN001']],
    ['yearSemstrCode', { yearSemstrCode: '202610' }, ['202610 CSE101']],
  ])('filters by %s', async (_name, query, expected) => {
    expect(keys(await pageMasters(query))).toEqual(expected);
  });
});
