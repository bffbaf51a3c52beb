import type { AppealStatus, TraineeStatus } from '@naru/contract/areas/learning/words.ts';
import { sql, type RawBuilder } from 'kysely';

import { nameOf } from '../../../platform/db/name.ts';
import { idsOf, rowsOf, type Db } from '../../../platform/db/db.ts';
import type { Locale } from '../../../platform/http/messages.ts';
import { selectPage, type PageRows } from '../../../platform/list/page-queries.ts';
import type { PageWindow } from '../../../platform/list/paging.ts';
import type { Search } from '../../../platform/list/search.ts';
import { isMemberMeant } from '../../../platform/list/search-sql.ts';
import { departmentOf } from '../core/department-sql.ts';
import type { HeldProgramme } from '../core/programme-store.ts';

/** How often somebody came, so far. */
interface Kept {
  readonly present: number;
  readonly late: number;
  readonly absent: number;
  readonly excused: number;
}

export interface ApplicantRow extends Kept {
  readonly id: string;
  readonly memberId: string;
  readonly name: string;
  readonly number: string;
  readonly deptNm: string | null;
  readonly grade: number | null;
  readonly status: TraineeStatus;
  readonly place: number | null;
  readonly rank: number | null;
  readonly offeredUntil: Date | null;
  readonly appliedAt: Date;
  readonly answer: string;
  readonly reason: string | null;
  readonly reasonCode: 'OFFER_LAPSED' | 'BEGUN' | 'NOT_HELD' | 'NOT_DRAWN' | 'NOT_DECIDED' | null;
  readonly leavesFreely: boolean;
  readonly isNoShow: boolean;
  readonly appealStatus: AppealStatus | null;
  readonly appealContent: string | null;
  readonly appealedAt: Date | null;
  readonly appealVersion: number | null;
  readonly completedAt: Date | null;
  readonly over: number;
  readonly version: number;
}

const FROM = sql`trainee t join programme p on p.id = t.programme_id join member m on m.id = t.member_id
  left join student s on s.member_id = m.id left join no_show_appeal ap on ap.trainee_id = t.id`;

const KEPT = sql`(
  select array[count(*) filter (where a.status = 'PRESENT'), count(*) filter (where a.status = 'LATE'),
    count(*) filter (where a.status = 'ABSENT'), count(*) filter (where a.status = 'EXCUSED')]::int[]
  from attendance a where a.trainee_id = t.id and not a.waits)`;

/** Departments and attendance are subqueries: the database works them out for the rows of the page alone. */
const columns = (locale: Locale, now: Date): RawBuilder<unknown> => sql`
  t.id, t.member_id as "memberId", ${nameOf('m', locale)} as name, coalesce(s.student_number, m.username) as number,
  ${departmentOf(locale)} as "deptNm", s.grade, t.status, t.place,
  case when t.status in ('TEMP', 'APPLY') and t.place is not null and t.offered_until is null then (
    select count(*)::int + 1 from trainee ahead where ahead.programme_id = t.programme_id
      and ahead.status in ('TEMP', 'APPLY') and ahead.offered_until is null and ahead.place < t.place) end as rank,
  t.offered_until as "offeredUntil", t.applied_at as "appliedAt", t.answer, t.reason, t.reason_code as "reasonCode",
  t.leaves_freely as "leavesFreely", t.is_no_show as "isNoShow", ap.status as "appealStatus",
  ap.content as "appealContent", ap.asked_at as "appealedAt", ap.version as "appealVersion", t.completed_at as "completedAt",
  ${KEPT} as kept,
  (select count(*)::int from programme_session held where held.programme_id = t.programme_id
    and held.ends_at <= ${now}) as over, t.version`;

export interface ApplicantsNarrowed {
  readonly programmeId: string;
  readonly status?: TraineeStatus | undefined;
  readonly search?: Search | undefined;
}

function narrow({ programmeId, status, search }: ApplicantsNarrowed): RawBuilder<unknown> {
  const parts: RawBuilder<unknown>[] = [sql`t.programme_id = ${programmeId}::uuid`];
  if (status) parts.push(sql`t.status = ${status}`);
  if (search) parts.push(isMemberMeant(search));
  return sql.join(parts, sql` and `);
}

/** Selects applicants of a programme, in the order of the queue or of their application. */
export async function selectApplicants(
  db: Db,
  asked: { readonly narrowed: ApplicantsNarrowed; readonly locale: Locale; readonly now: Date },
  window: PageWindow,
): Promise<PageRows<ApplicantRow>> {
  const { narrowed, locale, now } = asked;
  const { rows, counted } = await selectPage<Omit<ApplicantRow, keyof Kept> & { readonly kept: number[] }>(db, {
    columns: columns(locale, now),
    from: FROM,
    where: narrow(narrowed),
    order: sql`(ap.status is not distinct from 'ASKED') desc, array_position('{APPLY,TEMP,CONFIRM,REJECT,CANCEL}', t.status), t.place, t.applied_at, t.id`,
    window,
    counted: sql`trainee t join member m on m.id = t.member_id left join student s on s.member_id = m.id`,
  });
  return { rows: rows.map(({ kept, ...row }) => ({ ...row, ...toKept(kept) })), counted };
}

const toKept = ([present = 0, late = 0, absent = 0, excused = 0]: readonly number[]): Kept => ({
  present,
  late,
  absent,
  excused,
});

export interface StatusCount {
  readonly status: TraineeStatus;
  readonly count: number;
}

export function countApplicants(db: Db, programmeId: string): Promise<StatusCount[]> {
  return rowsOf<StatusCount>(db)`
    select t.status, count(*)::int as count from trainee t where t.programme_id = ${programmeId}::uuid
    group by t.status order by t.status`;
}

/** Selects the people of a state, to whom a message goes. */
export function selectRecipients(
  db: Db,
  asked: { readonly programmeId: string; readonly status: TraineeStatus },
): Promise<string[]> {
  return idsOf(db)`
    select t.member_id as id from trainee t join member m on m.id = t.member_id and m.status = 'ACTIVE'
    where t.programme_id = ${asked.programmeId}::uuid and t.status = ${asked.status} order by t.member_id`;
}

/** Tells the programme of an applicant to the machine. */
export const traineeOf = (row: ApplicantRow, programme: HeldProgramme) => ({
  id: row.id,
  programmeId: programme.id,
  memberId: row.memberId,
  status: row.status,
  place: row.place,
  offeredUntil: row.offeredUntil,
  leavesFreely: row.leavesFreely,
  completedAt: row.completedAt,
  version: row.version,
  programme,
});
