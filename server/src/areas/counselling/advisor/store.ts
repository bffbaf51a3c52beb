/**
 * Students with their advisors, and advisors with how many they have.
 */
import type { AdvisorEndReason, AdvisorReason } from '@naru/contract/areas/counselling/advisor/words.ts';
import { sql, type RawBuilder } from 'kysely';

import { isBelow, isBelowAny } from '../../../blocks/reference/department/below-sql.ts';
import { inForce } from '../../../platform/db/in-force.ts';
import { nameOf } from '../../../platform/db/name.ts';
import { countOf, firstOf, rowsOf, type Db } from '../../../platform/db/db.ts';
import type { Locale } from '../../../platform/http/messages.ts';
import { COUNT_BOUND, type PageWindow } from '../../../platform/list/paging.ts';
import type { Search } from '../../../platform/list/search.ts';
import { ADVISORS_TYPES, inScope, mayAdvise, type AdvisorScope } from './scope-sql.ts';

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

/**
 * Builds the last assignment of a student: today's, or one that begins later. It is looked up one by one for a few
 * students; for many the assignments are read once.
 */
function lastOf(today: string, isFew: boolean): RawBuilder<unknown> {
  if (isFew)
    return sql`left join lateral (
      select held.id, held.advisor_id, held.begins_on, held.ends_on from advisor_assignment held
      where held.student_id = s.id and ${isThere(today)} order by held.begins_on desc limit 1) last on true`;
  return sql`left join (
    select distinct on (held.student_id) held.student_id, held.id, held.advisor_id, held.begins_on, held.ends_on
    from advisor_assignment held where ${isThere(today)}
    order by held.student_id, held.begins_on desc) last on last.student_id = s.id`;
}

const FROM = (today: string, { studentIds, studentNumbers }: Narrowed): RawBuilder<unknown> =>
  sql`student s join member sm on sm.id = s.member_id
    ${lastOf(today, studentIds !== undefined || studentNumbers !== undefined)}`;

const found = (search: Search): RawBuilder<unknown> => sql`(
  s.student_number like ${`${search.text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`}
  or (${search.isInitials}::boolean and initials_of(sm.name_ko) like ${search.pattern})
  or replace(sm.name_ko, ' ', '') ilike ${search.pattern} or replace(sm.name_en, ' ', '') ilike ${search.pattern})`;

function among({ scope }: AdvisedParams, { department, grade, entranceYear }: Narrowed): RawBuilder<unknown> {
  const parts: RawBuilder<unknown>[] = [inScope(scope)];
  if (department !== undefined) parts.push(isBelow(sql`s.department_code`, sql`${department}`));
  if (grade !== undefined) parts.push(sql`s.grade = ${grade}`);
  if (entranceYear !== undefined) parts.push(sql`s.entrance_year = ${entranceYear}`);
  return sql.join(parts, sql` and `);
}

function chosen({ advisorId, isAdvised, search, studentIds, studentNumbers }: Narrowed): RawBuilder<unknown> {
  const parts: RawBuilder<unknown>[] = [sql`true`];
  if (advisorId !== undefined) parts.push(sql`last.advisor_id = ${advisorId}::uuid`);
  if (isAdvised !== undefined) parts.push(isAdvised ? sql`last.id is not null` : sql`last.id is null`);
  if (search) parts.push(found(search));
  if (studentIds) parts.push(sql`s.id = any(${[...studentIds]}::uuid[])`);
  if (studentNumbers) parts.push(sql`s.student_number = any(${[...studentNumbers]}::text[])`);
  return sql.join(parts, sql` and `);
}

/** Those without one first. */
export function selectAdvised(
  db: Db,
  asked: AdvisedParams,
  { narrowed, window }: { narrowed: Narrowed; window: Pick<PageWindow, 'size' | 'offset'> },
): Promise<AdvisedRow[]> {
  return rowsOf<AdvisedRow>(db)`
    select s.id as "studentId", s.member_id as "studentMemberId", ${nameOf('sm', asked.locale)} as "studentName",
      ${nameOf('d', asked.locale)} as "studentDepartment", s.department_code as "departmentCode",
      s.student_number as "studentNumber", s.grade, s.entrance_year as "entranceYear", last.id as "assignmentId", last.advisor_id as "advisorId",
      (select ${nameOf('am', asked.locale)} from member am where am.id = last.advisor_id) as "advisorName",
      last.begins_on as "beginsOn", last.ends_on as "endsOn"
    from ${FROM(asked.today, narrowed)} join department d on d.code = s.department_code
    where ${among(asked, narrowed)} and ${chosen(narrowed)}
    order by last.id is not null, s.grade, sm.name_ko, s.student_number
    limit ${window.size} offset ${window.offset}`;
}

export interface AdvisedCounts {
  /** Students of the departments, grade and year of entrance that were asked for. */
  readonly all: number;
  readonly unadvised: number;
  /** Those of them whom the rest of the conditions leaves. */
  readonly shown: number;
}

/** In one reading, however many conditions there are. */
export async function countAdvised(db: Db, asked: AdvisedParams, narrowed: Narrowed): Promise<AdvisedCounts> {
  const row = await firstOf<AdvisedCounts>(db)`
    select count(*)::int as "all", (count(*) filter (where last.id is null))::int as unadvised,
      (count(*) filter (where ${chosen(narrowed)}))::int as shown
    from ${FROM(asked.today, narrowed)} where ${among(asked, narrowed)}`;
  return row ?? { all: 0, unadvised: 0, shown: 0 };
}

export interface AdvisorRow {
  readonly memberId: string;
  readonly name: string;
  readonly number: string;
  readonly departmentName: string | null;
  readonly count: number;
}

export interface AdvisorsParams extends AdvisedParams {
  readonly department?: string | undefined;
  readonly ids?: readonly string[] | undefined;
  readonly numbers?: readonly string[] | undefined;
  readonly search?: Search | undefined;
  /** The department whose advisors come first. */
  readonly ownDepartment?: string | undefined;
}

/** People of the departments in scope, and those who advise there; those named by id or number are of any department. */
function advising(asked: AdvisorsParams): RawBuilder<unknown> {
  const { scope, today, department, ids, numbers, search } = asked;
  const parts: RawBuilder<unknown>[] = [mayAdvise('m', today)];
  const isOf = (under: (code: RawBuilder<unknown>) => RawBuilder<unknown>): RawBuilder<unknown> => sql`m.id = any(array(
    select at.member_id from member_type at where at.type_code = any(${ADVISORS_TYPES}::text[])
      and ${inForce('at', sql`${today}`)} and ${under(sql`at.department_code`)}
    union select held.advisor_id from advisor_assignment held join student s on s.id = held.student_id
      where held.ends_on is null and ${under(sql`s.department_code`)}))`;
  if (ids) parts.push(sql`m.id = any(${[...ids]}::uuid[])`);
  else if (numbers) parts.push(sql`lower(m.username) = any(${numbers.map((one) => one.toLowerCase())}::text[])`);
  else {
    if (scope !== null) parts.push(isOf((code) => isBelowAny(code, scope)));
    if (department !== undefined) parts.push(isOf((code) => isBelow(code, sql`${department}`)));
  }
  if (search)
    parts.push(sql`(replace(m.name_ko, ' ', '') ilike ${search.pattern} or replace(m.name_en, ' ', '') ilike ${search.pattern}
      or (${search.isInitials}::boolean and initials_of(m.name_ko) like ${search.pattern}))`);
  return sql.join(parts, sql` and `);
}

/** How many students each has is counted for those of the window only. */
export function selectAdvisors(
  db: Db,
  asked: AdvisorsParams,
  window: Pick<PageWindow, 'size' | 'offset'>,
): Promise<AdvisorRow[]> {
  const own = sql`coalesce(main.department_code = ${asked.ownDepartment ?? null}, false)`;
  return rowsOf<AdvisorRow>(db)`
    select m.id as "memberId", ${nameOf('m', asked.locale)} as name, m.username as number,
      ${nameOf('d', asked.locale)} as "departmentName",
      (select count(*)::int from advisor_assignment held where held.advisor_id = m.id and held.kind = 'ADVISOR'
        and held.ends_on is null) as count
    from member m
    left join lateral (select at.department_code from member_type at where at.member_id = m.id
      and at.department_code is not null order by at.is_primary desc, at.type_code limit 1) main on true
    left join department d on d.code = main.department_code
    where ${advising(asked)}
    order by ${own} desc, m.name_ko, m.id limit ${window.size} offset ${window.offset}`;
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
