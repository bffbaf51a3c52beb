/** How far the completions of confirmed people are, worked out from attendance, survey and assignment in one statement. */
import type { AssignmentStatus, CompletionState } from '@naru/contract/areas/learning/completion.ts';
import { sql, type RawBuilder } from 'kysely';

import { rowsOf, type Db } from '../../../platform/db/db.ts';
import { LATE_PER_ABSENCE, type CompletionFacts, type CompletionRules } from '../core/rules.ts';

/** The name of a programme in surveys; the thing that somebody is asked about is their own place. */
export const CONTEXT_TYPE = 'PROGRAMME';

export interface FactsRow extends CompletionRules, Omit<CompletionFacts, 'isAssignmentAccepted'> {
  readonly traineeId: string;
  readonly programmeId: string;
  readonly memberId: string;
  /** Sessions that are over, and whose attendance nobody has closed. */
  readonly open: number;
  readonly assignment: AssignmentStatus | null;
  /** Completed another one of the series, where it may be taken once only. */
  readonly isRepeat: boolean;
  readonly completedAt: Date | null;
  readonly completionMethod: 'RULE' | 'HAND' | 'SHEET' | null;
  readonly withdrawnAt: Date | null;
  readonly isWithdrawnByHand: boolean;
  readonly certificateNo: string | null;
  readonly version: number;
  readonly state: CompletionState;
  /** Whether their attendance suffices, in the database's words. */
  readonly isEnough: boolean;
}

/** Builds the state of an assignment `work`. */
export const assignmentStatus = (): RawBuilder<AssignmentStatus> => sql`
  case when work.accepted_at is not null then 'ACCEPTED' when work.returned_at is not null then 'RETURNED'
    else 'HANDED_IN' end`;

/** Builds one row for each confirmed trainee `t` of a programme `p` that a condition chooses. */
function bareFacts(now: Date, where: RawBuilder<unknown>): RawBuilder<unknown> {
  const isOver = sql`(s.closed_at is not null or s.ends_at <= ${now})`;
  return sql`
    select t.id as "traineeId", t.programme_id as "programmeId", t.member_id as "memberId", t.version,
      p.least_attendance as "leastAttendance", p.needs_survey as "needsSurvey", p.needs_assignment as "needsAssignment",
      met.sessions, met.over, met.open, was.present, was.late, was.absent, was.excused,
      p.needs_survey and t.is_survey_counted as "isSurveyDone", ${assignmentStatusOf()} as assignment,
      (not p.allows_repeat and exists (
        select from trainee earlier join programme other on other.id = earlier.programme_id
        where earlier.member_id = t.member_id and earlier.completed_at is not null
          and other.series_id = p.series_id and other.id <> p.id)) as "isRepeat",
      t.completed_at as "completedAt", t.completion_method as "completionMethod", t.withdrawn_at as "withdrawnAt",
      t.withdrawn_by is not null as "isWithdrawnByHand",
      (select c.number from certificate c where c.trainee_id = t.id and c.withdrawn_at is null) as "certificateNo"
    from trainee t join programme p on p.id = t.programme_id
    cross join lateral (
      select count(*)::int as sessions, count(*) filter (where ${isOver})::int as over,
        count(*) filter (where ${isOver} and s.closed_at is null)::int as open
      from programme_session s where s.programme_id = p.id) met
    cross join lateral (
      select count(*) filter (where a.status = 'PRESENT')::int as present,
        count(*) filter (where a.status = 'LATE')::int as late,
        count(*) filter (where a.status = 'ABSENT')::int as absent,
        count(*) filter (where a.status = 'EXCUSED')::int as excused
      from attendance a join programme_session s on s.id = a.session_id
      where a.trainee_id = t.id and not a.waits and ${isOver}) was
    where t.status = 'CONFIRM' and ${where}`;
}

const assignmentStatusOf = (): RawBuilder<AssignmentStatus | null> => sql`
  (select ${assignmentStatus()} from trainee_assignment work where work.trainee_id = t.id)`;

/**
 * Builds the same with the state of each, as `stateOf` of the rules decides it: lists are narrowed and counted by it in
 * the database (facts-store.test.ts compares the two).
 */
export function factsWithState(now: Date, where: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    select f.*, rate.enough as "isEnough", case
      when f."completedAt" is not null then 'COMPLETED'
      when f."isWithdrawnByHand" then 'WITHDRAWN'
      when f.over < f.sessions then 'RUNNING'
      when rate.enough and not f."isRepeat" and (f."isSurveyDone" or not f."needsSurvey")
        and (f.assignment = 'ACCEPTED' or not f."needsAssignment") is true then 'READY'
      when (not rate.enough and f.open > 0) or (f."needsAssignment" and f.assignment = 'HANDED_IN') is true then 'WAITING'
      else 'LACKING' end as state
    from (${bareFacts(now, where)}) f
    cross join lateral (
      select case when f.over - f.excused > 0 then
        100 * greatest(0, f.present + f.late - f.late / ${sql.lit(LATE_PER_ABSENCE)}) / (f.over - f.excused)
        when f.over > 0 then 100 else 0 end >= f."leastAttendance" as enough) rate`;
}

/** Selects the facts of the trainees `t` of programmes `p` that a condition chooses, in a fixed order. */
export function selectFacts(db: Db, now: Date, where: RawBuilder<unknown>): Promise<FactsRow[]> {
  return rowsOf<FactsRow>(db)`
    ${factsWithState(now, where)} order by f."traineeId"`;
}
