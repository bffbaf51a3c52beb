/** Runs as rows: a norm that is worked out, results that are read again. */
import type { NormRun } from '@naru/contract/areas/ability/norm.ts';
import { sql } from 'kysely';

import { newId } from '../../../platform/db/id.ts';
import { nameOf } from '../../../platform/db/name.ts';
import { firstOf, rowsOf, type Db, type Tx } from '../../../platform/db/db.ts';
import type { Locale } from '../../../platform/http/messages.ts';

export interface RunRow {
  readonly id: string;
  readonly kind: NormRun['kind'];
  readonly normId: string | null;
  readonly status: NormRun['status'];
  readonly total: number;
  readonly done: number;
  readonly begunAt: Date;
  readonly begunByName: string;
  readonly doneAt: Date | null;
}

const MOST_SHOWN = 5;

/** Selects the runs of a version, the latest first. */
export function selectRuns(db: Db, versionId: string, locale: Locale): Promise<RunRow[]> {
  return rowsOf<RunRow>(db)`
    select run.id, run.kind, run.norm_id as "normId", run.status, run.total, run.done, run.begun_at as "begunAt",
      ${nameOf('m', locale)} as "begunByName", run.done_at as "doneAt"
    from ability_norm_run run join member m on m.id = run.begun_by where run.version_id = ${versionId}::uuid
    order by run.begun_at desc, run.id desc limit ${sql.lit(MOST_SHOWN)}`;
}

export interface NewRun {
  readonly kind: NormRun['kind'];
  readonly versionId: string;
  readonly normId: string;
  readonly total: number;
  readonly at: Date;
  readonly by: string;
}

/** Begins a run; its version is locked, and has no other that runs. */
export async function insertRun(tx: Tx, { kind, versionId, normId, total, at, by }: NewRun): Promise<string> {
  const id = newId();
  await sql`
    insert into ability_norm_run (id, kind, version_id, norm_id, status, total, begun_at, begun_by)
    values (${id}::uuid, ${kind}, ${versionId}::uuid, ${normId}::uuid, 'RUNNING', ${total}, ${at}, ${by}::uuid)`.execute(
    tx,
  );
  return id;
}

export async function selectIsRunning(db: Db, versionId: string): Promise<boolean> {
  const row = await firstOf<{ isRunning: boolean }>(db)`
    select exists (select from ability_norm_run run
      where run.version_id = ${versionId}::uuid and run.status = 'RUNNING') as "isRunning"`;
  return row?.isRunning ?? false;
}

export interface RunningRun {
  readonly id: string;
  readonly kind: NormRun['kind'];
  readonly versionId: string;
  readonly normId: string;
  readonly done: number;
  readonly lastSessionId: string | null;
}

/** Locks a run until the transaction ends; undefined once it has ended. */
export function lockOptionalRunning(tx: Tx, id: string): Promise<RunningRun | undefined> {
  return firstOf<RunningRun>(tx)`
    select run.id, run.kind, run.version_id as "versionId", run.norm_id as "normId", run.done,
      run.last_session_id as "lastSessionId"
    from ability_norm_run run where run.id = ${id}::uuid and run.status = 'RUNNING' and run.norm_id is not null
    for update`;
}

/** Writes how far a run is. */
export async function updateProgress(
  tx: Tx,
  id: string,
  { count, last }: { readonly count: number; readonly last: string | null },
): Promise<void> {
  await sql`
    update ability_norm_run set done = ability_norm_run.done + ${count}, last_session_id = ${last}::uuid,
      total = greatest(ability_norm_run.total, ability_norm_run.done + ${count})
    where ability_norm_run.id = ${id}::uuid`.execute(tx);
}

/** Ends a run; whom it counted is not kept. */
export async function endRun(tx: Tx, { id, at }: { readonly id: string; readonly at: Date }): Promise<void> {
  await sql`delete from ability_norm_sample sample where sample.run_id = ${id}::uuid`.execute(tx);
  await sql`
    update ability_norm_run set status = 'DONE', done_at = ${at}, total = ability_norm_run.done
    where ability_norm_run.id = ${id}::uuid`.execute(tx);
}

/** Fails a run that runs: a norm that was not finished goes, readings that were added stay. */
export async function failRun(tx: Tx, { id, at }: { readonly id: string; readonly at: Date }): Promise<void> {
  await sql`delete from ability_norm_sample sample where sample.run_id = ${id}::uuid`.execute(tx);
  const rows = await rowsOf<{ normId: string | null; kind: NormRun['kind'] }>(tx)`
    update ability_norm_run set status = 'FAILED', done_at = ${at}
    where ability_norm_run.id = ${id}::uuid and ability_norm_run.status = 'RUNNING'
    returning ability_norm_run.norm_id as "normId", ability_norm_run.kind`;
  for (const { normId, kind } of rows)
    if (kind === 'BUILD' && normId !== null)
      await sql`delete from ability_norm n where n.id = ${normId}::uuid`.execute(tx);
}
