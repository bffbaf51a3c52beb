/** Psychological cases among all counselling of a student, and on the dashboards of those concerned. */
import { sql, type RawBuilder } from 'kysely';

import { rowsOf, type Db } from '../../../platform/db/db.ts';
import { OPEN_STATUSES, type PsychStatus } from './case/rules.ts';

/** The next appointment, or else the last one that was held. */
const AT = sql`coalesce(
  (select min(n.begins_at) from psych.session n where n.application_id = a.id and n.status = 'BOOKED'),
  (select max(n.begins_at) from psych.session n where n.application_id = a.id and n.status = 'HELD'))`;
const NEXT_AT = sql`(select min(n.begins_at) from psych.session n where n.application_id = a.id and n.status = 'BOOKED')`;
const IS_OPEN = sql`(a.status = any(${[...OPEN_STATUSES]}::text[]))`;

export interface ListedCaseRow {
  readonly id: string;
  readonly status: PsychStatus;
  readonly askedAt: Date;
  readonly at: Date | null;
  readonly nextAt: Date | null;
  readonly endedAt: Date | null;
}

function selectListed(db: Db, condition: RawBuilder<unknown>, order: RawBuilder<unknown>): Promise<ListedCaseRow[]> {
  return rowsOf<ListedCaseRow>(db)`
    select a.id, a.status, a.applied_at as "askedAt", ${AT} as at, ${NEXT_AT} as "nextAt",
      a.ended_at as "endedAt"
    from psych.application a where ${condition} order by ${order}`;
}

const soonest = (most: number): RawBuilder<unknown> => sql`a.level desc, a.applied_at, a.id limit ${sql.lit(most)}`;

/** Builds the statement of a student's cases as `CaseSource` wants it. */
export const ownCaseKeys = (studentId: string): RawBuilder<unknown> => sql`
  select a.id, a.status, ${IS_OPEN} as is_open, coalesce(${AT}, a.applied_at) as at
  from psych.application a where a.student_id = ${studentId}::uuid`;

/** Selects those of the student's own that these name. */
export const selectOwnCases = (
  db: Db,
  { studentId, ids }: { studentId: string | null; ids: readonly string[] },
): Promise<ListedCaseRow[]> =>
  selectListed(db, sql`a.student_id = ${studentId}::uuid and a.id = any(${[...ids]}::uuid[])`, sql`a.id`);

/** Selects the student's open cases, the most urgent first. */
export const selectOpenCases = (db: Db, studentId: string, most: number): Promise<ListedCaseRow[]> =>
  selectListed(db, sql`a.student_id = ${studentId}::uuid and ${IS_OPEN}`, soonest(most));

/** Selects a counsellor's open cases with an appointment ahead, the next first. */
export const selectCasesAhead = (
  db: Db,
  { memberId, now, most }: { memberId: string; now: Date; most: number },
): Promise<ListedCaseRow[]> =>
  selectListed(
    db,
    sql`a.assigned_id = ${memberId}::uuid and ${IS_OPEN} and ${NEXT_AT} > ${now}::timestamptz`,
    sql`${NEXT_AT}, a.id limit ${sql.lit(most)}`,
  );

/** Selects the cases that wait for a counsellor, the most urgent first. */
export const selectQueuedCases = (db: Db, most: number): Promise<ListedCaseRow[]> =>
  selectListed(db, sql`a.status = 'WAITING'`, soonest(most));
