import { sql } from 'kysely';

import type { Tx, Db } from '../../../platform/db/pool.ts';
import { factsWithState } from './facts-store.ts';

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
  const { rows } = await sql<Settled>`
    update trainee t set completed_at = ${change.at}, completion_method = ${change.method},
      completed_by = ${change.by}::uuid, withdrawn_at = null, withdrawn_by = null, withdrawn_reason = null,
      version = t.version + 1
    where t.id = any(${[...change.traineeIds]}::uuid[]) and t.status = 'CONFIRM' and t.completed_at is null
    returning t.id as "traineeId", t.member_id as "memberId", t.version`.execute(tx);
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
  const { rows } = await sql<Settled>`
    update trainee t set completed_at = null, completion_method = null, completed_by = null,
      withdrawn_at = ${change.at}, withdrawn_by = ${change.by}::uuid, withdrawn_reason = ${change.reason},
      version = t.version + 1
    where t.id = any(${[...change.traineeIds]}::uuid[]) and t.completed_at is not null
    returning t.id as "traineeId", t.member_id as "memberId", t.version`.execute(tx);
  return rows.toSorted((a, b) => (a.traineeId < b.traineeId ? -1 : 1));
}

/** Selects programmes that ended lately, with somebody who is ready, or whose attendance is no longer enough. */
export async function selectDueProgrammes(db: Db, { now, since }: { now: Date; since: Date }): Promise<string[]> {
  const ended = sql`p.published_at is not null and p.cancelled_at is null and p.ends_at > ${since} and p.ends_at <= ${now}
    and t.withdrawn_by is null`;
  const { rows } = await sql<{ programmeId: string }>`
    select distinct f."programmeId" from (${factsWithState(now, ended)}) f
    where f.state = 'READY' or (f.state = 'COMPLETED' and f."completionMethod" = 'RULE' and not f."isEnough")
    order by 1 limit 500`.execute(db);
  return rows.map(({ programmeId }) => programmeId);
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
