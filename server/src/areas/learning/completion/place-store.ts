/** One person's own place in a programme, as far as its end is concerned. */
import type { ProgrammeType } from '@naru/contract/areas/learning/words.ts';

import { nameOf } from '../../../platform/db/name.ts';
import { rowsOf, type Db } from '../../../platform/db/db.ts';
import type { Locale } from '../../../platform/http/messages.ts';

export interface OwnPlace {
  readonly traineeId: string;
  readonly programmeId: string;
  readonly name: string;
  readonly typeCode: ProgrammeType;
  readonly managerId: string;
  readonly needsAssignment: boolean;
  readonly assignmentUntil: Date | null;
  readonly isCancelled: boolean;
  readonly completedAt: Date | null;
  /** The last session; null where there is none. */
  readonly lastBeginsAt: Date | null;
  readonly lastEndsAt: Date | null;
}

/** Selects the confirmed places of a person, by trainee. */
export function selectOwnPlaces(
  db: Db,
  asked: { readonly traineeIds: readonly string[]; readonly memberId: string; readonly locale: Locale },
): Promise<OwnPlace[]> {
  return rowsOf<OwnPlace>(db)`
    select t.id as "traineeId", p.id as "programmeId", ${nameOf('p', asked.locale)} as name, p.type_code as "typeCode",
      p.manager_id as "managerId", p.needs_assignment as "needsAssignment", p.assignment_until as "assignmentUntil",
      p.cancelled_at is not null as "isCancelled", t.completed_at as "completedAt", last.begins_at as "lastBeginsAt", last.ends_at as "lastEndsAt"
    from trainee t join programme p on p.id = t.programme_id
    left join lateral (
      select s.begins_at, s.ends_at from programme_session s
      where s.programme_id = p.id order by s.begins_at desc limit 1) last on true
    where t.id = any(${[...asked.traineeIds]}::uuid[]) and t.member_id = ${asked.memberId}::uuid
      and t.status = 'CONFIRM'`;
}

export interface OwnTask {
  readonly traineeId: string;
  readonly name: string;
  /** The task, and when it is due. */
  readonly task: 'SURVEY' | 'ASSIGNMENT';
  readonly until: Date | null;
}

/** Selects what a person still has to do for their completions: surveys that count, and assignments. */
export function selectOwnTasks(
  db: Db,
  asked: {
    readonly memberId: string;
    readonly now: Date;
    readonly locale: Locale;
    readonly surveyDays: number;
    readonly isSurveyOpen: boolean;
    readonly contextType: string;
    readonly most: number;
  },
): Promise<OwnTask[]> {
  const { memberId, now, locale, surveyDays, isSurveyOpen, contextType, most } = asked;
  return rowsOf<OwnTask>(db)`
    select t.id as "traineeId", ${nameOf('p', locale)} as name, task.kind as task, task.until
    from trainee t join programme p on p.id = t.programme_id
    cross join lateral (
      select 'SURVEY' as kind, p.ends_at + ${surveyDays}::int * interval '1 day' as until
      where ${isSurveyOpen} and p.needs_survey and p.ends_at <= ${now}
        and p.ends_at + ${surveyDays}::int * interval '1 day' > ${now}
        and not exists (
          select from survey s join survey_target answered on answered.survey_id = s.id
          where s.context_type = ${contextType} and answered.context_id = t.id and answered.member_id = t.member_id)
      union all
      select 'ASSIGNMENT', p.assignment_until
      where p.needs_assignment and p.begins_at <= ${now} and p.ends_at + 60 * interval '1 day' > ${now}
        and (p.assignment_until is null or p.assignment_until > ${now} or exists (
          select from trainee_assignment late where late.trainee_id = t.id and late.returned_at > ${now}::timestamptz - interval '7 days'))
        and not exists (
          select from trainee_assignment work where work.trainee_id = t.id and work.returned_at is null)) task
    where t.member_id = ${memberId}::uuid and t.status = 'CONFIRM' and t.completed_at is null
      and t.withdrawn_by is null and p.cancelled_at is null
    order by task.until nulls last, t.id, task.kind limit ${most}`;
}
