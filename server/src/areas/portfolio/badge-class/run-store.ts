/** Runs over all students after a badge was opened, as rows. */
import type { BadgeRunStatus } from '@naru/contract/areas/portfolio/badge-words.ts';
import { sql } from 'kysely';

import { newId } from '../../../platform/db/id.ts';
import { firstOf, rowsOf, type Db, type Tx } from '../../../platform/db/db.ts';

/** Begins a run; undefined where one is under way, which goes over everybody as well. */
export async function insertOptionalRun(
  tx: Tx,
  run: { readonly classId: string; readonly total: number; readonly at: Date },
): Promise<string | undefined> {
  const row = await firstOf<{ id: string }>(tx)`
    insert into badge_run (id, class_id, status, total_count, begun_at)
    values (${newId()}::uuid, ${run.classId}::uuid, 'RUNNING', ${run.total}, ${run.at})
    on conflict do nothing returning badge_run.id`;
  return row?.id;
}

export interface RunningRun {
  readonly id: string;
  readonly classId: string;
  readonly afterId: string | null;
}

/** Locks a run until the transaction ends; undefined once it has ended. */
export function lockOptionalRunning(tx: Tx, id: string): Promise<RunningRun | undefined> {
  return firstOf<RunningRun>(tx)`
    select run.id, run.class_id as "classId", run.after_id as "afterId"
    from badge_run run where run.id = ${id}::uuid and run.status = 'RUNNING' for update`;
}

export async function updateProgress(
  tx: Tx,
  id: string,
  done: { readonly checked: number; readonly granted: number; readonly last: string },
): Promise<void> {
  await sql`
    update badge_run set checked_count = badge_run.checked_count + ${done.checked},
      granted_count = badge_run.granted_count + ${done.granted}, after_id = ${done.last}::uuid,
      total_count = greatest(badge_run.total_count, badge_run.checked_count + ${done.checked})
    where badge_run.id = ${id}::uuid`.execute(tx);
}

export async function endRun(tx: Tx, id: string, at: Date): Promise<void> {
  await sql`
    update badge_run set status = 'DONE', ended_at = ${at}, total_count = badge_run.checked_count
    where badge_run.id = ${id}::uuid`.execute(tx);
}

/** Ends a run that goes no further; whom it reached keeps the badge. */
export async function failRun(db: Db, id: string, at: Date): Promise<void> {
  await sql`
    update badge_run set status = 'FAILED', ended_at = ${at}
    where badge_run.id = ${id}::uuid and badge_run.status = 'RUNNING'`.execute(db);
}

/** Ends the runs that nobody works on any more: their process was lost on the last try. */
export async function failLostRuns(
  db: Db,
  { before, at }: { readonly before: Date; readonly at: Date },
): Promise<void> {
  await sql`
    update badge_run set status = 'FAILED', ended_at = ${at}
    where badge_run.status = 'RUNNING' and badge_run.begun_at < ${before}`.execute(db);
}

/** Takes up a run that failed, unless another one goes over everybody. */
export async function reviveRun(db: Db, id: string): Promise<void> {
  await sql`
    update badge_run set status = 'RUNNING', ended_at = null
    where badge_run.id = ${id}::uuid and badge_run.status = 'FAILED'
      and not exists (
        select 1 from badge_run other where other.class_id = badge_run.class_id and other.status = 'RUNNING')`.execute(
    db,
  );
}

export interface RunRow {
  readonly status: BadgeRunStatus;
  readonly total: number;
  readonly checked: number;
  readonly granted: number;
}

/** Selects the latest run of a class. */
export async function selectOptionalRun(db: Db, classId: string): Promise<RunRow | undefined> {
  const { rows } = await sql<RunRow>`
    select run.status, run.total_count as total, run.checked_count as checked,
      run.granted_count as granted
    from badge_run run where run.class_id = ${classId}::uuid order by run.begun_at desc, run.id desc limit 1`.execute(
    db,
  );
  return rows[0];
}

export interface EndingBadge {
  readonly assertionId: string;
  readonly memberId: string;
}

/** Selects badges that stand and whose date is one of these moments, in the order of their keys. */
export function selectEnding(
  db: Db,
  asked: { readonly from: Date; readonly until: Date; readonly after: string; readonly most: number },
): Promise<EndingBadge[]> {
  return rowsOf<EndingBadge>(db)`
    select a.id as "assertionId", a.member_id as "memberId" from badge_assertion a
    where a.status = 'GRANTED' and a.expires_at > ${asked.from} and a.expires_at <= ${asked.until}
      and a.id > ${asked.after}::uuid
    order by a.id limit ${asked.most}`;
}
