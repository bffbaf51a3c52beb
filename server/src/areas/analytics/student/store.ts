import type { EnumKey } from '@naru/contract/enums.ts';
import { sql, type RawBuilder } from 'kysely';

import { isBelow } from '../../../blocks/reference/department/below-sql.ts';
import { searchValues, searchWay, STUDENT_SEARCHES } from '../../../blocks/student/search-sql.ts';
import {
  advisedBySlot,
  isOneInScope,
  isTaught,
  scopeValues,
  studentsInScope,
  type StudentScope,
} from '../../../blocks/student/scope-sql.ts';
import { nameOf } from '../../../platform/db/name.ts';
import type { Person } from '../../../platform/access/actor.ts';
import { inForce } from '../../../platform/db/in-force.ts';
import type { Db, Tx } from '../../../platform/db/db.ts';
import { runShape, slot } from '../../../platform/db/statements.ts';
import type { Locale } from '../../../platform/http/messages.ts';
import { COUNT_BOUND, type PageWindow, type SortTerm } from '../../../platform/list/paging.ts';
import type { Search } from '../../../platform/list/search.ts';
import type { StudentSort } from './sort.ts';

export interface StudentRow {
  readonly id: string;
  readonly memberId: string;
  readonly name: string;
  readonly studentNumber: string;
  readonly departmentName: string;
  readonly grade: number;
  readonly registerStatus: EnumKey<'schoolRegister'>;
  readonly advisorName: string | null;
  /** Null also outside the scope of `averages`. */
  readonly gradeAverage: number | null;
  readonly canOpen: boolean;
}

/** A caller with the scopes in which they list students, open records and see averages. */
export interface ViewScope {
  readonly actor: Person;
  readonly today: string;
  readonly listed: StudentScope;
  readonly opened: StudentScope;
  readonly averages: StudentScope;
}

export interface StudentsParams {
  readonly search: Search | undefined;
  readonly department: string | undefined;
  readonly grade: number | undefined;
  readonly registerStatus: string | undefined;
  /** The code of the university or of the graduate school. */
  readonly university: string | undefined;
  /** Only students of this advisor. */
  readonly advisor: string | undefined;
  /** Only students whom the caller teaches. */
  readonly isTaught: true | undefined;
  readonly sort: readonly SortTerm<StudentSort>[];
  readonly window: PageWindow;
}

const DEPARTMENT = isBelow(sql`s.department_code`, slot('department'));

const ID = sql.ref('s.id');

const CONDITIONS = {
  ...STUDENT_SEARCHES,
  department: DEPARTMENT,
  grade: sql`s.grade = ${slot('grade')}`,
  registerStatus: sql`s.register_status = ${slot('registerStatus')}`,
  university: sql`s.university_code = ${slot('university')}`,
  advisor: advisedBySlot(ID),
  isTaught: isTaught(ID),
};
type Condition = keyof typeof CONDITIONS;

/** The page and all before it. */
const UP_TO_PAGE = sql`${slot('limit')}::int + ${slot('offset')}::int`;

const FILTERS = ['department', 'grade', 'registerStatus', 'university', 'advisor', 'isTaught'] as const;

const SORTS: Readonly<Record<StudentSort, RawBuilder<unknown>>> = {
  studentNo: sql`s.student_number`,
  name: sql`m.name_ko`,
  grade: sql`s.grade`,
};

/** Selects the page and its bounded count in one statement: the keys of the page first, then what belongs to them. */
export async function selectStudentPage(
  db: Db,
  scope: ViewScope,
  asked: StudentsParams,
  locale: Locale,
): Promise<{ rows: StudentRow[]; counted: number }> {
  const given: Condition[] = FILTERS.filter((name) => asked[name] !== undefined);
  if (asked.search) given.push(searchWay(asked.search));
  const order = asked.sort.map(({ field, descending }) => `${field}${descending ? ' desc' : ''}`);
  const scopes = [scope.listed, scope.opened, scope.averages].map((one) => one.join(' '));
  const shape = {
    key: `students ${locale} | ${scopes.join(' / ')} | ${given.join(' ')} | ${order.join(', ')}`,
    build: (handle: Db) => buildPage(scope, { given, sort: asked.sort, locale }).compile(handle),
  };
  const rows = await runShape(db, shape, {
    ...scopeValues(scope.actor, scope.today),
    ...asked,
    ...searchValues(asked.search),
    limit: asked.window.size,
    offset: asked.window.offset,
  });
  return { rows: rows.filter((row) => row.isRow), counted: rows[0]?.counted ?? 0 };
}

type CountedStudent = StudentRow & { readonly isRow: boolean; readonly counted: number };
type Build = Pick<StudentsParams, 'sort'> & { readonly given: readonly Condition[]; readonly locale: Locale };

/** Builds the statement; a page without rows still returns the count, in one row of nothing else. */
function buildPage(scope: ViewScope, { given, sort, locale }: Build): RawBuilder<CountedStudent> {
  const where = sql`${sql.join([sql`true`, ...given.map((name) => CONDITIONS[name])], sql` and `)}`;
  const order = sql.join(sort.map(({ field, descending }) => (descending ? sql`${SORTS[field]} desc` : SORTS[field])));
  // Names stand with the member; no other order needs the join.
  const people = sort.some(({ field }) => field === 'name') ? sql`join member m on m.id = s.member_id` : sql``;
  const counted = studentsInScope(scope.listed, { where, most: sql.lit(COUNT_BOUND + 1) });
  const first = studentsInScope(scope.listed, { where, joins: people, order, most: UP_TO_PAGE });
  return sql<CountedStudent>`
    select (page.id is not null) as "isRow", total.counted, ${columns(scope, locale)}
    from (select count(*)::int as counted from (
        select from (${counted}) reached limit ${sql.lit(COUNT_BOUND + 1)}) bounded) total
    left join (
      select s.id from student s ${people} where s.id = any(array(${first}))
      order by ${order} limit ${slot('limit')} offset ${slot('offset')}
    ) page on true
    left join student s on s.id = page.id
    left join member m on m.id = s.member_id
    left join department on department.code = s.department_code
    order by ${order}`;
}

function columns(scope: ViewScope, locale: Locale): RawBuilder<unknown> {
  return sql`s.id, s.member_id as "memberId", ${nameOf('m', locale)} as "name", s.student_number as "studentNumber",
    ${nameOf('department', locale)} as "departmentName", s.grade, s.register_status as "registerStatus",
    (select ${nameOf('adviser', locale)} from advisor_assignment advising
      join member adviser on adviser.id = advising.advisor_id
      where advising.student_id = s.id and advising.kind = 'ADVISOR' and ${inForce('advising', slot('today'))}
      order by advising.begins_on desc limit 1) as "advisorName",
    case when ${isOneInScope(scope.averages, ID)} then (
      select past.grade_average_overall::float8 from student_term past
      where past.student_id = s.id and past.grade_average_overall is not null
      order by past.year desc, past.semester_code desc limit 1) end as "gradeAverage",
    ${isOneInScope(scope.opened, ID)} as "canOpen"`;
}

/** Keeps the reason for which a session sees all students. */
export async function updateAllStudentsReason(tx: Tx, sessionId: string, reason: string): Promise<void> {
  await tx.updateTable('session').set({ all_students_reason: reason }).where('session.id', '=', sessionId).execute();
}
