/**
 * Destroys cases past their retention: the key first of all, so that copies cannot be read either; then a line in the
 * ledger confirms it. Each kind of case deletes its own rows.
 */
import { sql, type Kysely } from 'kysely';

import { newId } from '../../platform/db/id.ts';
import type { DB } from '../../platform/db/schema.gen.ts';
import type { Tx } from '../../platform/db/db.ts';
import { koreanDate } from '../../platform/time.ts';

export interface DueCase {
  readonly id: string;
  readonly dataKeyId: string;
  readonly endedAt: Date;
}

export interface RetainedKind {
  /** As the ledger names it; kept in rows, never renamed. */
  readonly kind: string;
  /** Locks some cases that ended before then until the transaction ends; skips those that others have locked. */
  readonly lockDue: (tx: Tx, before: Date, most: number) => Promise<readonly DueCase[]>;
  /** Takes away what the case holds; afterwards nothing refers to its key. */
  readonly empty: (tx: Tx, ids: readonly string[], now: Date) => Promise<void>;
}

const BATCH = 100;

/** Destroys all cases that are due. Returns how many. */
export async function destroyOldCases(
  db: Kysely<DB>,
  kind: RetainedKind,
  { years, now }: { years: number; now: Date },
): Promise<number> {
  const before = new Date(now);
  before.setUTCFullYear(before.getUTCFullYear() - years);
  let destroyed = 0;
  for (;;) {
    const more = await destroySome(db, kind, { before, now });
    if (more === 0) return destroyed;
    destroyed += more;
  }
}

function destroySome(
  db: Kysely<DB>,
  { kind, lockDue, empty }: RetainedKind,
  { before, now }: { before: Date; now: Date },
): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const due = await lockDue(tx, before, BATCH);
    if (due.length === 0) return 0;
    await empty(
      tx,
      due.map(({ id }) => id),
      now,
    );
    await sql`delete from data_key k where k.id = any(${due.map(({ dataKeyId }) => dataKeyId)}::uuid[])`.execute(tx);
    const rows = due.map(({ id, endedAt }) => ({
      id: newId(),
      kind,
      case_id: id,
      ended_on: koreanDate(endedAt),
      destroyed_at: now,
    }));
    await tx.insertInto('destruction').values(rows).execute();
    return due.length;
  });
}
