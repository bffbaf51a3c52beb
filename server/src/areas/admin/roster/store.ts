/**
 * Runs of the roster import, their bundles and what was wrong with these.
 */
import type { RosterRunDetail, RosterRunState } from '@naru/contract/areas/roster.ts';
import { sql, type RawBuilder } from 'kysely';

import type { SelectNames } from '../../../blocks/manifest/logged-record.ts';
import { isId, newId } from '../../../platform/db/id.ts';
import { nameOf } from '../../../platform/db/name.ts';
import { countOf, firstOf, rowsOf, type Db, type Tx } from '../../../platform/db/db.ts';
import type { Locale } from '../../../platform/http/messages.ts';
import { COUNT_BOUND, type PageWindow } from '../../../platform/list/paging.ts';
import type { KindCount, Merging } from './merging-sql.ts';
import type { Problem } from './problems.ts';

export interface RunOptions {
  readonly advisor: Merging['advisor'];
  readonly allowsRemovals: boolean;
}

export interface RunRow {
  readonly id: string;
  readonly state: RosterRunState;
  readonly isPreview: boolean;
  readonly bundleId: string | null;
  readonly bundleName: string | null;
  readonly sourceName: string | null;
  readonly actorName: string | null;
  readonly options: RunOptions;
  readonly counts: readonly KindCount[] | null;
  readonly progress: RosterRunDetail['progress'];
  readonly failure: RosterRunDetail['failure'];
  readonly problemCount: number;
  readonly startedAt: Date;
  readonly endedAt: Date | null;
  /** A preview that still holds: its bundle is there, and nothing was imported since it began. */
  readonly isCurrent: boolean;
}

/** Sources without a name appear by their code. */
function columns(locale: Locale): RawBuilder<unknown> {
  return sql`import_run.id, import_run.state, import_run.is_preview as "isPreview", import_run.bundle_id as "bundleId",
    import_run.bundle_name as "bundleName", coalesce(import_run.source_name, import_run.source_system) as "sourceName",
    ${nameOf('actor', locale)} as "actorName", import_run.options, import_run.counts, import_run.progress, import_run.failure,
    import_run.problem_count as "problemCount", import_run.started_at as "startedAt", import_run.ended_at as "endedAt",
    import_run.is_preview and import_run.state = 'DONE'
      and exists (select from file_entry where file_entry.group_id = import_run.bundle_id)
      and not exists (select from import_run later where not later.is_preview and later.state = 'DONE'
        and later.ended_at >= import_run.started_at) as "isCurrent"`;
}

export function selectRuns(db: Db, window: PageWindow, locale: Locale): Promise<RunRow[]> {
  return rowsOf<RunRow>(db)`
    select ${columns(locale)} from import_run left join member actor on actor.id = import_run.actor_id
    order by import_run.id desc offset ${window.offset} limit ${window.size}`;
}

/** Stops one above the bound. */
export function countRuns(db: Db): Promise<number> {
  return countOf(db)`
    select count(*) as count from (select 1 from import_run limit ${sql.lit(COUNT_BOUND + 1)}) found`;
}

export function selectOptionalRun(db: Db, id: string, locale: Locale): Promise<RunRow | undefined> {
  return firstOf<RunRow>(db)`
    select ${columns(locale)} from import_run left join member actor on actor.id = import_run.actor_id
    where import_run.id = ${id}`;
}

/** Selects the run that is queued or in progress. */
export async function selectOptionalOpenRun(db: Db): Promise<string | undefined> {
  const row = await db
    .selectFrom('import_run')
    .select('import_run.id')
    .where(sql<boolean>`import_run.state in ('WAITING', 'RUNNING')`)
    .executeTakeFirst();
  return row?.id;
}

export interface BundleRow {
  readonly id: string;
  readonly name: string;
  readonly size: number;
}

/** Selects a bundle that this person has uploaded. */
export function selectOptionalBundle(db: Db, id: string, ownerId: string): Promise<BundleRow | undefined> {
  return db
    .selectFrom('file_group')
    .innerJoin('file_entry', 'file_entry.group_id', 'file_group.id')
    .select(['file_group.id', 'file_entry.name', 'file_entry.size'])
    .where('file_group.id', '=', id)
    .where('file_group.owner_id', '=', ownerId)
    .where('file_group.entity', 'is', null)
    .where('file_entry.extension', '=', 'zip')
    .executeTakeFirst();
}

export async function selectOptionalBundleObject(db: Db, bundleId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('file_entry')
    .select('file_entry.object_id as objectId')
    .where('file_entry.group_id', '=', bundleId)
    .executeTakeFirst();
  return row?.objectId;
}

/** Its bytes follow with the hourly sweep of files. */
export async function deleteBundle(db: Db, bundleId: string): Promise<void> {
  await db.deleteFrom('file_group').where('file_group.id', '=', bundleId).execute();
}

export interface NewRun {
  readonly isPreview: boolean;
  readonly bundleId: string;
  readonly bundleName: string;
  readonly options: RunOptions;
  readonly by: string;
  readonly at: Date;
}

/** Inserts a run; undefined where another one is queued or in progress. */
export async function insertOptionalRun(tx: Tx, run: NewRun): Promise<string | undefined> {
  const inserted = await tx
    .insertInto('import_run')
    .values({
      id: newId(),
      state: 'WAITING',
      is_preview: run.isPreview,
      bundle_id: run.bundleId,
      bundle_name: run.bundleName,
      options: JSON.stringify(run.options),
      actor_id: run.by,
      started_at: run.at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('import_run.id')
    .executeTakeFirst();
  return inserted?.id;
}

export interface BegunRun {
  readonly isPreview: boolean;
  readonly bundleId: string | null;
  readonly options: RunOptions;
  readonly actorId: string | null;
}

/** Begins a queued run; undefined where it is not queued (any more). */
export function beginRun(db: Db, id: string): Promise<BegunRun | undefined> {
  return firstOf<BegunRun>(db)`
    update import_run set state = 'RUNNING' where import_run.id = ${id} and import_run.state = 'WAITING'
    returning import_run.is_preview as "isPreview", import_run.bundle_id as "bundleId", import_run.options,
      import_run.actor_id as "actorId"`;
}

/** Updates the progress; false where somebody else ended the run: it was cancelled, or given up for lost. */
export async function updateProgress(
  db: Db,
  id: string,
  progress: NonNullable<RosterRunDetail['progress']>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('import_run')
    .set({ progress: JSON.stringify(progress) })
    .where('import_run.id', '=', id)
    .where('import_run.state', '=', 'RUNNING')
    .executeTakeFirst();
  if (numUpdatedRows > 0n) return true;
  // The import itself may have ended it while this waited for it.
  const row = await db
    .selectFrom('import_run')
    .select('import_run.state')
    .where('import_run.id', '=', id)
    .executeTakeFirst();
  return row?.state === 'DONE';
}

type Ending =
  | { readonly state: 'DONE'; readonly system: string; readonly name: string; readonly counts: readonly KindCount[] }
  | { readonly state: 'FAILED'; readonly failure: NonNullable<RosterRunDetail['failure']> }
  | { readonly state: 'REFUSED'; readonly problemCount: number };

/** Ends the run; false where it is no longer in progress. */
export async function endRun(db: Db, id: string, ending: Ending & { readonly at: Date }): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('import_run')
    .set({
      state: ending.state,
      ended_at: ending.at,
      progress: null,
      ...(ending.state === 'DONE' && {
        source_system: ending.system,
        source_name: ending.name,
        counts: JSON.stringify(ending.counts),
      }),
      ...(ending.state === 'FAILED' && { failure: ending.failure }),
      ...(ending.state === 'REFUSED' && { problem_count: ending.problemCount }),
    })
    .where('import_run.id', '=', id)
    .where('import_run.state', '=', 'RUNNING')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Cancels an open run; false where it has ended already. */
export async function cancelOpenRun(tx: Tx, id: string, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('import_run')
    .set({ state: 'CANCELLED', ended_at: at, progress: null })
    .where('import_run.id', '=', id)
    .where(sql<boolean>`import_run.state in ('WAITING', 'RUNNING')`)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function insertProblems(tx: Tx, runId: string, problems: readonly Problem[]): Promise<void> {
  const values = problems.map(({ file, line, column, reason, value }, at) => ({
    run_id: runId,
    sn: at + 1,
    file,
    line,
    column_name: column,
    reason,
    value,
  }));
  await tx.insertInto('import_problem').values(values).execute();
}

export interface ProblemRow extends Problem {
  readonly sn: number;
}

export async function selectProblems(db: Db, runId: string, window: PageWindow): Promise<ProblemRow[]> {
  const rows = await db
    .selectFrom('import_problem')
    .select([
      'import_problem.sn',
      'import_problem.file',
      'import_problem.line',
      'import_problem.column_name as column',
      'import_problem.reason',
      'import_problem.value',
    ])
    .where('import_problem.run_id', '=', runId)
    .orderBy('import_problem.sn')
    .offset(window.offset)
    .limit(window.size)
    .execute();
  return rows as ProblemRow[]; // reasons are written by insertProblems
}

export async function countProblems(db: Db, runId: string): Promise<number> {
  const row = await db
    .selectFrom('import_problem')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('import_problem.run_id', '=', runId)
    .executeTakeFirstOrThrow();
  return row.n;
}

/** Previews, and what was wrong with bundles, which quotes their cells, that ended before this moment. */
export async function deleteOldRuns(db: Db, before: Date): Promise<void> {
  await sql`delete from import_problem using import_run
    where import_run.id = import_problem.run_id and import_run.ended_at < ${before}`.execute(db);
  await sql`delete from import_run where import_run.is_preview and import_run.ended_at < ${before}`.execute(db);
}

/** Selects which bundles runs are of, as the change log names them. */
export const selectBundleNames: SelectNames = async (db, { ids }) => {
  const rows = await rowsOf<{ id: string; name: string }>(db)`
    select run.id, run.bundle_name as name from import_run run
    where run.id = any(${ids.filter(isId)}::uuid[]) and run.bundle_name is not null`;
  return new Map(rows.map(({ id, name }) => [id, name]));
};
