import { sql, type RawBuilder } from 'kysely';

import { idsOf, rowsOf, type Db, type Tx } from '../../../platform/db/db.ts';
import { CONTEXT_TYPE, factsWithState } from './facts-store.ts';

export type Method = 'RULE' | 'HAND' | 'SHEET';

export interface Settled {
  readonly traineeId: string;
  readonly memberId: string;
  readonly version: number;
}

/** Completes those that are not; gives them as they stand then. The programme is locked. */
export async function updateCompleted(
  tx: Tx,
  change: {
    readonly traineeIds: readonly string[];
    readonly method: Method;
    readonly by: string | null;
    readonly at: Date;
  },
): Promise<Settled[]> {
  const rows = await rowsOf<Settled>(tx)`
    update trainee t set completed_at = ${change.at}, completion_method = ${change.method},
      completed_by = ${change.by}::uuid, withdrawn_at = null, withdrawn_by = null, withdrawn_reason = null,
      version = t.version + 1
    where t.id = any(${[...change.traineeIds]}::uuid[]) and t.status = 'CONFIRM' and t.completed_at is null
    returning t.id as "traineeId", t.member_id as "memberId", t.version`;
  return rows.toSorted((a, b) => (a.traineeId < b.traineeId ? -1 : 1));
}

/** Withdraws those that are completed; gives them as they stand then. The programme is locked. */
export async function updateWithdrawn(
  tx: Tx,
  change: {
    readonly traineeIds: readonly string[];
    readonly by: string | null;
    readonly reason: string | null;
    readonly at: Date;
  },
): Promise<Settled[]> {
  const rows = await rowsOf<Settled>(tx)`
    update trainee t set completed_at = null, completion_method = null, completed_by = null,
      withdrawn_at = ${change.at}, withdrawn_by = ${change.by}::uuid, withdrawn_reason = ${change.reason},
      version = t.version + 1
    where t.id = any(${[...change.traineeIds]}::uuid[]) and t.completed_at is not null
    returning t.id as "traineeId", t.member_id as "memberId", t.version`;
  return rows.toSorted((a, b) => (a.traineeId < b.traineeId ? -1 : 1));
}

/** Builds the condition that the survey about a place `t` is answered, and not counted yet. */
const isToCount = (): RawBuilder<boolean> => sql`t.status = 'CONFIRM' and not t.is_survey_counted and exists (
  select from survey s join survey_target answered on answered.survey_id = s.id
  where s.context_type = ${CONTEXT_TYPE} and answered.context_id = t.id and answered.member_id = t.member_id)`;

/** Selects programmes that ended lately, need the survey, and have answers that the clock has not counted. */
export function selectAnsweredProgrammes(db: Db, { now, since }: { now: Date; since: Date }): Promise<string[]> {
  return idsOf(db)`
    select distinct p.id as id from trainee t join programme p on p.id = t.programme_id
    where p.needs_survey and p.published_at is not null and p.cancelled_at is null and p.ends_at > ${since}
      and p.ends_at <= ${now} and ${isToCount()}
    order by 1 limit 500`;
}

/** Counts the answers of a locked programme. Places keep their version: nothing tells when somebody answered. */
export async function updateCounted(tx: Tx, programmeId: string): Promise<void> {
  await sql`
    update trainee t set is_survey_counted = true from programme p
    where p.id = ${programmeId}::uuid and t.programme_id = p.id and p.needs_survey and ${isToCount()}`.execute(tx);
}

/** Selects programmes that ended lately, with somebody who is ready, or whose attendance is no longer enough. */
export function selectDueProgrammes(db: Db, { now, since }: { now: Date; since: Date }): Promise<string[]> {
  const ended = sql`p.published_at is not null and p.cancelled_at is null and p.ends_at > ${since} and p.ends_at <= ${now}
    and t.withdrawn_by is null`;
  return idsOf(db)`
    select distinct f."programmeId" as id from (${factsWithState(now, ended)}) f
    where f.state = 'READY' or (f.state = 'COMPLETED' and f."completionMethod" = 'RULE' and not f."isEnough")
    order by 1 limit 500`;
}

/** Counts people of a programme for whose completion the office still has to do something. */
export async function countUnsettled(db: Db, programmeId: string, now: Date): Promise<number> {
  const open = sql`p.id = ${programmeId}::uuid and t.completed_at is null and t.withdrawn_by is null`;
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (${factsWithState(now, open)}) f where f.state in ('READY', 'WAITING', 'RUNNING')`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}
