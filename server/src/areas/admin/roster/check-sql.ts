/** Checks across rows: references, doubled keys, cycles, and values that others have already. */
import type pg from 'pg';

import { ADMINISTRATOR_ROLE } from '../role/rules.ts';
import { columnName, stagingTable, type FileName, type RosterFile } from './files.ts';
import { TERM_SESSIONS } from './merge-university-sql.ts';
import type { Problems, ProblemReason } from './problems.ts';

const MOST_ROWS = 1_000;

interface Place {
  readonly file: FileName;
  readonly column: string;
  readonly reason: ProblemReason;
}

/** Adds a problem for every row of `sql`, which selects `line` and `value`. */
async function addProblems(client: pg.ClientBase, own: Place & { problems: Problems; sql: string }): Promise<void> {
  const { rows } = await client.query<{ line: number; value: string }>(
    `select found.line, found.value from (${own.sql}) as found(line, value) order by found.line limit ${MOST_ROWS}`,
  );
  for (const { line, value } of rows) {
    own.problems.add({ reason: own.reason, file: `${own.file}.csv`, line, column: own.column, value });
  }
}

/** Rows after the first that have the same `key`. */
function doubledSql(table: string, own: { key: string; value: string; where?: string }): string {
  return `select staged.line, staged.value from (
      select staged.line, ${own.value} as value,
        row_number() over (partition by ${own.key} order by staged.line) as at
      from ${table} staged ${own.where ? `where ${own.where}` : ''}
    ) staged where staged.at > 1`;
}

export async function checkReferences(
  client: pg.ClientBase,
  files: readonly RosterFile[],
  problems: Problems,
): Promise<void> {
  for (const file of files) {
    const table = stagingTable(file.name);
    const doubled = { file: file.name, column: 'sourcedId', reason: 'doubled', problems } as const;
    const key = 'staged.sourced_id';
    await addProblems(client, { ...doubled, sql: doubledSql(table, { key, value: key }) });
    for (const column of file.columns.filter((one) => one.refersTo)) {
      const name = columnName(column.name);
      // One that points at a file that the bundle may do without is no reason to refuse.
      if (column.refersTo === 'categories' && !files.some((one) => one.name === 'categories')) continue;
      const target = stagingTable(column.refersTo ?? file.name);
      const values = column.kind === 'texts' ? `, unnest(string_to_array(staged.${name}, ',')) as one(value)` : '';
      const value = column.kind === 'texts' ? 'one.value' : `staged.${name}`;
      await addProblems(client, {
        file: file.name,
        column: column.name,
        reason: 'dangling',
        problems,
        sql: `select staged.line, ${value} from ${table} staged${values} where ${value} is not null
          and not exists (select from ${target} target where target.sourced_id = ${value})`,
      });
    }
  }
  await checkParents(client, problems);
  await checkDates(client, problems);
  await checkStudents(client, problems);
}

/** Checks that no organisation stands above itself. */
async function checkParents(client: pg.ClientBase, problems: Problems): Promise<void> {
  await addProblems(client, {
    file: 'orgs',
    column: 'parentSourcedId',
    reason: 'cycle',
    problems,
    sql: `with recursive walk(line, start, at) as (
        select staged.line, staged.sourced_id, staged.parent_sourced_id from roster_orgs staged
        where staged.parent_sourced_id is not null
        union
        select walk.line, walk.start, staged.parent_sourced_id from walk
        join roster_orgs staged on staged.sourced_id = walk.at and staged.parent_sourced_id is not null
        where walk.at <> walk.start
      ) select walk.line, walk.start from walk where walk.at = walk.start`,
  });
}

/** Checks that no new term is at the same time as another of its kind; one that is there keeps its dates. */
async function checkTerms(client: pg.ClientBase, problems: Problems): Promise<void> {
  await addProblems(client, {
    file: 'academicSessions',
    column: 'startDate',
    reason: 'termsOverlap',
    problems,
    sql: `with given as (
        select min(session.line) as line, session.year, session.semester_code,
          min(session.start_date) as begins_on, max(session.end_date) as ends_on
        ${TERM_SESSIONS} group by session.year, session.semester_code
      ), added as (
        select given.line, given.year, given.semester_code, given.begins_on, given.ends_on from given left join term on (term.year, term.semester_code) = (given.year, given.semester_code)
        where term.year is null
      ), known as (
        select null::integer as line, term.year, term.semester_code, term.begins_on, term.ends_on from term
        union all select added.line, added.year, added.semester_code, added.begins_on, added.ends_on from added
      )
      select added.line, added.begins_on::text from added
      where added.begins_on < added.ends_on and exists (
        select from known where known.semester_code = added.semester_code and known.year <> added.year
          and (known.line is null or known.line < added.line)
          and known.begins_on <= added.ends_on and known.ends_on >= added.begins_on)`,
  });
}

/** Checks that nothing ends before it begins; an academic session may not end on its first day either. */
async function checkDates(client: pg.ClientBase, problems: Problems): Promise<void> {
  await addProblems(client, {
    file: 'academicSessions',
    column: 'endDate',
    reason: 'endsBeforeItBegins',
    problems,
    sql: `select staged.line, staged.end_date::text from roster_academic_sessions staged
      where staged.end_date <= staged.start_date`,
  });
  for (const [file, table] of [
    ['roles', 'roster_roles'],
    ['enrollments', 'roster_enrollments'],
  ] as const) {
    await addProblems(client, {
      file,
      column: 'endDate',
      reason: 'endsBeforeItBegins',
      problems,
      sql: `select staged.line, staged.end_date::text from ${table} staged where staged.end_date < staged.begin_date`,
    });
  }
}

/** Checks that those enrolled or graded as students are students, once in a class and once in an assessment. */
async function checkStudents(client: pg.ClientBase, problems: Problems): Promise<void> {
  await addProblems(client, {
    file: 'enrollments',
    column: 'userSourcedId',
    reason: 'notStudent',
    problems,
    sql: `select staged.line, staged.user_sourced_id from roster_enrollments staged
      where staged.role = 'student' and not exists (select from roster_roles role
        where role.user_sourced_id = staged.user_sourced_id and role.role = 'student')`,
  });
  await addProblems(client, {
    file: 'results',
    column: 'studentSourcedId',
    reason: 'notStudent',
    problems,
    sql: `select staged.line, staged.student_sourced_id from roster_results staged
      where not exists (select from roster_roles role
        where role.user_sourced_id = staged.student_sourced_id and role.role = 'student')`,
  });
  await addProblems(client, {
    file: 'enrollments',
    column: 'userSourcedId',
    reason: 'doubled',
    problems,
    sql: doubledSql('roster_enrollments', {
      key: 'staged.class_sourced_id, staged.user_sourced_id',
      value: 'staged.user_sourced_id',
      where: `staged.role = 'student'`,
    }),
  });
  await addProblems(client, {
    file: 'results',
    column: 'studentSourcedId',
    reason: 'doubled',
    problems,
    sql: doubledSql('roster_results', {
      key: 'staged.line_item_sourced_id, staged.student_sourced_id',
      value: 'staged.student_sourced_id',
    }),
  });
}

/** Checks uniqueness among the rows and against rows that Naru has from elsewhere. Runs once keys are worked out. */
export async function checkUniques(client: pg.ClientBase, problems: Problems): Promise<void> {
  await checkTerms(client, problems);
  await checkDepartmentCodes(client, problems);
  await checkCourseCodes(client, problems);
  await checkAccounts(client, problems);
  await checkStudentNumbers(client, problems);
}

async function checkDepartmentCodes(client: pg.ClientBase, problems: Problems): Promise<void> {
  await addProblems(client, {
    file: 'orgs',
    column: 'identifier',
    reason: 'doubled',
    problems,
    sql: doubledSql('roster_orgs', { key: 'staged.code', value: 'staged.code' }),
  });
  await addProblems(client, {
    file: 'orgs',
    column: 'identifier',
    reason: 'taken',
    problems,
    sql: `select staged.line, staged.code from roster_orgs staged join department on department.code = staged.code
      where staged.is_new`,
  });
}

async function checkCourseCodes(client: pg.ClientBase, problems: Problems): Promise<void> {
  const masterKey = 'staged.code, staged.year, staged.semester_code';
  await addProblems(client, {
    file: 'courses',
    column: 'courseCode',
    reason: 'doubled',
    problems,
    sql: doubledSql('roster_courses', { key: masterKey, value: 'staged.code' }),
  });
  await addProblems(client, {
    file: 'courses',
    column: 'courseCode',
    reason: 'taken',
    problems,
    sql: `select staged.line, staged.code from roster_courses staged
      join course_master master on master.course_code = staged.code and master.year = staged.year
        and master.semester_code = staged.semester_code
      where not exists (select from roster_courses own where own.id = master.id)`,
  });
}

/** Checks the two that people sign in by: the name of an account, and the subject that the university's sign-in sends. */
async function checkAccounts(client: pg.ClientBase, problems: Problems): Promise<void> {
  const people = [
    { column: 'username', key: 'lower(staged.username)', stored: 'lower(member.username)' },
    {
      column: 'userMasterIdentifier',
      key: 'coalesce(staged.user_master_identifier, staged.username)',
      stored: 'member.sso_subject',
    },
  ];
  for (const { column, key, stored } of people) {
    const place = { file: 'users', column, problems } as const;
    await addProblems(client, {
      ...place,
      reason: 'doubled',
      sql: doubledSql('roster_users', { key, value: key }),
    });
    await addProblems(client, {
      ...place,
      reason: 'taken',
      sql: `select staged.line, ${key} from roster_users staged join member on ${stored} = ${key}
        where not exists (select from roster_users own where own.id = member.id)`,
    });
  }
}

async function checkStudentNumbers(client: pg.ClientBase, problems: Problems): Promise<void> {
  const number = 'coalesce(staged.identifier, staged.username)';
  const place = { file: 'users', column: 'identifier', problems } as const;
  await addProblems(client, {
    ...place,
    reason: 'doubled',
    sql: doubledSql('roster_users', { key: number, value: number, where: 'staged.student_id is not null' }),
  });
  await addProblems(client, {
    ...place,
    reason: 'taken',
    sql: `select staged.line, student.student_number from roster_users staged
      join student on student.student_number = ${number}
      where staged.student_id is not null
        and not exists (select from roster_users own where own.student_id = student.id)`,
  });
}

/**
 * X4: checks that an administrator who can sign in now stays able to. It locks the administrators' role, as locking an
 * account by hand does, but only where the roster would shut one out; the lock lasts until the import ends.
 */
export async function checkAdministrators(client: pg.ClientBase, source: string, problems: Problems): Promise<void> {
  const holders = `select member.id, member.username, staged.line,
      member.source_system is not distinct from $1::text and coalesce(not staged.enabled_user, true) as is_lost
    from role_member join member on member.id = role_member.member_id
    left join roster_users staged on staged.id = member.id
    where role_member.role_id = '${ADMINISTRATOR_ROLE}' and member.status = 'ACTIVE' and not member.is_external`;
  const read = async (): Promise<readonly Holder[]> =>
    (await client.query<Holder>(`${holders} order by staged.line`, [source])).rows;
  if (!(await read()).some((holder) => holder.is_lost)) return;
  await client.query('select from role where role.id = $1 for no key update', [ADMINISTRATOR_ROLE]);
  const locked = await read();
  if (locked.some((holder) => !holder.is_lost)) return;
  for (const { line, username } of locked) {
    const column = line === null ? null : 'enabledUser';
    problems.add({ reason: 'lastAdministrator', file: 'users.csv', line, column, value: username });
  }
}

interface Holder {
  readonly username: string;
  /** Null for who is no longer in the roster. */
  readonly line: number | null;
  readonly is_lost: boolean;
}
