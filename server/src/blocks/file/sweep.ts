/** Reconciles rows and bytes: deletes unattached uploads and bytes without a row, and reports rows without bytes. */
import type { Db } from '../../platform/db/db.ts';
import { madeAt, type FileStore } from '../../platform/files/store.ts';
import type { Log } from '../../platform/log.ts';
import { deleteWaiting, selectNamed } from './store.ts';

const HOUR_MS = 60 * 60_000;
/** How long a group waits for a record, and a file for the record's next save. */
export const WAITING_MS = 24 * HOUR_MS;
/** Longer than any upload takes: until then its bytes may still get their row. */
const UNDER_WAY_MS = 2 * HOUR_MS;
const BATCH = 1_000;

export interface SweepWork {
  readonly db: Db;
  readonly store: FileStore;
  readonly now: Date;
  readonly log: Log;
}

export interface FilesSwept {
  /** Rows that nobody took. */
  readonly rows: number;
  /** Objects without a row, and what uploads left half written. */
  readonly objects: number;
}

export async function sweepFiles({ db, store, now, log }: SweepWork): Promise<FilesSwept> {
  const rows = await deleteAllWaiting(db, now);
  const oldest = new Date(now.getTime() - UNDER_WAY_MS);
  let objects = await store.dropStagedBefore(oldest);
  for await (const ids of store.listKept())
    objects += await removeNameless(
      db,
      store,
      ids.filter((id) => madeAt(id) < oldest),
    );
  if (rows + objects > 0) log.info({ rows, objects }, 'files swept');
  return { rows, objects };
}

async function deleteAllWaiting(db: Db, now: Date): Promise<number> {
  const before = new Date(now.getTime() - WAITING_MS);
  let [all, gone] = [0, 0];
  do {
    gone = await deleteWaiting(db, { before, now }, BATCH);
    all += gone;
  } while (gone >= BATCH);
  return all;
}

async function removeNameless(db: Db, store: FileStore, ids: readonly string[]): Promise<number> {
  let removed = 0;
  for (let at = 0; at < ids.length; at += BATCH) {
    const batch = ids.slice(at, at + BATCH);
    const named = await selectNamed(db, batch);
    const nameless = batch.filter((id) => !named.has(id));
    for (const id of nameless) await store.remove(id);
    removed += nameless.length;
  }
  return removed;
}
