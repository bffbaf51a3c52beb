import { session } from '@naru/contract/areas/session.ts';
import type { MemberType } from '@naru/contract/access.ts';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { CAMPUS_LINE } from '../src/areas/counselling/psychological/case/settings.ts';
import { cloneDatabase, openTestPortal, type TestPortal } from '../test/portal.ts';
import { CAST, DEMO_PASSWORD } from './demo-users.ts';
import { withClient } from './client.ts';
import { seedDemo } from './seed.ts';
import { hashTables } from './test-rows.ts';

const PLAN = { students: 300, today: '2026-11-20' };

/** Written by hand after the issue, not taken from the generator. */
const EXPECTED: readonly [username: string, types: readonly MemberType[], beside: string][] = [
  ['student', ['CURRENT_STUDENT', 'STUDENT'], 'university 1, year 3'],
  ['freshman', ['CURRENT_STUDENT', 'STUDENT'], 'university 1, year 1'],
  ['graduate', ['CURRENT_STUDENT', 'STUDENT'], 'university 2, year 2'],
  ['alumni', ['ALUMNI', 'STUDENT'], 'university 1, year 4'],
  ['peer', ['CURRENT_STUDENT', 'STUDENT'], 'university 1, year 4PEER_COACH'],
  ['supervisor', ['FULLTIME_PROFESSOR', 'SUPERVISING_PROFESSOR'], ''],
  ['fulltime', ['FULLTIME_PROFESSOR'], ''],
  ['lecturer', ['LECTURE_PROFESSOR'], ''],
  ['professor', ['PROFESSOR'], ''],
  ['chief', ['DEPARTMENT_CHIEF', 'FULLTIME_PROFESSOR'], ''],
  ['chiefsupervisor', ['DEPARTMENT_CHIEF', 'SUPERVISING_PROFESSOR'], ''],
  ['assistant', ['DEPARTMENT_ASSISTANT'], ''],
  ['lectureassistant', ['LECTURE_ASSISTANT'], ''],
  ['coach', ['ACADEMIC_COACH'], ''],
  ['staff', ['STAFF'], ''],
  ['law', ['STAFF'], 'LAW_COUNSELLOR'],
  ['lawreviewer', ['STAFF'], 'LAW_COUNSELLOR'],
  ['psychologist', ['STAFF'], 'PSYCHOLOGICAL_COUNSELLOR'],
  ['psychmanager', ['STAFF'], 'PSYCHOLOGICAL_MANAGER'],
  ['career', ['STAFF'], 'CAREER_COUNSELLOR CORRECTOR'],
  ['education', ['STAFF'], 'EDUCATION_CENTRE'],
  ['mileage', ['STAFF'], 'MILEAGE_OFFICE'],
  ['testing', ['STAFF'], 'TESTING_CENTRE'],
  ['badges', ['STAFF'], 'CAREER_CENTRE'],
  ['outsider', [], 'external'],
  ['admin', ['STAFF'], 'ADMINISTRATOR'],
  ['dev', ['STAFF'], 'DEVELOPER'],
];

let portal: TestPortal;
let client: pg.Client;

beforeAll(async () => {
  portal = await openTestPortal();
  await seedDemo(portal.connection, PLAN);
  client = new pg.Client(portal.connection);
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await portal.close();
});

const rowsOf = async (text: string): Promise<Record<string, unknown>[]> =>
  (await client.query<Record<string, unknown>>(text)).rows;

describe('seedDemo', () => {
  it('names a line of the campus, so that somebody who needs help sees where to call', async () => {
    const settings = await portal.platform.settings.read();
    expect(settings.of(CAMPUS_LINE)).toMatch(/^0\d+-\d+-\d{4}$/);
  });

  it('gives the same rows for the same plan, but for the salt of the password', async () => {
    const other = await cloneDatabase();
    await seedDemo(other, PLAN);
    const [one, two] = [await hashTables(portal.connection), await hashTables(other)];
    expect(Object.keys(one).length).toBeGreaterThan(20);
    expect(two).toEqual(one);
  });

  it('fills nothing twice, and leaves what is there as it was', async () => {
    const before = await hashTables(portal.connection);
    await expect(seedDemo(portal.connection, PLAN)).rejects.toThrow(/duplicate key/);
    expect(await hashTables(portal.connection)).toEqual(before);
  });

  it.each(EXPECTED)('lets %s sign in, with the types %j', async (username, types, beside) => {
    const { accessToken } = await portal.get(session.login, { body: { username, password: DEMO_PASSWORD } });
    expect(accessToken).not.toBe('');
    const [row] = await rowsOf(`
      select array(select t.type_code from member_type t where t.member_id = m.id and t.begins_on <= '${PLAN.today}'
          and (t.ends_on is null or t.ends_on >= '${PLAN.today}') order by t.type_code) as types,
        (select count(*)::int from member_type t where t.member_id = m.id and t.is_primary) as primaries,
        concat_ws('', 'university ' || s.university_code || ', year ' || s.grade,
          (select string_agg(d.duty_code, ' ' order by d.duty_code) from member_duty d where d.member_id = m.id), r.role_id,
          case when m.is_external then 'external' end) as beside, m.sso_subject, m.source_system
      from member m left join student s on s.member_id = m.id
        left join role_member r on r.member_id = m.id where m.username = '${username}'`);
    expect(row).toEqual({
      types: [...types],
      primaries: types.length > 0 ? 1 : 0,
      beside,
      sso_subject: username,
      source_system: 'demo',
    });
  });

  it('offers them on the sign-in page, in both languages', async () => {
    const [ko, en] = await Promise.all([
      portal.get(session.demoPeople, {}),
      portal.get(session.demoPeople, {}, { language: 'en' }),
    ]);
    expect(ko.people.map((person) => person.username)).toEqual(EXPECTED.map(([username]) => username));
    expect(ko.people[0]).toEqual({
      username: 'student',
      name: '김서윤',
      kind: '학생',
      detail: '미디어커뮤니케이션학과 3학년',
    });
    expect(ko.people[3]?.detail).toBe('미디어커뮤니케이션학과 · 2025년 2월 졸업');
    for (const person of en.people) expect(`${person.name}${person.kind}${person.detail}`).not.toMatch(/[가-힣]/);
  });

  it('gives a password to the cast alone', async () => {
    expect(await rowsOf('select count(*)::int as n from member where password_hash is not null')).toEqual([
      { n: CAST.length },
    ]);
  });

  it('has 박정훈 advise and teach 김서윤', async () => {
    const advises = await rowsOf(`
      select 1 from advisor_assignment a join student s on s.id = a.student_id join member m on m.id = s.member_id
        join member p on p.id = a.advisor_id
      where m.username = 'student' and p.username = 'supervisor' and a.ends_on is null`);
    expect(advises).toHaveLength(1);
    const teaches = await rowsOf(`
      select 1 from enrolment e join student s on s.id = e.student_id join member m on m.id = s.member_id
        join course_teacher t on t.course_id = e.course_id join member p on p.id = t.member_id
      where m.username = 'student' and p.username = 'supervisor' and e.status = 'ENROLLED'`);
    expect(teaches).toHaveLength(1);
  });

  it.each(['supervisor', 'fulltime', 'lecturer', 'professor', 'chief', 'chiefsupervisor', 'lectureassistant'])(
    'has %s teach in the current term',
    async (username) => {
      const rows = await rowsOf(`
        select ct.role from course_teacher ct join member m on m.id = ct.member_id join course c on c.id = ct.course_id
          join term t on t.year = c.year and t.semester_code = c.semester_code and (t.year, t.semester_code) = (2026, '20')
        where m.username = '${username}'`);
      expect(rows.length).toBeGreaterThan(0);
      expect(rows.every((row) => (row['role'] === 'ASSISTANT') === (username === 'lectureassistant'))).toBe(true);
    },
  );
});

describe('the demonstration university makes sense:', () => {
  /** Each finds rows that must not be there. */
  it.each([
    [
      'every current student has one supervising professor now',
      `select s.id from student s where s.register_status in ('ENROLLED', 'LEAVE', 'COMPLETED') and 1 <> (
         select count(*) from advisor_assignment a join member_type t on t.member_id = a.advisor_id
         where a.student_id = s.id and a.ends_on is null and a.kind = 'ADVISOR' and t.type_code = 'SUPERVISING_PROFESSOR' and t.ends_on is null)`,
    ],
    [
      'advisors follow one another without gap or overlap',
      `select a.id from advisor_assignment a join advisor_assignment b on b.id = a.previous_id
       where b.student_id <> a.student_id or b.ends_on + 1 <> a.begins_on`,
    ],
    [
      'nobody is enrolled in a term before the entrance or after leaving',
      `select s.id from enrolment e join course c on c.id = e.course_id join student s on s.id = e.student_id
         join term t on t.year = c.year and t.semester_code = c.semester_code
         left join member_type mt on mt.member_id = s.member_id and mt.type_code = 'CURRENT_STUDENT'
       where t.ends_on < make_date(s.entrance_year, 3, 1) or t.begins_on > coalesce(mt.ends_on, t.begins_on)`,
    ],
    [
      'nobody is enrolled while on leave',
      `select s.id from enrolment e join course c on c.id = e.course_id join student s on s.id = e.student_id
         left join student_term st on st.student_id = s.id and st.year = c.year and st.semester_code = c.semester_code
         join term t on t.year = c.year and t.semester_code = c.semester_code
       where ((t.year, t.semester_code) = (2026, '20') and s.register_status <> 'ENROLLED') or (t.begins_on < '2026-08-31' and coalesce(st.register_status, 'LEAVE') = 'LEAVE')`,
    ],
    [
      'averages lie between 0 and 4.5, credits between none and what was tried',
      `select st.student_id from student_term st where not (coalesce(st.grade_average, 0) between 0 and 4.5
         and coalesce(st.grade_average_overall, 0) between 0 and 4.5 and st.credits_earned between 0 and st.credits_tried)`,
    ],
    [
      'a warning stands exactly where the average is below 1.75',
      `select st.student_id from student_term st where st.is_warned <> coalesce(st.grade_average < 1.75, false)`,
    ],
    [
      'the register says of a term what the grades add up to',
      `select st.student_id from student_term st join (
         select e.student_id, c.year, c.semester_code, sum(m.credits) filter (where e.status = 'COMPLETED') as earned
         from enrolment e join course c on c.id = e.course_id join course_master m on m.id = c.master_id group by 1, 2, 3
       ) sums using (student_id, year, semester_code) where st.credits_earned <> coalesce(sums.earned, 0)`,
    ],
    [
      'letters stand in past terms only, and for all who stayed',
      `select e.student_id from enrolment e join course c on c.id = e.course_id
         join term t on t.year = c.year and t.semester_code = c.semester_code
       where (e.letter_grade is not null) <> (t.begins_on < '2026-08-31' and e.status <> 'DROPPED')
         or (e.status = 'ENROLLED') and t.begins_on < '2026-08-31' or t.begins_on > '2026-11-20'`,
    ],
    [
      'nobody passes a course twice',
      `select 1 from enrolment e join course c on c.id = e.course_id where e.status = 'COMPLETED'
       group by e.student_id, c.course_code having count(*) > 1`,
    ],
    [
      'every course has a teacher',
      `select c.id from course c where not exists (select 1 from course_teacher t where t.course_id = c.id and t.role = 'TEACHER')`,
    ],
    [
      'every department that teaches has one chief',
      `select d.code from department d where exists (select 1 from course_master m where m.managing_department_code = d.code)
       and 1 <> (select count(*) from member_type t where t.type_code = 'DEPARTMENT_CHIEF' and t.department_code = d.code)`,
    ],
    [
      'members with a type have exactly one primary one',
      `select t.member_id from member_type t group by 1 having count(*) filter (where t.is_primary) <> 1`,
    ],
    ['everybody has a name in Latin letters', `select m.id from member m where m.name_en !~ '^[A-Za-z .-]+$'`],
  ])('%s', async (_what, text) => {
    expect(await rowsOf(text)).toEqual([]);
  });

  it('every kind of person and standing is there', async () => {
    const kinds = await rowsOf(`
      select (select count(distinct type_code)::int from member_type) as types, (select count(distinct register_status)::int from student) as standings,
        (select count(distinct student_type)::int from student) as "studentTypes", (select count(distinct university_code)::int from student) as universities,
        (select count(*)::int from student) as students, (select count(*) > 5 from student_term where is_warned) as warned`);
    expect(kinds).toEqual([
      { types: 12, standings: 5, studentTypes: 3, universities: 2, students: PLAN.students, warned: true },
    ]);
  });
});

describe('withClient', () => {
  it('gives the connection back after a failure', async () => {
    await expect(withClient(portal.connection, () => Promise.reject(new Error('on purpose')))).rejects.toThrow(
      'on purpose',
    );
    const left = await rowsOf(
      "select 1 from pg_stat_activity where application_name = 'naru-demo' and datname = current_database()",
    );
    expect(left).toEqual([]);
  });
});
