/**
 * Cases as the centre reads them. Who finds which is in each condition: managers all, counsellors those assigned to them,
 * and those with a confirmed emergency opening the opened one, for a day.
 */
import type { CONFLICTS, PsychColleague } from '@naru/contract/areas/counselling/psychological/desk-words.ts';
import { sql, type RawBuilder } from 'kysely';

import { inForce } from '../../../../platform/db/in-force.ts';
import { nameOf } from '../../../../platform/db/name.ts';
import { firstOf, rowsOf, type Db, type Tx } from '../../../../platform/db/db.ts';
import type { Locale } from '../../../../platform/http/messages.ts';
import { COUNT_BOUND, type PageWindow } from '../../../../platform/list/paging.ts';
import { heldRow } from '../../shared/locked-row-sql.ts';
import { APPLICATION_COLUMNS, type ApplicationRow } from '../case/store.ts';
import { OPEN_STATUSES } from '../case/rules.ts';

export const OPENING_HOURS = 24;

/** Somebody of the centre who looks. */
export interface CentreViewer {
  readonly memberId: string;
  readonly isManager: boolean;
  readonly now: Date;
}

const isOpened = (viewer: CentreViewer): RawBuilder<boolean> => sql`exists (
  select from psych.opening o where o.application_id = a.id and o.asked_by = ${viewer.memberId}::uuid
    and o.confirmed_at > ${viewer.now}::timestamptz - make_interval(hours => ${sql.lit(OPENING_HOURS)}))`;

/** Written out for each, so that the index that fits is found. */
const isOwn = (viewer: CentreViewer): RawBuilder<boolean> =>
  viewer.isManager ? sql`true` : sql`a.assigned_id = ${viewer.memberId}::uuid`;

export interface CaseRow extends ApplicationRow {
  readonly studentName: string;
  readonly studentDepartment: string;
  readonly studentNumber: string;
  readonly grade: number;
  readonly counsellorName: string | null;
  readonly nextAt: Date | null;
  readonly heldCount: number;
  readonly sessionCap: number;
  readonly isOwn: boolean;
  /** In an emergency, for this viewer, now. */
  readonly isOpened: boolean;
  readonly isReferred: boolean;
}

const IS_REFERRED = sql<boolean>`exists (select from psych.referral f where f.application_id = a.id)`;

const COLUMNS = (viewer: CentreViewer, locale: Locale): RawBuilder<unknown> => sql`
  ${APPLICATION_COLUMNS}, ${nameOf('sm', locale)} as "studentName", ${nameOf('sd', locale)} as "studentDepartment",
  s.student_number as "studentNumber", s.grade, ${nameOf('cm', locale)} as "counsellorName", a.session_cap as "sessionCap",
  ${isOwn(viewer)} as "isOwn", ${isOpened(viewer)} as "isOpened", ${IS_REFERRED} as "isReferred",
  (select min(n.begins_at) from psych.session n where n.application_id = a.id and n.status = 'BOOKED') as "nextAt",
  (select count(*)::int from psych.session n where n.application_id = a.id and n.status = 'HELD') as "heldCount"`;

const FROM = sql`psych.application a join student s on s.id = a.student_id join member sm on sm.id = s.member_id
  join department sd on sd.code = s.department_code left join member cm on cm.id = a.assigned_id`;

export function selectOptionalCase(
  db: Db,
  asked: { id: string; viewer: CentreViewer; locale: Locale },
): Promise<CaseRow | undefined> {
  const { viewer, locale } = asked;
  return firstOf<CaseRow>(db)`
    select ${COLUMNS(viewer, locale)} from ${FROM}
    where a.id = ${asked.id}::uuid and (${isOwn(viewer)} or ${isOpened(viewer)})`;
}

/** Held until the transaction ends. */
export async function lockOptionalCase(
  tx: Tx,
  asked: { id: string; viewer: CentreViewer; locale: Locale },
): Promise<CaseRow | undefined> {
  return heldRow(tx, { table: 'psych.application', id: asked.id }, () => selectOptionalCase(tx, asked));
}

const VIEWS: Readonly<Record<'QUEUE' | 'OPEN' | 'DONE', RawBuilder<unknown>>> = {
  QUEUE: sql`a.status = 'WAITING'`,
  OPEN: sql`a.status = any('{APPROVED,IN_PROGRESS}')`,
  DONE: sql`a.status = any('{ENDED,CANCELLED}')`,
};
const ORDERS: Readonly<Record<'QUEUE' | 'OPEN' | 'DONE', RawBuilder<unknown>>> = {
  QUEUE: sql`a.level desc, a.applied_at, a.id`,
  // Cases whose consent was withdrawn are to be ended, and stand first.
  OPEN: sql`(a.withdrawn_at is null), a.level desc, a.applied_at, a.id`,
  DONE: sql`a.ended_at desc, a.id`,
};

export async function selectCasePage(
  db: Db,
  asked: {
    viewer: CentreViewer;
    view: 'QUEUE' | 'OPEN' | 'DONE';
    level: number | undefined;
    isReferred: boolean | undefined;
    window: PageWindow;
    locale: Locale;
  },
): Promise<{ rows: CaseRow[]; counted: number }> {
  const { viewer, window } = asked;
  const where = sql`${VIEWS[asked.view]} and ${isOwn(viewer)}
    and (${asked.level ?? null}::int is null or a.level = ${asked.level ?? null}::int)
    ${asked.isReferred === undefined ? sql`` : asked.isReferred ? sql`and ${IS_REFERRED}` : sql`and not ${IS_REFERRED}`}`;
  const rows = await rowsOf<CaseRow>(db)`
    select ${COLUMNS(viewer, asked.locale)} from ${FROM} where ${where} order by ${ORDERS[asked.view]}
    limit ${window.size} offset ${window.offset}`;
  const counted = await sql<{ counted: number }>`
    select count(*)::int as counted from (
      select from psych.application a where ${where} limit ${sql.lit(COUNT_BOUND + 1)}) bounded`.execute(db);
  return { rows, counted: counted.rows[0]?.counted ?? 0 };
}

export interface CaseCounts {
  readonly queue: number;
  readonly open: number;
  readonly urgent: number;
  readonly withdrawn: number;
}

export async function countCases(db: Db, viewer: CentreViewer): Promise<CaseCounts> {
  const row = await firstOf<CaseCounts>(db)`
    select count(*) filter (where ${VIEWS.QUEUE})::int as queue, count(*) filter (where ${VIEWS.OPEN})::int as open,
      count(*) filter (where a.level = 3 and a.status = 'WAITING')::int as urgent,
      count(*) filter (where a.withdrawn_at is not null)::int as withdrawn
    from psych.application a where a.status = any(${[...OPEN_STATUSES]}::text[]) and ${isOwn(viewer)}`;
  return row ?? { queue: 0, open: 0, urgent: 0, withdrawn: 0 };
}

export interface CasePart {
  readonly level?: number;
  readonly firstAt?: Date;
  readonly sessionCap?: number;
}

/** Compare-and-swap; false where somebody was faster. */
export async function updateCase(tx: Tx, row: { id: string; version: number }, part: CasePart): Promise<boolean> {
  const sets = [
    ...(part.level === undefined ? [] : [sql`level = ${part.level}`]),
    ...(part.firstAt === undefined ? [] : [sql`first_at = ${part.firstAt}::timestamptz`]),
    ...(part.sessionCap === undefined ? [] : [sql`session_cap = ${part.sessionCap}::int`]),
    sql`version = version + 1`,
  ];
  const { rows } = await sql`
    update psych.application set ${sql.join(sets)} where id = ${row.id}::uuid and version = ${row.version} returning id`.execute(
    tx,
  );
  return rows.length > 0;
}

export function selectSupervision(
  db: Db,
  applicationId: string,
  locale: Locale,
): Promise<{ author: string; at: Date; note: string }[]> {
  return rowsOf<{ author: string; at: Date; note: string }>(db)`
    select ${nameOf('m', locale)} as author, v.at, v.note from psych.supervision v join member m on m.id = v.author_id
    where v.application_id = ${applicationId}::uuid order by v.at desc limit 100`;
}

export async function insertSupervision(
  tx: Tx,
  made: { id: string; applicationId: string; authorId: string; note: string; at: Date },
): Promise<void> {
  await sql`insert into psych.supervision (id, application_id, author_id, note, at)
    values (${made.id}, ${made.applicationId}, ${made.authorId}, ${made.note}, ${made.at})`.execute(tx);
}

type ColleagueRow = Omit<PsychColleague, 'conflict' | 'isFree'> & {
  readonly isFree: boolean;
  readonly conflict: (typeof CONFLICTS)[number] | null;
};

/** Every counsellor of the centre, the least laden first. */
export function selectColleagues(
  db: Db,
  asked: { studentId: string; at: Date | null; now: Date; today: string; locale: Locale },
): Promise<ColleagueRow[]> {
  const day = sql`${asked.today}`;
  return rowsOf<ColleagueRow>(db)`
    select m.id as "memberId", ${nameOf('m', asked.locale)} as name, c.gender,
      (select count(*)::int from psych.application a where a.assigned_id = m.id
        and a.status = any(${[...OPEN_STATUSES]}::text[])) as "openCount",
      (select count(*)::int from psych.session n where n.counsellor_id = m.id and n.status = 'BOOKED'
        and n.begins_at >= ${asked.now} and n.begins_at < ${asked.now}::timestamptz + interval '7 days') as "weekCount",
      coalesce(c.weekly_hours, 20) as "weeklyHours", coalesce(c.is_on_duty, false) as "isOnDuty",
      not exists (select from busy b where b.person_id = m.id and b.period && tstzrange(${asked.at}::timestamptz,
        ${asked.at}::timestamptz + interval '50 minutes')) as "isFree",
      case when exists (select from advisor_assignment g where g.student_id = ${asked.studentId}::uuid and g.advisor_id = m.id
          and g.ends_on is null) then 'ADVISOR'
        when exists (select from enrolment e join course_teacher t on t.course_id = e.course_id
          where e.student_id = ${asked.studentId}::uuid and t.member_id = m.id) then 'TEACHES'
        when exists (select from student s where s.id = ${asked.studentId}::uuid and (
          exists (select from staff_department d where d.member_id = m.id and d.department_code = s.department_code)
          or exists (select from member_type y where y.member_id = m.id and y.department_code = s.department_code
            and ${inForce('y', day)}))) then 'DEPARTMENT' end as conflict
    from member m left join psych.counsellor c on c.member_id = m.id
    where m.status = 'ACTIVE' and exists (select from member_duty h where h.member_id = m.id
      and h.duty_code = 'PSYCHOLOGICAL_COUNSELLOR' and ${inForce('h', day)})
    order by "openCount", "weekCount", name, m.id limit 200`;
}

export async function selectIsOnDuty(db: Db, memberId: string): Promise<boolean> {
  const row = await firstOf<{ isOnDuty: boolean }>(db)`
    select c.is_on_duty as "isOnDuty" from psych.counsellor c where c.member_id = ${memberId}::uuid`;
  return row?.isOnDuty ?? false;
}

export async function saveDuty(tx: Tx, memberId: string, isOnDuty: boolean): Promise<void> {
  await sql`insert into psych.counsellor (member_id, is_on_duty) values (${memberId}, ${isOnDuty})
    on conflict (member_id) do update set is_on_duty = excluded.is_on_duty, version = psych.counsellor.version + 1`.execute(
    tx,
  );
}

export interface FoundStudent {
  readonly id: string;
  readonly memberId: string;
}

export async function selectOptionalStudent(db: Db, studentNumber: string): Promise<FoundStudent | undefined> {
  return db
    .selectFrom('student')
    .select(['student.id', 'student.member_id as memberId'])
    .where('student.student_number', '=', studentNumber)
    .executeTakeFirst();
}

export function selectOptionalLatest(db: Db, studentId: string): Promise<{ id: string } | undefined> {
  return firstOf<{ id: string }>(db)`
    select a.id from psych.application a
    where a.student_id = ${studentId}::uuid
    order by a.status = 'CANCELLED', a.applied_at desc, a.id limit 1`;
}
