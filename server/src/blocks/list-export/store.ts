import { EXPORTS_AT_ONCE, type ExportFailure, type ExportState } from '@naru/contract/areas/list-export.ts';
import { sql } from 'kysely';

import { countOf, firstOf, rowsOf, type Db, type Tx } from '../../platform/db/db.ts';
import type { Locale } from '../../platform/http/messages.ts';
import { COUNT_BOUND, type PageWindow } from '../../platform/list/paging.ts';

export interface ExportRow {
  readonly id: string;
  readonly memberId: string;
  readonly source: string;
  readonly asked: unknown;
  readonly locale: Locale;
  readonly menuId: string;
  readonly reason: string;
  readonly address: string;
  readonly requestId: string;
  readonly seesAllStudents: boolean;
  readonly state: ExportState;
  readonly begun: number;
  readonly rowCount: number;
  readonly failure: ExportFailure | null;
  readonly objectId: string | null;
  readonly fileName: string | null;
  readonly size: number | null;
  readonly visibleScope: string | null;
  readonly askedAt: Date;
  readonly endedAt: Date | null;
  readonly expiresAt: Date | null;
}

/** Returns the reason for the view of all students; there it is the reason of the export itself. */
export function allStudentsReasonOf({ seesAllStudents, reason }: ExportRow): string | null {
  return seesAllStudents ? reason : null;
}

const COLUMNS = sql`
  list_export.id, list_export.member_id as "memberId", list_export.source, list_export.asked, list_export.locale,
  list_export.menu_id as "menuId", list_export.reason, list_export.address, list_export.request_id as "requestId",
  list_export.sees_all_students as "seesAllStudents",
  list_export.state, list_export.begun, list_export.row_count as "rowCount",
  list_export.failure, list_export.object_id as "objectId", list_export.file_name as "fileName", list_export.size,
  list_export.visible_scope as "visibleScope", list_export.asked_at as "askedAt", list_export.ended_at as "endedAt",
  list_export.expires_at as "expiresAt"`;

export function selectOwnExports(db: Db, memberId: string, window: PageWindow): Promise<ExportRow[]> {
  return rowsOf<ExportRow>(db)`
    select ${COLUMNS} from list_export where list_export.member_id = ${memberId}
    order by list_export.id desc offset ${window.offset} limit ${window.size}`;
}

/** Stops one above the bound. */
export function countOwnExports(db: Db, memberId: string): Promise<number> {
  return countOf(db)`
    select count(*) as count from (
      select 1 from list_export where list_export.member_id = ${memberId} limit ${sql.lit(COUNT_BOUND + 1)}
    ) found`;
}

/** Selects one's own export; somebody else's is not found. */
export function selectOptionalOwnExport(db: Db, id: string, memberId: string): Promise<ExportRow | undefined> {
  return firstOf<ExportRow>(db)`
    select ${COLUMNS} from list_export
    where list_export.id = ${id} and list_export.member_id = ${memberId}`;
}

export interface NewExport extends Pick<
  ExportRow,
  'id' | 'memberId' | 'source' | 'locale' | 'menuId' | 'reason' | 'address' | 'requestId' | 'seesAllStudents'
> {
  readonly asked: unknown;
  readonly at: Date;
}

/**
 * Inserts an export; false if the person's places are taken. All code tries them in order, each waiting for the last.
 */
export async function insertOptionalExport(tx: Tx, row: NewExport): Promise<boolean> {
  for (let place = 1; place <= EXPORTS_AT_ONCE; place += 1) {
    const inserted = await tx
      .insertInto('list_export')
      .values({
        id: row.id,
        member_id: row.memberId,
        source: row.source,
        asked: JSON.stringify(row.asked),
        locale: row.locale,
        menu_id: row.menuId,
        reason: row.reason,
        address: row.address,
        request_id: row.requestId,
        sees_all_students: row.seesAllStudents,
        state: 'WAITING',
        place,
        asked_at: row.at,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('list_export.id')
      .executeTakeFirst();
    if (inserted) return true;
  }
  return false;
}

export interface Run {
  readonly id: string;
  /** Which of its beginnings this is: a process that was given up for lost changes nothing any more. */
  readonly begun: number;
}

const FREE_PLACE = sql`(
  select min(place.n) from generate_series(1, ${sql.lit(EXPORTS_AT_ONCE)}) place(n)
  where not exists (
    select from list_export other
    where other.member_id = list_export.member_id and other.place = place.n and other.state in ('WAITING', 'RUNNING')
  ))`;

/**
 * Begins an export, also a failed one whose job begins again; undefined where it has ended.
 * @throws where its person's places are taken then
 */
export function beginExport(db: Db, id: string): Promise<ExportRow | undefined> {
  return firstOf<ExportRow>(db)`
    update list_export set state = 'RUNNING', row_count = 0, failure = null, ended_at = null,
      begun = case when list_export.state = 'FAILED' then 1 else list_export.begun + 1 end,
      place = case when list_export.state = 'FAILED' then coalesce(${FREE_PLACE}, list_export.place) else list_export.place end
    where list_export.id = ${id} and list_export.state in ('WAITING', 'RUNNING', 'FAILED')
    returning ${COLUMNS}`;
}

/** Updates the row count; false where the run is no longer the current one. */
export async function updateRowCount(db: Db, run: Run, rowCount: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('list_export')
    .set({ row_count: rowCount })
    .where('list_export.id', '=', run.id)
    .where('list_export.begun', '=', run.begun)
    .where('list_export.state', '=', 'RUNNING')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

type Ending =
  | {
      readonly state: 'DONE';
      readonly objectId: string;
      readonly fileName: string;
      readonly size: number;
      readonly visibleScope: string;
      readonly rowCount: number;
      readonly expiresAt: Date;
    }
  | { readonly state: 'FAILED'; readonly failure: ExportFailure };

/** Ends the export; false where the run is no longer the current one. */
export async function endExport(tx: Tx, run: Run, ending: Ending & { readonly at: Date }): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('list_export')
    .set({
      state: ending.state,
      ended_at: ending.at,
      ...(ending.state === 'DONE' && {
        object_id: ending.objectId,
        file_name: ending.fileName,
        size: ending.size,
        visible_scope: ending.visibleScope,
        row_count: ending.rowCount,
        expires_at: ending.expiresAt,
      }),
      ...(ending.state === 'FAILED' && { failure: ending.failure }),
    })
    .where('list_export.id', '=', run.id)
    .where('list_export.begun', '=', run.begun)
    .where('list_export.state', '=', 'RUNNING')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Queues the export again: the portal stops, or another try may help. `isOwn`: this try does not count as a failed one.
 */
export async function updateWaitingAgain(db: Db, run: Run, isOwn: boolean): Promise<void> {
  await db
    .updateTable('list_export')
    .set({ state: 'WAITING', row_count: 0, ...(isOwn && { begun: run.begun - 1 }) })
    .where('list_export.id', '=', run.id)
    .where('list_export.begun', '=', run.begun)
    .where('list_export.state', '=', 'RUNNING')
    .execute();
}

/** Cancels an open export; false where it has ended already. */
export async function cancelOpenExport(tx: Tx, id: string, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('list_export')
    .set({ state: 'CANCELLED', ended_at: at })
    .where('list_export.id', '=', id)
    .where(sql<boolean>`list_export.state in ('WAITING', 'RUNNING')`)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Deletes a failed export; false where it did not fail, or has gone. */
export async function deleteFailedExport(tx: Tx, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('list_export')
    .where('list_export.id', '=', id)
    .where('list_export.state', '=', 'FAILED')
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Deletes expired exports; their bytes follow with the hourly sweep of files. */
export async function deleteOldExports(db: Db, at: { readonly now: Date; readonly endedBefore: Date }): Promise<void> {
  await sql`
    delete from list_export
    where list_export.ended_at < ${at.endedBefore} or list_export.expires_at < ${at.now}`.execute(db);
}

/** Selects the names of the lists that these exports of a person are of. */
export function selectExportNames(
  db: Db,
  { ids, memberId }: { readonly ids: readonly string[]; readonly memberId: string },
): Promise<readonly { readonly id: string; readonly nameKo: string; readonly nameEn: string }[]> {
  return rowsOf<{ id: string; nameKo: string; nameEn: string }>(db)`
    select list_export.id, menu.name_ko as "nameKo", menu.name_en as "nameEn"
    from list_export join menu on menu.id = list_export.menu_id
    where list_export.id = any(${[...ids]}::uuid[]) and list_export.member_id = ${memberId}`;
}
