/** Pauses of the clock, and the cases whose clock runs. */
import { sql } from 'kysely';

import { rowsOf, type Db, type Tx } from '../../../platform/db/db.ts';
import type { Paused } from './rules.ts';

export interface PauseRow extends Paused {
  readonly id: string;
  readonly reasonKo: string;
  readonly reasonEn: string;
}

/** Those that end on that day or later, in order. */
export function selectPauses(db: Db, from: string): Promise<PauseRow[]> {
  return db
    .selectFrom('law_pause')
    .select([
      'law_pause.id',
      'law_pause.begins_on as beginsOn',
      'law_pause.ends_on as endsOn',
      'law_pause.reason_ko as reasonKo',
      'law_pause.reason_en as reasonEn',
    ])
    .where('law_pause.ends_on', '>=', from)
    .orderBy('law_pause.begins_on')
    .orderBy('law_pause.id')
    .limit(200)
    .execute();
}

/** Cases whose clock runs, held in the order of their ids. */
export function lockRunningCases(tx: Tx): Promise<{ id: string; askedAt: Date }[]> {
  return rowsOf<{ id: string; askedAt: Date }>(tx)`
    select l.id, l.created_at as "askedAt" from law_case l
    where l.status <> all('{DECLINED,SENT,CLOSED}') order by l.id for no key update`;
}

export async function updateDue(tx: Tx, due: readonly { id: string; dueAt: Date }[]): Promise<void> {
  await sql`
    update law_case set due_at = given.due_at
    from unnest(${due.map((one) => one.id)}::uuid[], ${due.map((one) => one.dueAt.toISOString())}::timestamptz[]) as given(id, due_at)
    where law_case.id = given.id and law_case.due_at <> given.due_at`.execute(tx);
}

export async function insertPause(tx: Tx, made: PauseRow & { readonly madeBy: string }): Promise<void> {
  await tx
    .insertInto('law_pause')
    .values({
      id: made.id,
      begins_on: made.beginsOn,
      ends_on: made.endsOn,
      reason_ko: made.reasonKo,
      reason_en: made.reasonEn,
      made_by: made.madeBy,
    })
    .execute();
}

/** False where there is none. */
export async function deletePause(tx: Tx, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx.deleteFrom('law_pause').where('law_pause.id', '=', id).executeTakeFirst();
  return numDeletedRows > 0n;
}
