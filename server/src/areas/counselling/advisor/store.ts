/**
 * Students with their advisors, and advisors with how many they have.
 */
import type { AdvisorEndReason, AdvisorReason } from '@naru/contract/areas/counselling/advisor/words.ts';
import { sql, type RawBuilder } from 'kysely';

import { codesBelowAnyOf, isBelow, isBelowAny } from '../../../blocks/reference/department/below-sql.ts';
import { inForce } from '../../../platform/db/in-force.ts';
import { nameOf } from '../../../platform/db/name.ts';
import { countOf, rowsOf, type Db } from '../../../platform/db/db.ts';
import type { Locale } from '../../../platform/http/messages.ts';
import { COUNT_BOUND, type PageWindow } from '../../../platform/list/paging.ts';
import type { Search } from '../../../platform/list/search.ts';
import { isCalled } from '../../../platform/list/search-sql.ts';
import { ADVISORS_TYPES, IS_HERE_BY_KEY, isAdvisor, mayAdvise, type AdvisorScope } from './scope-sql.ts';

export interface AdvisedRow {
  readonly studentId: string;
  readonly studentMemberId: string;
  readonly studentName: string;
  readonly studentDepartment: string;
  readonly departmentCode: string;
  readonly studentNumber: string;
  readonly grade: number;
  readonly entranceYear: number;
  readonly assignmentId: string | null;
  readonly advisorId: string | null;
  readonly advisorName: string | null;
  readonly beginsOn: string | null;
  readonly endsOn: string | null;
}

export interface Narrowed {
  readonly department?: string | undefined;
  readonly grade?: number | undefined;
  readonly entranceYear?: number | undefined;
  readonly advisorId?: string | undefined;
  readonly isAdvised?: boolean | undefined;
  readonly search?: Search | undefined;
  readonly studentIds?: readonly string[] | undefined;
  readonly studentNumbers?: readonly string[] | undefined;
}

export interface AdvisedParams {
  readonly scope: AdvisorScope;
  readonly today: string;
  readonly locale: Locale;
}

/** Builds the condition that an assignment holds, today or later. */
const isThere = (today: string): RawBuilder<unknown> => sql`held.kind = 'ADVISOR'
    and held.begins_on <= coalesce(held.ends_on, held.begins_on)
    and (held.ends_on is null or held.ends_on >= ${today}::date)`;

/** Builds a column of the last assignment of the student `s`: today's, or one that begins later. */
const lastOf = (column: 'id' | 'advisor_id', today: string): RawBuilder<unknown> => sql`(
  select ${sql.ref(`held.${column}`)} from advisor_assignment held
  where held.student_id = s.id and ${isThere(today)} order by held.begins_on desc limit 1)`;

const found = (search: Search): RawBuilder<unknown> => sql`(
  s.student_number like ${search.start} or ${isCalled('sm', search)})`;

/** Builds the condition of grade and year of entrance. */
function ofYear({ grade, entranceYear }: Narrowed): RawBuilder<unknown> {
  const parts: RawBuilder<unknown>[] = [sql`true`];
  if (grade !== undefined) parts.push(sql`s.grade = ${grade}`);
  if (entranceYear !== undefined) parts.push(sql`s.entrance_year = ${entranceYear}`);
  return sql.join(parts, sql` and `);
}

function chosen({ advisorId, search, studentIds, studentNumbers }: Narrowed, today: string): RawBuilder<unknown> {
  const parts: RawBuilder<unknown>[] = [sql`true`];
  if (advisorId !== undefined)
    parts.push(sql`s.id = any(array(
      select held.student_id from advisor_assignment held where held.advisor_id = ${advisorId}::uuid and ${isThere(today)}))
      and ${lastOf('advisor_id', today)} = ${advisorId}::uuid`);
  if (search) parts.push(found(search));
  if (studentIds) parts.push(sql`s.id = any(${[...studentIds]}::uuid[])`);
  if (studentNumbers) parts.push(sql`s.student_number = any(${[...studentNumbers]}::text[])`);
  return sql.join(parts, sql` and `);
}

/** Students by how they stand: without an advisor, with one until further notice, or with one until a day to come. */
const STANDINGS = ['NONE', 'OPEN', 'ENDING'] as const;
type AdvisedStanding = (typeof STANDINGS)[number];

/** Builds the condition that the student `s` stands so, each by an index of its own. */
function standsSo(stands: AdvisedStanding, today: string): RawBuilder<unknown> {
  const ending = sql`advisor_assignment held where held.ends_on is not null and ${isThere(today)}`;
  if (stands === 'OPEN') return sql`s.is_advised`;
  if (stands === 'NONE') return sql`not s.is_advised and not exists (select from ${ending} and held.student_id = s.id)`;
  return sql`not s.is_advised and s.id = any(array(select held.student_id from ${ending}))`;
}

const JOINED = sql`join member sm on sm.id = s.member_id`;

interface Wanted {
  readonly where: RawBuilder<unknown>;
  /** In their order, and no more than so many; all of them without it. */
  readonly most?: number;
}

/**
 * Builds the select of students (id, grade, number) who stand so. Each department gives the first by its index, and so does
 * the whole university: neither is sorted to show a page of it.
 */
function standing(
  { scope, today }: AdvisedParams,
  { department, search }: Narrowed,
  { stands, where, most }: Wanted & { readonly stands: AdvisedStanding },
): RawBuilder<unknown> {
  const first = most === undefined ? sql`` : sql`order by s.grade, s.student_number limit ${most}::int`;
  const select = (isThereToo: RawBuilder<unknown>): RawBuilder<unknown> => sql`
    select s.id, s.grade, s.student_number from student s ${search ? JOINED : sql``}
    where ${isThereToo} and ${IS_HERE_BY_KEY} and ${standsSo(stands, today)} and ${where} ${first}`;
  if (scope === null && department === undefined) return select(sql`true`);
  const tops = department === undefined ? [...(scope ?? [])] : [department];
  const isIn = department === undefined || scope === null ? sql`true` : isBelowAny(sql`below.code`, scope);
  return sql`
    select own.* from unnest(${codesBelowAnyOf(sql`${tops}::text[]`)}) below(code)
    cross join lateral (${select(sql`s.department_code = below.code`)}) own where ${isIn}`;
}

const standingsOf = ({ isAdvised }: Narrowed): readonly AdvisedStanding[] =>
  STANDINGS.filter((one) => isAdvised === undefined || isAdvised === (one !== 'NONE'));

/** Those without one first, by grade and number. */
export function selectAdvised(
  db: Db,
  asked: AdvisedParams,
  { narrowed, window }: { narrowed: Narrowed; window: Pick<PageWindow, 'size' | 'offset'> },
): Promise<AdvisedRow[]> {
  const { today, locale } = asked;
  const wanted: Wanted = {
    where: sql`${ofYear(narrowed)} and ${chosen(narrowed, today)}`,
    most: window.size + window.offset,
  };
  const parts = standingsOf(narrowed).map(
    (stands) =>
      sql`(select one.*, ${sql.lit(stands !== 'NONE')} as is_advised from (${standing(asked, narrowed, { ...wanted, stands })}) one)`,
  );
  return rowsOf<AdvisedRow>(db)`
    with page as (
      select part.* from (${sql.join(parts, sql` union all `)}) part
      order by part.is_advised, part.grade, part.student_number limit ${window.size} offset ${window.offset})
    select s.id as "studentId", s.member_id as "studentMemberId", ${nameOf('sm', locale)} as "studentName",
      ${nameOf('d', locale)} as "studentDepartment", s.department_code as "departmentCode",
      s.student_number as "studentNumber", s.grade, s.entrance_year as "entranceYear", last.id as "assignmentId", last.advisor_id as "advisorId",
      (select ${nameOf('am', locale)} from member am where am.id = last.advisor_id) as "advisorName",
      last.begins_on as "beginsOn", last.ends_on as "endsOn"
    from page join student s on s.id = page.id join member sm on sm.id = s.member_id
    join department d on d.code = s.department_code left join advisor_assignment last on last.id = ${lastOf('id', today)}
    order by page.is_advised, s.grade, s.student_number`;
}

/** Counts the students of the departments, grade and year of entrance that are asked for. */
export function countHere(db: Db, asked: AdvisedParams, narrowed: Narrowed): Promise<number> {
  const { scope } = asked;
  const isIn = scope === null ? sql`true` : isBelowAny(sql`s.department_code`, scope);
  const isBelowIt =
    narrowed.department === undefined ? sql`true` : isBelow(sql`s.department_code`, sql`${narrowed.department}`);
  return countOf(db)`
    select count(*)::int as count from student s
    where ${IS_HERE_BY_KEY} and ${isIn} and ${isBelowIt} and ${ofYear(narrowed)}`;
}

/** Counts those of them who have no advisor. */
export function countUnadvised(db: Db, asked: AdvisedParams, narrowed: Narrowed): Promise<number> {
  return countStanding(db, asked, { ...narrowed, isAdvised: false, advisorId: undefined, search: undefined });
}

/** Counts those whom all conditions leave. */
export function countStanding(db: Db, asked: AdvisedParams, narrowed: Narrowed): Promise<number> {
  const where = sql`${ofYear(narrowed)} and ${chosen(narrowed, asked.today)}`;
  const parts = standingsOf(narrowed).map((stands) => sql`(${standing(asked, narrowed, { where, stands })})`);
  return countOf(db)`select count(*)::int as count from (${sql.join(parts, sql` union all `)}) part`;
}

export interface AdvisorRow {
  readonly memberId: string;
  readonly name: string;
  readonly number: string;
  readonly departmentName: string | null;
  readonly count: number;
}

export interface AdvisorsParams extends Pick<AdvisedParams, 'today' | 'locale'> {
  /** Only these; those named by a number are of any department. */
  readonly among?: readonly string[] | undefined;
  readonly numbers?: readonly string[] | undefined;
  readonly search?: Search | undefined;
  /** The department whose advisors come first. */
  readonly ownDepartment?: string | undefined;
}

export interface AdvisingThereRow {
  readonly memberId: string;
  /** Students there whom they advise. */
  readonly count: number;
}

/** Selects people of departments and those below, and those who advise students there. */
export function selectAdvisingThere(db: Db, tops: readonly string[], today: string): Promise<AdvisingThereRow[]> {
  return rowsOf<AdvisingThereRow>(db)`
    select there.member_id as "memberId", sum(there.count)::int as count from (
      select at.member_id, 0 as count from member_type at where at.type_code = any(${ADVISORS_TYPES}::text[])
        and ${inForce('at', sql`${today}`)} and ${isBelowAny(sql`at.department_code`, tops)}
      union all select held.advisor_id, 1 from student s cross join lateral (
        select open.advisor_id from advisor_assignment open where open.student_id = s.id and open.ends_on is null offset 0) held
        where ${isBelowAny(sql`s.department_code`, tops)}) there
    group by there.member_id`;
}

function advising({ today, among, numbers, search }: AdvisorsParams): RawBuilder<unknown> {
  const parts: RawBuilder<unknown>[] = [among || numbers ? mayAdvise('m', today) : isAdvisor('m', today)];
  if (among) parts.push(sql`m.id = any(${[...among]}::uuid[])`);
  else if (numbers) parts.push(sql`lower(m.username) = any(${numbers.map((one) => one.toLowerCase())}::text[])`);
  if (search) parts.push(isCalled('m', search));
  return sql.join(parts, sql` and `);
}

/** How many students each has is counted for those of the window only. */
export function selectAdvisors(
  db: Db,
  asked: AdvisorsParams,
  window: Pick<PageWindow, 'size' | 'offset'>,
): Promise<AdvisorRow[]> {
  const main = sql`(select at.department_code from member_type at where at.member_id = m.id
    and at.department_code is not null order by at.is_primary desc, at.type_code limit 1)`;
  const own = asked.ownDepartment === undefined ? sql`false` : sql`coalesce(${main} = ${asked.ownDepartment}, false)`;
  return rowsOf<AdvisorRow>(db)`
    with page as (
      select m.id, m.name_ko, ${own} as is_own from member m where ${advising(asked)}
      order by is_own desc, m.name_ko, m.id limit ${window.size} offset ${window.offset})
    select m.id as "memberId", ${nameOf('m', asked.locale)} as name, m.username as number,
      ${nameOf('d', asked.locale)} as "departmentName",
      (select count(*)::int from advisor_assignment held where held.advisor_id = m.id and held.kind = 'ADVISOR'
        and held.ends_on is null) as count
    from page join member m on m.id = page.id left join department d on d.code = ${main}
    order by page.is_own desc, page.name_ko, page.id`;
}

/** Stops one above the bound. */
export function countAdvisors(db: Db, asked: AdvisorsParams): Promise<number> {
  return countOf(db)`
    select count(*)::int as count from (
      select from member m where ${advising(asked)} limit ${sql.lit(COUNT_BOUND + 1)}) bounded`;
}

export interface HistoryRow {
  readonly id: string;
  readonly advisorId: string;
  readonly advisorName: string;
  readonly beginsOn: string;
  readonly endsOn: string | null;
  readonly reason: AdvisorReason;
  readonly endReason: AdvisorEndReason | null;
  readonly isCurrent: boolean;
}

/** All that were ever in force or will be, the latest first. */
export function selectAdvisorHistory(
  db: Db,
  studentId: string,
  asked: Pick<AdvisedParams, 'today' | 'locale'>,
): Promise<HistoryRow[]> {
  return rowsOf<HistoryRow>(db)`
    select held.id, held.advisor_id as "advisorId", ${nameOf('m', asked.locale)} as "advisorName",
      held.begins_on as "beginsOn", held.ends_on as "endsOn", held.reason, held.end_reason as "endReason",
      ${inForce('held', sql`${asked.today}`)} as "isCurrent"
    from advisor_assignment held join member m on m.id = held.advisor_id
    where held.student_id = ${studentId}::uuid and held.kind = 'ADVISOR'
      and held.begins_on <= coalesce(held.ends_on, held.begins_on)
    order by held.begins_on desc`;
}

export interface LastRow {
  readonly id: string;
  readonly studentId: string;
  readonly advisorId: string;
  readonly beginsOn: string;
  readonly endsOn: string | null;
}

/** The last advisor of each student, whether in force or not; by student. */
export async function selectLastAdvisors(db: Db, studentIds: readonly string[]): Promise<Map<string, LastRow>> {
  const rows = await rowsOf<LastRow>(db)`
    select distinct on (held.student_id) held.id, held.student_id as "studentId", held.advisor_id as "advisorId",
      held.begins_on as "beginsOn", held.ends_on as "endsOn"
    from advisor_assignment held
    where held.student_id = any(${[...studentIds]}::uuid[]) and held.kind = 'ADVISOR'
      and held.begins_on <= coalesce(held.ends_on, held.begins_on)
    order by held.student_id, held.begins_on desc`;
  return new Map(rows.map((row) => [row.studentId, row]));
}
