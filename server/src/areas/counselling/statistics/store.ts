/** The figures in SQL, each within its menu's scope: one's own desks, one's departments' counsellors, or everybody. */
import type { Scope } from '@naru/contract/access.ts';
import type { StatisticsBy, StudentGroup } from '@naru/contract/areas/counselling/statistics/statistics.ts';
import type { EnumKey } from '@naru/contract/enums.ts';
import { sql, type RawBuilder } from 'kysely';

import { isBelow } from '../../../blocks/reference/department/below-sql.ts';
import { inForce } from '../../../platform/db/in-force.ts';
import { nameOf } from '../../../platform/db/name.ts';
import { firstOf, idsOf, rowsOf, type Db } from '../../../platform/db/db.ts';
import type { Locale } from '../../../platform/http/messages.ts';
import { COUNT_BOUND, type PageWindow, type SortTerm } from '../../../platform/list/paging.ts';
import { isMeeting, isWithin } from '../shared/held-meeting-sql.ts';
import { NO_FIGURES, REQUEST_COUNTS, type CountedFigures, type CountedGroup, type MonthGroup } from './rules.ts';

/** The scope of the figures that the caller may see. */
export interface StatisticsScope {
  readonly scopes: ReadonlySet<Scope>;
  readonly memberId: string;
  readonly departmentCodes: readonly string[];
  readonly today: string;
}

export interface StatisticsParams {
  readonly from: string;
  readonly to: string;
  readonly department: string | undefined;
  readonly counsellor: string | undefined;
  readonly kind: string | undefined;
  readonly channel: string | undefined;
  /** Only with one's own figures: `readParams` refuses it where others are in scope. */
  readonly topic: string | undefined;
}

const EVERYTHING = {
  department: undefined,
  counsellor: undefined,
  kind: undefined,
  channel: undefined,
  topic: undefined,
} as const;

export const DIMENSIONS = ['month', 'kind', 'channel', 'topic'] as const;
export type Dimension = (typeof DIMENSIONS)[number];

/**
 * Builds the department of a person today, or their last one if they left: a former department sees no later figures.
 */
const departmentOf = (member: string, today: string): RawBuilder<unknown> => sql`(
  select held.department_code from member_type held where held.member_id = ${sql.ref(member)}
  order by ${inForce('held', sql`${today}`)} desc, held.ends_on desc, held.is_primary desc, held.type_code limit 1)`;

/**
 * Builds the condition that a person's figures are within the caller's scope and filters; `who` has their department.
 */
function isAsked(viewerScope: StatisticsScope, asked: StatisticsParams): RawBuilder<boolean> {
  const reach: RawBuilder<unknown>[] = [];
  if (viewerScope.scopes.has('ALL')) reach.push(sql`true`);
  if (viewerScope.scopes.has('OWN')) reach.push(sql`who.member_id = ${viewerScope.memberId}::uuid`);
  if (viewerScope.scopes.has('DEPARTMENT'))
    reach.push(sql`who.department_code = any(${viewerScope.departmentCodes}::text[])`);
  const conditions = [reach.length === 0 ? sql`false` : sql`(${sql.join(reach, sql` or `)})`];
  if (asked.counsellor !== undefined) conditions.push(sql`who.member_id = ${asked.counsellor}::uuid`);
  if (asked.department !== undefined) {
    conditions.push(isBelow(sql`who.department_code`, sql`${asked.department}`));
  }
  return sql`${sql.join(conditions, sql` and `)}`;
}

const daysOf = (asked: StatisticsParams) => ({ from: sql`${asked.from}`, to: sql`${asked.to}` });

/**
 * Builds the condition that a person may be in scope: themselves, or by any of their departments. Today's, which counts, is
 * looked up for these alone. Asked of each counsellor, who are fewer than the people of a department with its students.
 */
function mayBeInScope(member: string, { scopes, memberId, departmentCodes }: StatisticsScope): RawBuilder<boolean> {
  if (scopes.has('ALL')) return sql`true`;
  const id = sql.ref(member);
  if (!scopes.has('DEPARTMENT')) return sql`${id} = ${memberId}::uuid`;
  return sql`(${id} = ${memberId}::uuid or exists (
    select from member_type any_of where any_of.member_id = ${id} and any_of.department_code = any(${departmentCodes}::text[])))`;
}

/** Builds the people who ever advised somebody, one step of the index each: their assignments are many more. */
const ADVISORS = sql`(
  with recursive next(member_id) as (
    (select a.advisor_id from advisor_assignment a order by a.advisor_id limit 1)
    union all
    select (select a.advisor_id from advisor_assignment a where a.advisor_id > next.member_id order by a.advisor_id limit 1)
    from next where next.member_id is not null)
  select next.member_id from next where next.member_id is not null)`;

/**
 * Builds `who`, the counsellors in scope, and `counted`, each request to them in the period, once. Without departments
 * nobody's is looked up where everybody is in scope.
 */
function countedRequests(
  viewerScope: StatisticsScope,
  asked: StatisticsParams,
  { withDepartments = true } = {},
): RawBuilder<unknown> {
  const isLookedUp = withDepartments || asked.department !== undefined || !viewerScope.scopes.has('ALL');
  const department = isLookedUp ? departmentOf('c.member_id', viewerScope.today) : sql`null::text`;
  const kind = asked.kind === undefined ? sql`` : sql`and who.kind = ${asked.kind}`;
  const channel = asked.channel === undefined ? sql`` : sql`and r.channel = ${asked.channel}`;
  const topic = asked.topic === undefined ? sql`` : sql`and r.topics[1] = ${asked.topic}`;
  return sql`who as materialized (
      select who.* from (
        select c.id, c.kind, c.member_id, ${department} as department_code from counsellor c
        where c.kind <> 'LAW' and ${mayBeInScope('c.member_id', viewerScope)}) who
      where ${isAsked(viewerScope, asked)} ${kind}),
    counted as materialized (
      select who.kind, who.member_id, who.department_code, r.student_id, r.channel, coalesce(r.topics[1], '') as topic, r.status,
        ${isMeeting('r')} as is_met,
        date_trunc('month', r.begins_at at time zone 'Asia/Seoul')::date::text as month,
        date_trunc('week', r.begins_at at time zone 'Asia/Seoul')::date::text as week,
        (extract(epoch from r.answered_at - r.created_at) / 3600)::float8 as waited
      from counselling_request r join who on who.id = r.counsellor_id
      where ${isWithin('r', daysOf(asked))} ${channel} ${topic}
        and r.ending is distinct from 'RESCHEDULED' and (r.status <> 'AVAILABLE' or r.ending is not null))`;
}

const COUNTS = sql`count(*)::int as "requestedCount",
  (count(*) filter (where status = 'WAITING'))::int as "waitingCount",
  (count(*) filter (where status = 'APPROVED'))::int as "approvedCount",
  (count(*) filter (where is_met))::int as "completedCount",
  (count(*) filter (where status = 'COMPLETED' and not is_met))::int as "unconfirmedCount",
  (count(*) filter (where status = 'ABSENT'))::int as "absentCount",
  (count(*) filter (where status = 'REJECTED'))::int as "rejectedCount",
  (count(*) filter (where status = 'AVAILABLE'))::int as "cancelledCount"`;
const STUDENTS = sql`(count(*) filter (where is_met))::int as "studentCount", count(*)::int as "askedStudents"`;
const MEDIAN = sql`percentile_cont(0.5) within group (order by waited) as "answerHours"`;
const SUMMED = sql.join(REQUEST_COUNTS.map((name) => sql`sum(${sql.ref(`cells.${name}`)})::int as ${sql.ref(name)}`));

/** Groups `counted` by student: a table that fits into memory, where counting distinct students would sort all rows. */
const eachStudent = (key: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`select ${key} as key, student_id, bool_or(is_met) as is_met from counted group by 1, 2`;

export interface GroupedFigures {
  readonly total: CountedFigures;
  readonly groups: Readonly<Record<Dimension, CountedGroup[]>>;
}

type GroupRow = CountedGroup & { readonly dimension: Dimension | 'total' };

/** Selects the total and each way of dividing it, from one reading of the requests. */
export async function selectFigures(
  db: Db,
  viewerScope: StatisticsScope,
  asked: StatisticsParams,
): Promise<GroupedFigures> {
  const each = DIMENSIONS.map(
    (name) => sql`union all
      select ${sql.lit(name)}, summed.key, ${sql.join(REQUEST_COUNTS.map((count) => sql.ref(`summed.${count}`)))},
        people."studentCount", people."askedStudents", null
      from (select ${sql.ref(name)} as key, ${SUMMED} from cells group by 1) summed
      join (select key, ${STUDENTS} from (${eachStudent(sql.ref(name))}) one group by key) people using (key)`,
  );
  const rows = await rowsOf<GroupRow>(db)`
    with ${countedRequests(viewerScope, asked)},
    cells as materialized (select month, kind, channel, topic, ${COUNTS} from counted group by 1, 2, 3, 4)
    select 'total' as dimension, '' as key, summed.*, people.*, (select ${MEDIAN} from counted)
    from (select ${sql.join(REQUEST_COUNTS.map((count) => sql`coalesce(sum(${sql.ref(count)}), 0)::int as ${sql.ref(count)}`))}
      from cells) summed,
      (select ${STUDENTS} from (${eachStudent(sql`''`)}) one) people ${sql.join(each, sql` `)}
    order by dimension, key`;
  const of = (name: GroupRow['dimension']): CountedGroup[] =>
    rows.filter(({ dimension }) => dimension === name).map(withoutDimension);
  const { key: _key, ...total } = of('total')[0] ?? { key: '', ...NO_FIGURES };
  return { total, groups: { month: of('month'), kind: of('kind'), channel: of('channel'), topic: of('topic') } };
}

export interface WeekRow {
  /** Its Monday. */
  readonly week: string;
  readonly requestedCount: number;
  readonly waitingCount: number;
  readonly completedCount: number;
}

/** Builds the advisors to look up: nobody else for the own figures alone. */
const advisorsOf = ({ scopes, memberId }: StatisticsScope): RawBuilder<unknown> =>
  scopes.has('ALL') || scopes.has('DEPARTMENT') ? ADVISORS : sql`(select ${memberId}::uuid as member_id)`;

/** Selects the counts of requests by week, of weeks that have any. */
export function selectWeeks(
  db: Db,
  viewerScope: StatisticsScope,
  span: { readonly from: string; readonly to: string },
): Promise<WeekRow[]> {
  return rowsOf<WeekRow>(db)`
    with ${countedRequests(viewerScope, { ...span, ...EVERYTHING }, { withDepartments: false })}
    select week, count(*)::int as "requestedCount", (count(*) filter (where status = 'WAITING'))::int as "waitingCount",
      (count(*) filter (where is_met))::int as "completedCount"
    from counted group by week`;
}

/** Selects the counts of requests by month and topic. */
export function selectTopicsByMonth(
  db: Db,
  viewerScope: StatisticsScope,
  asked: StatisticsParams,
): Promise<MonthGroup[]> {
  return rowsOf<MonthGroup>(db)`
    with ${countedRequests(viewerScope, asked)}
    select summed.*, people."studentCount", people."askedStudents", null as "answerHours"
    from (select month, topic as key, ${COUNTS} from counted group by 1, 2) summed
    join (select month, key, ${STUDENTS} from (
        select month, topic as key, student_id, bool_or(is_met) as is_met from counted group by 1, 2, 3) one
      group by 1, 2) people using (month, key)
    order by month, key`;
}

function withoutDimension(row: GroupRow): CountedGroup {
  const { dimension: _dimension, ...group } = row;
  return group;
}

/** Students assigned today to somebody whose figures are asked for, and whether these met them in the period. */
function assignedStudents(viewerScope: StatisticsScope, asked: StatisticsParams): RawBuilder<unknown> {
  // Keeps PostgreSQL from reading everybody's meetings for the few students of some counsellors.
  const each = viewerScope.scopes.has('ALL') ? sql`` : sql`offset 0`;
  return sql`advisors as materialized (
      select who.* from (
        select given.member_id, ${departmentOf('given.member_id', viewerScope.today)} as department_code
        from ${advisorsOf(viewerScope)} given where ${mayBeInScope('given.member_id', viewerScope)}) who
      where ${isAsked(viewerScope, asked)}),
    assigned as materialized (
    select a.student_id, who.member_id, who.department_code,
      exists (select from counselling_request r join counsellor c on c.id = r.counsellor_id and c.kind <> 'LAW'
        where r.student_id = a.student_id and c.member_id = who.member_id
          and ${isMeeting('r')} and ${isWithin('r', daysOf(asked))} ${each}) as is_met,
      exists (select from counselling_request r join counsellor c on c.id = r.counsellor_id and c.kind <> 'LAW'
        join counselling_follow_up f on f.request_id = r.id
        where r.student_id = a.student_id and c.member_id = who.member_id and f.done_at is null
          and ${isMeeting('r')} and ${isWithin('r', daysOf(asked))} ${each}) as is_open
    from advisors who cross join lateral (
      select held.student_id from advisor_assignment held
      where held.advisor_id = who.member_id and ${inForce('held', sql`${viewerScope.today}`)} offset 0) a)`;
}

const COVERAGE = sql`count(*)::int as "assignedCount", (count(*) filter (where is_met))::int as "metCount",
  (count(*) filter (where is_met and not is_open))::int as "caredCount"`;

export interface CoverageRow {
  readonly assignedCount: number;
  readonly metCount: number;
  readonly caredCount: number;
}

export interface UnmetRow {
  readonly group: StudentGroup;
  readonly grade: EnumKey<'grade'>;
  readonly allCount: number;
  readonly unmetCount: number;
  /** Different students; somebody with two advisors is two of `allCount`. */
  readonly studentCount: number;
}

/** Selects coverage, and how many were not met by groups of students. */
export async function selectCoverage(
  db: Db,
  viewerScope: StatisticsScope,
  asked: StatisticsParams,
): Promise<{ coverage: CoverageRow; unmet: UnmetRow[] }> {
  const row = await firstOf<CoverageRow & { unmet: UnmetRow[] | null }>(db)`
    with ${assignedStudents(viewerScope, asked)},
    grouped as (
      select one.name as "group", s.grade::text as grade, count(*)::int as "allCount",
        (count(*) filter (where not assigned.is_met))::int as "unmetCount",
        count(distinct s.id)::int as "studentCount"
      from assigned join student s on s.id = assigned.student_id
      cross join lateral (values ('ALL', true), ('INTERNATIONAL', s.nationality <> 'KR'), ('WARNED', exists (
        select from student_term past where past.student_id = s.id and past.is_warned
          and (past.year, past.semester_code) = (
            select latest.year, latest.semester_code from student_term latest
            where latest.student_id = s.id and latest.grade_average is not null
            order by latest.year desc, latest.semester_code desc limit 1)))) one(name, is_in)
      where one.is_in group by 1, 2)
    select ${COVERAGE}, (select json_agg(grouped order by grouped."group", grouped.grade) from grouped) as unmet
    from assigned`;
  return {
    coverage: {
      assignedCount: row?.assignedCount ?? 0,
      metCount: row?.metCount ?? 0,
      caredCount: row?.caredCount ?? 0,
    },
    unmet: row?.unmet ?? [],
  };
}

export const STATISTICS_SORTS = ['name', 'requestedCount', 'completedCount', 'assignedCount', 'metShare'] as const;
export type StatisticsSort = (typeof STATISTICS_SORTS)[number];

export interface StatisticsPageRow extends CountedFigures, CoverageRow {
  readonly key: string;
  readonly name: string;
  readonly departmentName: string | null;
}

const SORTS: Readonly<Record<StatisticsSort, RawBuilder<unknown>>> = {
  name: sql`name`,
  requestedCount: sql`"requestedCount"`,
  completedCount: sql`"completedCount"`,
  assignedCount: sql`"assignedCount"`,
  metShare: sql`("metCount"::float8 / nullif("assignedCount", 0))`,
};

interface PageCounts {
  readonly counted: number;
  /** Requests and assigned students that were counted for the figures. */
  readonly behind: number;
}

export interface StatisticsPageFound extends PageCounts {
  readonly rows: StatisticsPageRow[];
}

/** Selects figures by department or counsellor: all with a request or a student. The key '' is for no department. */
export async function selectStatisticsPage(
  db: Db,
  viewerScope: StatisticsScope,
  asked: StatisticsParams & {
    by: StatisticsBy;
    sort: readonly SortTerm<StatisticsSort>[];
    window: PageWindow;
    locale: Locale;
  },
): Promise<StatisticsPageFound> {
  const isCounsellor = asked.by === 'counsellor';
  const key = isCounsellor ? sql`member_id::text` : sql`coalesce(department_code, '')`;
  const order = asked.sort.map(({ field, descending }) =>
    descending ? sql`${SORTS[field]} desc nulls last` : sql`${SORTS[field]} nulls last`,
  );
  const named = isCounsellor
    ? sql`${nameOf('m', asked.locale)} as name, ${nameOf('d', asked.locale)} as "departmentName"`
    : sql`coalesce(${nameOf('d', asked.locale)}, '') as name, null as "departmentName"`;
  const joined = isCounsellor
    ? sql`join member m on m.id = rows.key::uuid left join department d on d.code = ${departmentOf('m.id', viewerScope.today)}`
    : sql`left join department d on d.code = rows.key`;
  const rows = await rowsOf<StatisticsPageRow & PageCounts>(db)`
    with ${countedRequests(viewerScope, asked)}, ${assignedStudents(viewerScope, asked)},
    figures as (
      select summed.*, people."studentCount", people."askedStudents"
      from (select ${key} as key, ${COUNTS}, ${MEDIAN} from counted group by 1) summed
      join (select key, ${STUDENTS} from (${eachStudent(key)}) one group by key) people using (key)),
    covered as (select ${key} as key, ${COVERAGE} from assigned group by ${key}),
    rows as (
      select coalesce(figures.key, covered.key) as key, figures."answerHours",
        ${sql.join([...COUNT_NAMES].map((name) => sql`coalesce(${sql.ref(name)}, 0) as ${sql.ref(name)}`))}
      from figures full join covered on covered.key = figures.key)
    select rows.key, ${named}, ${sql.join([...COUNT_NAMES, 'answerHours'].map((name) => sql.ref(name)))},
      (select count(*)::int from (select from rows limit ${sql.lit(COUNT_BOUND + 1)}) bounded) as counted,
      (select count(*)::int from counted) + (select count(*)::int from assigned) as behind
    from rows ${joined}
    order by ${sql.join(order)}, rows.key limit ${asked.window.size} offset ${asked.window.offset}`;
  if (rows.length === 0 && asked.window.offset > 0) {
    // Beyond the last page there is no row to bring the count.
    const first = await selectStatisticsPage(db, viewerScope, { ...asked, window: { ...asked.window, offset: 0 } });
    return { ...first, rows: [] };
  }
  return { rows: rows.map(withoutCount), counted: rows[0]?.counted ?? 0, behind: rows[0]?.behind ?? 0 };
}

const COUNT_NAMES = [
  ...REQUEST_COUNTS,
  'studentCount',
  'askedStudents',
  'assignedCount',
  'metCount',
  'caredCount',
] as const;

/** Selects the counsellors whose survey answers count. */
export function selectAskedMembers(db: Db, viewerScope: StatisticsScope, asked: StatisticsParams): Promise<string[]> {
  const kind = asked.kind === undefined ? sql`` : sql`and who.kind = ${asked.kind}`;
  return idsOf(db)`
    select distinct who.member_id as id from (
      select c.kind, c.member_id, ${departmentOf('c.member_id', viewerScope.today)} as department_code from counsellor c
        where c.kind <> 'LAW' and ${mayBeInScope('c.member_id', viewerScope)}) who
    where ${isAsked(viewerScope, asked)} ${kind}`;
}

function withoutCount(row: StatisticsPageRow & PageCounts): StatisticsPageRow {
  const { counted: _counted, behind: _behind, ...figures } = row;
  return figures;
}
