import type { RosterKind } from '@naru/contract/areas/roster.ts';
import type pg from 'pg';
import { beforeAll, describe, expect, it } from 'vitest';

import { withClient } from '../../../../demo/client.ts';
import { seedDemo } from '../../../../demo/seed.ts';
import { hashTables } from '../../../../demo/test-rows.ts';
import { cloneDatabase } from '../../../../test/portal.ts';
import { bundleFiles, bundleRows, writeFolder, writeZip, type BundleRows } from '../../../../test/roster-bundle.ts';
import { importRoster, type ImportReport } from './import.ts';
import { explainProblem, placeProblem, RosterRefusedError } from './problems.ts';

const NOW = new Date('2026-11-20T01:00:00Z');
type Options = Partial<Parameters<typeof importRoster>[1]>;

async function run(connection: pg.ClientConfig, location: string, options: Options = {}): Promise<ImportReport> {
  const usual = { isDryRun: false, advisor: 'none', allowsRemovals: false, actorId: null, now: () => NOW } as const;
  return importRoster(connection, { ...usual, location, ...options });
}

async function runRows(connection: pg.ClientConfig, rows: BundleRows, options: Options = {}): Promise<ImportReport> {
  return run(connection, writeFolder(bundleFiles(rows)), options);
}

async function refusal(connection: pg.ClientConfig, rows: BundleRows): Promise<string[]> {
  const refused = await runRows(connection, rows).catch((error: unknown) => error);
  if (!(refused instanceof RosterRefusedError)) throw new Error('the bundle was not refused', { cause: refused });
  return refused.problems.map((one) => `${placeProblem(one, 'en')}: ${explainProblem(one, 'en')}`);
}

async function select<R>(connection: pg.ClientConfig, text: string, values: readonly unknown[] = []): Promise<R[]> {
  return withClient(connection, async (client) => (await client.query(text, [...values])).rows as R[]);
}

function countsOf(report: ImportReport, kind: RosterKind): Record<string, number> {
  const { kind: _kind, ...counts } = report.counts.find((one) => one.kind === kind) ?? { kind };
  return counts;
}

/** Hashes all rows, but for the reports that each import leaves. */
async function hashes(connection: pg.ClientConfig): Promise<Record<string, string>> {
  const { import_run: _runs, audit_log: _audit, ...others } = await hashTables(connection);
  return others;
}

/** Takes a person out of every file. */
function without(rows: BundleRows, ...ids: string[]): BundleRows {
  const isAbout = (row: Readonly<Record<string, string>>): boolean =>
    ids.some((id) => [row['userSourcedId'], row['studentSourcedId'], row['sourcedId']].includes(id));
  return Object.fromEntries(Object.entries(rows).map(([name, list]) => [name, list.filter((row) => !isAbout(row))]));
}

describe('importRoster', () => {
  let connection: pg.ClientConfig;
  beforeAll(async () => {
    connection = await cloneDatabase();
    await seedDemo(connection, { students: 40, today: '2026-11-20' });
  });

  it('changes nothing in a dry run, and says what it would do', async () => {
    const before = await hashTables(connection);
    const report = await runRows(connection, bundleRows(), { isDryRun: true, advisor: 'first-class' });
    expect(countsOf(report, 'MEMBER')).toEqual({ given: 14, added: 14, changed: 0, left: 0 });
    expect(countsOf(report, 'ADVISOR')).toEqual({ given: 12, added: 12, changed: 0, left: 0 });
    expect(await hashTables(connection)).toEqual(before);
  });

  it('brings everything in beside the demonstration university, and nothing twice', async () => {
    const [{ n: members } = { n: 0 }] = await select<{ n: number }>(
      connection,
      'select count(*)::int as n from member',
    );
    const report = await runRows(connection, bundleRows());
    expect(Object.fromEntries(report.counts.map((one) => [one.kind, one.added]))).toEqual({
      DEPARTMENT: 3,
      TERM: 0,
      COURSE_MASTER: 2,
      COURSE: 3,
      MEMBER: 14,
      MEMBER_TYPE: 26,
      STUDENT: 12,
      ENROLMENT: 18,
      TEACHER: 2,
      ASSESSMENT: 1,
      RESULT: 12,
      ADVISOR: 0,
    });
    expect(await select(connection, 'select count(*)::int as n from member')).toEqual([{ n: members + 14 }]);

    const after = await hashes(connection);
    const again = await runRows(connection, bundleRows());
    expect(again.counts.filter((one) => one.added + one.changed + one.left > 0)).toEqual([]);
    expect(await hashes(connection)).toEqual(after);
    expect(await select(connection, 'select source_system, counts from import_run order by id limit 1')).toEqual([
      { source_system: 'hangang', counts: report.counts },
    ]);
  });

  it('maps organisations, terms, courses and people', async () => {
    expect(
      await select(
        connection,
        `select code, parent_code, name_ko from department where source_system = 'hangang' order by code`,
      ),
    ).toEqual([
      { code: 'HG', parent_code: '10000', name_ko: '한강대학교' },
      { code: 'HG-ART', parent_code: 'HG', name_ko: '예술대학' },
      { code: 'HG-ENG', parent_code: 'HG', name_ko: '공과대학' },
    ]);
    expect(
      await select(
        connection,
        `select course.source_id, year, semester_code, course_code, class_number from course
         where source_system = 'hangang' order by source_id`,
      ),
    ).toEqual([
      { source_id: 'c1', year: 2026, semester_code: '10', course_code: 'ALGO', class_number: '01' },
      { source_id: 'c2', year: 2026, semester_code: '20', course_code: 'ALGO', class_number: '01' },
      { source_id: 'c3', year: 2026, semester_code: '20', course_code: 'ALGO', class_number: '02' },
    ]);
    expect(
      await select(
        connection,
        `select name_ko, sso_subject, student_number, grade, birth_year, sex,
           (select array_agg(type_code order by is_primary desc) from member_type where member_id = member.id) as types
         from member left join student on student.member_id = member.id
         where source_system = 'hangang' and source_id = any($1) order by source_id`,
        [['hg-coach', 'prof', 's01']],
      ),
    ).toEqual([
      { ...nobody, name_ko: 'Anna Smith', sso_subject: 'hg-coach', types: ['ACADEMIC_COACH'] },
      { ...nobody, name_ko: '이교수', sso_subject: 'sso-prof', types: ['FULLTIME_PROFESSOR'] },
      {
        name_ko: '김학생1',
        sso_subject: 's01',
        student_number: '202601',
        grade: 1,
        birth_year: 2007,
        sex: 'F',
        types: ['CURRENT_STUDENT', 'STUDENT'],
      },
    ]);
    expect(await select(connection, `select category, due_on::text, highest_score::float from assessment`)).toEqual([
      { category: '과제', due_on: '2026-03-20', highest_score: 100 },
    ]);
    expect(await select(connection, `select status, score::float, is_late, is_missing from result limit 1`)).toEqual([
      { status: 'FULLY_GRADED', score: 87.5, is_late: false, is_missing: null },
    ]);
  });

  it('writes only what differs', async () => {
    const rows = bundleRows();
    rows['users']![0] = { ...rows['users']![0], givenName: '가람' };
    rows['results']![3] = { ...rows['results']![3], score: '12' };
    const report = await runRows(connection, rows);
    const touched = report.counts.filter((one) => one.added + one.changed + one.left > 0);
    expect(touched.map(({ kind, changed }) => [kind, changed])).toEqual([
      ['MEMBER', 1],
      ['RESULT', 1],
    ]);
    expect(
      await select(
        connection,
        `select name_ko, version from member where source_system = 'hangang' and source_id = 's01'`,
      ),
    ).toEqual([{ name_ko: '김가람', version: 2 }]);
    await runRows(connection, bundleRows());
  });

  it('marks who is absent as left, keeps their records, and takes them back', async () => {
    const report = await runRows(connection, without(bundleRows(), 's12'));
    expect(countsOf(report, 'MEMBER')['left']).toBe(1);
    expect(countsOf(report, 'ENROLMENT')['left']).toBe(1);
    expect(countsOf(report, 'RESULT')['left']).toBe(1);
    const person = `select member.status, enrolment.status as enrolled, result.removed_at is not null as removed,
        (select count(*)::int from member_type where member_id = member.id and ends_on is null) as types
      from member join student on student.member_id = member.id join enrolment on enrolment.student_id = student.id
      join result on result.student_id = student.id where member.source_system = 'hangang' and member.source_id = 's12'`;
    expect(await select(connection, person)).toEqual([
      { status: 'LEFT', enrolled: 'DROPPED', removed: true, types: 0 },
    ]);
    expect(
      await select(
        connection,
        `select count(*)::int as n from member where source_system = 'demo' and status = 'LEFT' and is_demo`,
      ),
    ).toEqual([{ n: 0 }]);
    await runRows(connection, bundleRows());
    expect(await select(connection, person)).toEqual([
      { status: 'ACTIVE', enrolled: 'ENROLLED', removed: false, types: 2 },
    ]);
  });

  it('refuses where more than one in ten would leave, unless told', async () => {
    const before = await hashes(connection);
    expect(await refusal(connection, without(bundleRows(), 's11', 's12'))).toEqual([
      expect.stringContaining('users.csv: 2/14 people from this system are missing from the roster.'),
    ]);
    expect(await hashes(connection)).toEqual(before);
    const report = await runRows(connection, without(bundleRows(), 's11', 's12'), { allowsRemovals: true });
    expect(countsOf(report, 'MEMBER')['left']).toBe(2);
    await runRows(connection, bundleRows());
  });

  it('leaves the people of another source alone', async () => {
    const own = await cloneDatabase();
    await runRows(own, bundleRows());
    const other = {
      ...bundleRows(),
      orgs: bundleRows()['orgs']!.map((row) => ({ ...row, identifier: `X${row['identifier']}` })),
      courses: bundleRows()['courses']!.map((row) => ({ ...row, courseCode: `X${row['courseCode']}` })),
      users: bundleRows()['users']!.map((row) => ({
        ...row,
        username: `x-${row['username']}`,
        identifier: row['identifier'] ? `9${row['identifier']}` : '',
        userMasterIdentifier: '',
      })),
    };
    await run(own, writeFolder(bundleFiles(other, 'other')));
    expect(
      await select(own, `select source_system, status, count(*)::int as n from member group by 1, 2 order by 1`),
    ).toEqual([
      { source_system: 'hangang', status: 'ACTIVE', n: 14 },
      { source_system: 'other', status: 'ACTIVE', n: 14 },
    ]);
  });

  it('keeps what administrators decided: a lock, a type given by hand, an outcome', async () => {
    const own = await cloneDatabase();
    await runRows(own, bundleRows());
    const of = (id: string): string =>
      `(select id from member where source_system = 'hangang' and source_id = '${id}')`;
    await select(own, `update member set status = 'LOCKED' where id = ${of('s01')}`);
    await select(
      own,
      `insert into member_type (id, member_id, type_code, begins_on) values (gen_random_uuid(), ${of('prof')}, 'DEPARTMENT_CHIEF', '2026-01-01')`,
    );
    await select(own, `update enrolment set status = 'FAILED' where source_id = 'enr-c1-s02'`);
    const before = await hashes(own);
    const report = await runRows(own, bundleRows());
    expect(report.counts.filter((one) => one.added + one.changed + one.left > 0)).toEqual([]);
    expect(await hashes(own)).toEqual(before);
  });

  it('locks whom the other system disables, and lets in again whom it enables', async () => {
    const own = await cloneDatabase();
    await runRows(own, bundleRows());
    const state = `select member.status, session.end_reason from member left join session on session.member_id = member.id
      where member.source_id = 's01'`;
    await select(
      own,
      `insert into session (id, member_id, token_id, token_issued_at, token_expires_at, method)
       select gen_random_uuid(), member.id, gen_random_uuid(), now(), now() + interval '1 day', 'SSO'
       from member where member.source_id = 's01'`,
    );
    const disabled = bundleRows();
    disabled['users'] = disabled['users']!.map((row) =>
      row['sourcedId'] === 's01' ? { ...row, enabledUser: 'false' } : row,
    );
    await runRows(own, disabled);
    expect(await select(own, state)).toEqual([{ status: 'LOCKED', end_reason: 'LOCKED' }]);
    await runRows(own, bundleRows());
    expect(await select(own, state)).toEqual([{ status: 'ACTIVE', end_reason: 'LOCKED' }]);
    expect(await select(own, 'select from_status, to_status, actor_role from status_change order by id')).toEqual([
      { from_status: 'ACTIVE', to_status: 'LOCKED', actor_role: 'ROSTER' },
      { from_status: 'LOCKED', to_status: 'ACTIVE', actor_role: 'ROSTER' },
    ]);
  });

  it('makes the teacher of the first class the supervising professor, once', async () => {
    const own = await cloneDatabase();
    const report = await runRows(own, bundleRows(), { advisor: 'first-class' });
    expect(countsOf(report, 'ADVISOR')).toEqual({ given: 12, added: 12, changed: 0, left: 0 });
    const before = await hashes(own);
    await runRows(own, bundleRows(), { advisor: 'first-class' });
    await runRows(own, bundleRows());
    expect(await hashes(own)).toEqual(before);
    expect(
      await select(
        own,
        `select distinct advisor.source_id, begins_on::text, reason from advisor_assignment
         join member advisor on advisor.id = advisor_id`,
      ),
    ).toEqual([{ source_id: 'prof', begins_on: '2026-03-02', reason: 'INITIAL' }]);
  });

  it('takes a teacher off a class, and counts who was taken off early as dropped', async () => {
    const own = await cloneDatabase();
    await runRows(own, bundleRows());
    const rows = bundleRows();
    rows['enrollments'] = rows['enrollments']!.filter((row) => row['sourcedId'] !== 'enr-c2-prof').map((row) =>
      row['sourcedId'] === 'enr-c1-s01' ? { ...row, endDate: '2026-04-01' } : row,
    );
    const report = await runRows(own, rows);
    expect(countsOf(report, 'TEACHER')['left']).toBe(1);
    expect(await select(own, `select status from enrolment where source_id = 'enr-c1-s01'`)).toEqual([
      { status: 'DROPPED' },
    ]);
  });

  it('makes the root of the university where there is none, and takes new keys of the same enrolment', async () => {
    const own = await cloneDatabase();
    await runRows(own, bundleRows());
    expect(await select(own, `select name_ko from department where code = '10000'`)).toEqual([
      { name_ko: '한강대학교 학사' },
    ]);
    const rows = bundleRows();
    rows['enrollments'] = rows['enrollments']!.map((row) => ({ ...row, sourcedId: `new-${row['sourcedId']}` }));
    expect(countsOf(await runRows(own, rows), 'ENROLMENT')).toEqual({ given: 18, added: 0, changed: 18, left: 0 });
  });

  it('gives families no type of the university', async () => {
    const own = await cloneDatabase();
    const rows = bundleRows();
    rows['roles'] = rows['roles']!.map((row) =>
      row['userSourcedId'] === 'hg-coach' ? { ...row, role: 'parent' } : row,
    );
    await runRows(own, rows);
    expect(
      await select(
        own,
        `select type_code from member_type join member on member.id = member_id where source_id = 'hg-coach'`,
      ),
    ).toEqual([]);
  });

  it('refuses what others hold already, and tells where', async () => {
    const rows = bundleRows();
    rows['users']![0] = { ...rows['users']![0], username: 'Student' };
    rows['orgs']![0] = { ...rows['orgs']![0], sourcedId: 'org-uni2', identifier: '10000' };
    rows['orgs']![1] = { ...rows['orgs']![1], parentSourcedId: 'org-uni2' };
    rows['orgs']![2] = { ...rows['orgs']![2], parentSourcedId: '' };
    expect(await refusal(connection, rows)).toEqual([
      'orgs.csv line 2 identifier: Naru already has this value from another source: 10000',
      'users.csv line 2 username: Naru already has this value from another source: student',
    ]);
  });

  it('X4 neither locks nor ends the last administrator who can sign in', async () => {
    const own = await cloneDatabase();
    await runRows(own, bundleRows());
    const give = (id: string) =>
      select(
        own,
        `insert into role_member (role_id, member_id) select 'ADMINISTRATOR', id from member where source_id = $1`,
        [id],
      );
    const disabled = (...ids: string[]): BundleRows => {
      const rows = bundleRows();
      const users = rows['users']!.map((row) =>
        ids.includes(row['sourcedId']!) ? { ...row, enabledUser: 'false' } : row,
      );
      return { ...rows, users };
    };
    await give('s02');
    const said = 'Without this person no administrator could sign in';
    const before = await hashTables(own);
    expect(await refusal(own, disabled('s02'))).toEqual([
      `users.csv line 3 enabledUser: ${said}: s02. Make someone else an administrator first.`,
    ]);
    expect(await refusal(own, without(bundleRows(), 's02'))).toEqual([
      `users.csv: ${said}: s02. Make someone else an administrator first.`,
    ]);
    expect(await hashTables(own)).toEqual(before);
    // Removing both at once is refused; removing one of them is not.
    await give('s03');
    expect(await refusal(own, disabled('s02', 's03'))).toHaveLength(2);
    expect(countsOf(await runRows(own, disabled('s02')), 'MEMBER')['changed']).toBe(1);
    // People who were locked before do not count, and the roster of another system changes nobody here.
    expect(await refusal(own, disabled('s02', 's03'))).toHaveLength(1);
  });

  it('reads a zip like the folder', async () => {
    const own = await cloneDatabase();
    const report = await run(own, writeZip(bundleFiles(bundleRows())));
    expect(countsOf(report, 'RESULT')['added']).toBe(12);
    const nested = new Map([...bundleFiles(bundleRows())].map(([name, text]) => [`명단/${name}`, text]));
    expect((await run(own, writeZip(nested))).counts.every((one) => one.added + one.changed === 0)).toBe(true);
  });
});

const nobody = { student_number: null, grade: null, birth_year: null, sex: null };
