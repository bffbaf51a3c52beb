/**
 * Assigned students, and when they were met. Of a meeting its time is read here, and nothing else.
 */
import { currentTerm } from '../../../../blocks/reference/term/current-sql.ts';
import type { STUDENT_ALERTS } from '@naru/contract/areas/counselling/advisor/advisees.ts';
import { sql, type RawBuilder } from 'kysely';

import { inForce } from '../../../../platform/db/in-force.ts';
import { nameOf } from '../../../../platform/db/name.ts';
import { firstOf, rowsOf, type Db } from '../../../../platform/db/db.ts';
import type { Locale } from '../../../../platform/http/messages.ts';
import { countBounded } from '../../../../platform/list/page-queries.ts';
import type { PageWindow } from '../../../../platform/list/paging.ts';
import type { Search } from '../../../../platform/list/search.ts';
import { isStudentMeant } from '../../../../platform/list/search-sql.ts';
import { isMeeting, termBegin } from '../../shared/held-meeting-sql.ts';

export interface AdviseeRow {
  readonly studentId: string;
  readonly studentName: string;
  readonly studentDepartment: string;
  readonly studentNumber: string;
  readonly grade: number;
  readonly isOwn: boolean;
  readonly advisorName: string | null;
  readonly lastMetAt: Date | null;
  readonly isMetThisTerm: boolean;
  readonly nextAt: Date | null;
  readonly isInvited: boolean;
  readonly alerts: (typeof STUDENT_ALERTS)[number][];
}

export interface AdviseeParams {
  readonly memberId: string;
  readonly now: Date;
  readonly today: string;
  readonly locale: Locale;
  /** Departments whose students are in scope beside the caller's own; none for people who head none. */
  readonly departments: readonly string[];
  readonly studentId: string | undefined;
  readonly university: string | undefined;
  readonly advisor: string | undefined;
  readonly isTaught: true | undefined;
}

export interface Narrowed {
  readonly search: Search | undefined;
  readonly isMet: boolean | undefined;
  readonly window: PageWindow;
}

const advisedBy = (advisorId: string, today: string): RawBuilder<unknown> => sql`(
  select advised.student_id from advisor_assignment advised
  where advised.advisor_id = ${advisorId}::uuid and ${inForce('advised', sql`${today}`)})`;

/**
 * Builds the conditions of the list: the caller's own students and those of the departments, narrowed by the address.
 */
function conditions(asked: AdviseeParams): RawBuilder<unknown> {
  const { memberId, today, departments } = asked;
  const own = sql`s.id in ${advisedBy(memberId, today)}`;
  const parts: RawBuilder<unknown>[] = [
    sql`m.status = 'ACTIVE'`,
    departments.length === 0 ? own : sql`(${own} or s.department_code = any(${[...departments]}::text[]))`,
  ];
  if (asked.studentId !== undefined) parts.push(sql`s.id = ${asked.studentId}::uuid`);
  if (asked.university !== undefined) parts.push(sql`s.university_code = ${asked.university}`);
  if (asked.advisor !== undefined) parts.push(sql`s.id in ${advisedBy(asked.advisor, today)}`);
  if (asked.isTaught)
    parts.push(sql`s.id in (
      select attending.student_id from enrolment attending
      join course_teacher taught on taught.course_id = attending.course_id
      join course on course.id = taught.course_id
      join ${currentTerm(sql`${today}`)} term on term.year = course.year and term.semester_code = course.semester_code
      where taught.member_id = ${memberId}::uuid and attending.status <> 'DROPPED')`);
  return sql.join(parts, sql` and `);
}

/**
 * Builds the query of students in scope, each with the advisor whose meetings count, and the last of these meetings.
 */
const KNOWN = (asked: AdviseeParams, more: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  select listed.*, met.at as last_met_at,
    coalesce(met.at >= ${termBegin(asked.today)}::timestamp at time zone 'Asia/Seoul', false) as is_met
  from (
    select s.id, s.member_id, m.name_ko, s.student_number, advisor.advisor_id,
      s.id in ${advisedBy(asked.memberId, asked.today)} as is_own
    from student s join member m on m.id = s.member_id
    left join lateral (
      select advising.advisor_id from advisor_assignment advising
      where advising.student_id = s.id and advising.kind = 'ADVISOR' and ${inForce('advising', sql`${asked.today}`)}
      order by advising.begins_on desc limit 1) advisor on true
    where ${conditions(asked)} and ${more}
    -- Worked out once a student, not once a meeting.
    offset 0) listed
  left join lateral (
    select r.begins_at as at from counselling_request r join counsellor c on c.id = r.counsellor_id
    where r.student_id = listed.id and ${isMeeting('r')}
      and c.member_id = case when listed.is_own then ${asked.memberId}::uuid else listed.advisor_id end
    order by r.begins_at desc limit 1) met on true`;

/** Builds the columns of a page's rows. */
function columns({ memberId, now, today, locale }: AdviseeParams): RawBuilder<unknown> {
  const mine = sql`exists (select from counsellor c where c.id = r.counsellor_id and c.member_id = ${memberId}::uuid)`;
  return sql`
    page.id as "studentId", ${nameOf('m', locale)} as "studentName", ${nameOf('d', locale)} as "studentDepartment",
    s.student_number as "studentNumber", s.grade, page.is_own as "isOwn",
    (select ${nameOf('adviser', locale)} from member adviser where adviser.id = page.advisor_id) as "advisorName",
    page.last_met_at as "lastMetAt", page.is_met as "isMetThisTerm",
    (select min(r.begins_at) from counselling_request r where r.student_id = page.id
      and r.status in ('WAITING', 'APPROVED') and r.begins_at > ${now} and ${mine}) as "nextAt",
    (exists (select from counselling_request r where r.student_id = page.id and r.status = 'AVAILABLE' and r.ending is null
        and r.begins_at > ${now} and ${mine})
      or exists (select from counselling_invitation i join counsellor c on c.id = i.counsellor_id
        where i.student_id = page.id and c.member_id = ${memberId}::uuid and i.ended_at is null and i.ends_at > ${now}))
      as "isInvited",
    array_remove(array[
      case when (select past.is_warned from student_term past where past.student_id = page.id
        order by past.year desc, past.semester_code desc limit 1) then 'WARNED' end,
      case when exists (select from counselling_request r join counselling_follow_up f on f.request_id = r.id
        where r.student_id = page.id and f.done_at is null and f.due_on < ${today}::date and ${mine}) then 'OVERDUE' end
      ], null) as alerts`;
}

/** Selects students, those not met this term first, and among them those not met for longest. */
export async function selectAdvisees(
  db: Db,
  asked: AdviseeParams,
  narrowed: Narrowed,
): Promise<{ rows: AdviseeRow[]; counted: number }> {
  const { search, window } = narrowed;
  const known = KNOWN(asked, search ? isStudentMeant(search) : sql`true`);
  const among = narrowed.isMet === undefined ? sql`true` : sql`known.is_met = ${narrowed.isMet}::boolean`;
  const order = sql`is_met, last_met_at nulls first, name_ko, student_number`;
  const rows = await rowsOf<AdviseeRow>(db)`
    with page as (
      select known.* from (${known}) known where ${among} order by ${order} limit ${window.size} offset ${window.offset})
    select ${columns(asked)} from page join student s on s.id = page.id join member m on m.id = s.member_id
    join department d on d.code = s.department_code
    order by page.is_met, page.last_met_at nulls first, page.name_ko, page.student_number`;
  const counted = await countBounded(db, { from: sql`(${known}) known`, where: among });
  return { rows, counted };
}

export interface AdviseeCount {
  readonly met: number;
  readonly all: number;
}

export async function countAdvisees(db: Db, asked: AdviseeParams): Promise<AdviseeCount> {
  const row = await firstOf<AdviseeCount>(db)`
    select count(*)::int as "all", (count(*) filter (where known.is_met))::int as met
    from (${KNOWN(asked, sql`true`)}) known`;
  return row ?? { met: 0, all: 0 };
}
