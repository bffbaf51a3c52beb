import type { CounsellingKind } from '@naru/contract/areas/counselling/words.ts';

import { rowsOf, type Db } from '../../../../platform/db/db.ts';
import { CONFIRMATION_DAYS, RECORD_DAYS } from '../../meeting/core/rules.ts';
import { isToRecord, type MeetingRow } from '../../meeting/core/store.ts';

export type Duty = 'OFFERED' | 'INVITED' | 'CONFIRM' | 'ANSWER' | 'RECORD';

export interface DutyRow {
  readonly duty: Duty;
  readonly count: number;
  /** The day of the most urgent one, or null where none is set. */
  readonly dueOn: string | null;
  /** The most urgent one: a request, or the counsellor of an offer. */
  readonly id: string;
  readonly kind: CounsellingKind;
}

/** Selects what waits for the person, counted by kind of task, without its contents. */
export function selectDuties(
  db: Db,
  who: { memberId: string; studentId: string | null; kinds: readonly CounsellingKind[]; now: Date },
): Promise<DutyRow[]> {
  const { now } = who;
  return rowsOf<DutyRow>(db)`
    with own as (
      select case when r.status = 'AVAILABLE' then 'INVITED' else 'CONFIRM' end as duty, r.id, c.kind,
        case when r.status = 'AVAILABLE' then r.begins_at
          else coalesce(r.corrected_at, r.outcome_at) + make_interval(days => ${CONFIRMATION_DAYS}) end as due
      from counselling_request r join counsellor c on c.id = r.counsellor_id
      where r.student_id = ${who.studentId}::uuid and c.kind <> 'LAW' and (r.confirmation = 'WAITING'
        or (r.status = 'AVAILABLE' and r.ending is null and r.begins_at > ${now}))
      union all
      select 'OFFERED', c.id, c.kind, w.offered_until
      from counselling_wait w join counsellor c on c.id = w.counsellor_id
      where w.student_id = ${who.studentId}::uuid and w.ended_at is null and w.slot_id is not null
        and w.offered_until > ${now}
      union all
      select case r.status when 'WAITING' then 'ANSWER' else 'RECORD' end, r.id, c.kind, case r.status
          when 'WAITING' then r.begins_at
          else coalesce(r.corrected_at, r.begins_at) + make_interval(days => ${RECORD_DAYS}::int) end
      from counsellor c join counselling_request r on r.counsellor_id = c.id
      where c.member_id = ${who.memberId}::uuid and c.kind = any(${[...who.kinds]}::text[])
        and ((r.status = 'WAITING' and r.begins_at > ${now}) or ${isToRecord(now)}))
    select duty, count(*)::int as count, (min(due) at time zone 'Asia/Seoul')::date::text as "dueOn",
      (array_agg(id order by due, id))[1] as id, (array_agg(kind order by due, id))[1] as kind
    from own group by duty`;
}

type RecentRow = Pick<
  MeetingRow,
  'id' | 'kind' | 'status' | 'confirmation' | 'outcomeAt' | 'correctedAt' | 'hasRecord'
>;

/** Selects the student's meetings about which the university may still ask. */
export function selectRecentOutcomes(
  db: Db,
  who: { studentId: string; since: Date; most: number },
): Promise<RecentRow[]> {
  return rowsOf<RecentRow>(db)`
    select r.id, c.kind, r.status, r.confirmation, r.outcome_at as "outcomeAt", r.corrected_at as "correctedAt",
      exists (select from counselling_record recorded where recorded.request_id = r.id) as "hasRecord"
    from counselling_request r join counsellor c on c.id = r.counsellor_id
    where r.student_id = ${who.studentId}::uuid and r.status = 'COMPLETED'
      and coalesce(r.corrected_at, r.outcome_at) > ${who.since}
    order by coalesce(r.corrected_at, r.outcome_at) limit ${who.most}`;
}
