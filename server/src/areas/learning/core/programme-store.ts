import type { ProgrammeType } from '@naru/contract/areas/learning/words.ts';
import { sql, type RawBuilder } from 'kysely';

import { firstOf, hasRows, type Db, type Tx } from '../../../platform/db/db.ts';
import type { Standing } from './rules.ts';

/** A programme with everything that a seat depends on. */
export interface HeldProgramme extends Standing {
  readonly id: string;
  readonly typeCode: ProgrammeType;
  readonly cancelsUntil: Date;
  readonly lastPlace: number;
  readonly drawnAt: Date | null;
  /** Its organisers ask something, which an application answers. */
  readonly asksQuestion: boolean;
  readonly version: number;
}

/** The columns of a `HeldProgramme`, of a programme `p`. */
export const HELD_COLUMNS = sql`
  p.id, p.type_code as "typeCode", p.selection, p.applies_from as "appliesFrom", p.applies_until as "appliesUntil",
  p.cancels_until as "cancelsUntil", p.begins_at as "beginsAt", p.ends_at as "endsAt", p.published_at as "publishedAt",
  p.closed_at as "closedAt", p.cancelled_at as "cancelledAt", p.capacity, p.queue_capacity as "queueCapacity", p.taken,
  p.held, p.queued, p.last_place as "lastPlace", p.drawn_at as "drawnAt", p.question <> '' as "asksQuestion", p.version,
  (select opening.status from programme_approval opening
    where opening.programme_id = p.id and opening.kind = 'OPEN') as opening`;

/** Locks a programme until the transaction ends: everything that changes its seats goes one after the other. */
export async function lockOptionalProgramme(tx: Tx, id: string): Promise<HeldProgramme | undefined> {
  await sql`select from programme p where p.id = ${id}::uuid for update`.execute(tx);
  return selectOptionalHeld(tx, id);
}

/**
 * Locks the series of a locked programme that may be taken once, until the transaction ends: nobody applies for two of it, or
 * completes two, in the same moment. Always after the programme, and no other programme after it.
 */
export async function lockSeries(tx: Tx, programmeId: string): Promise<void> {
  await sql`
    select pg_advisory_xact_lock(hashtextextended(p.series_id::text, 0)) from programme p
    where p.id = ${programmeId}::uuid and not p.allows_repeat`.execute(tx);
}

/** Selects a programme as it stands, without holding it. */
export function selectOptionalHeld(db: Db, id: string): Promise<HeldProgramme | undefined> {
  return firstOf<HeldProgramme>(db)`
    select ${HELD_COLUMNS} from programme p where p.id = ${id}::uuid`;
}

/** @param isIn the scope that the programme `p` has to be in */
export function selectIsInScope(db: Db, id: string, isIn: RawBuilder<boolean>): Promise<boolean> {
  return hasRows(db)`select from programme p where p.id = ${id}::uuid and ${isIn}`;
}

/** Locks a programme of a scope; undefined where it is out of it. */
export async function lockOptionalInScope(
  tx: Tx,
  id: string,
  isIn: RawBuilder<boolean>,
): Promise<HeldProgramme | undefined> {
  return (await selectIsInScope(tx, id, isIn)) ? lockOptionalProgramme(tx, id) : undefined;
}

export interface SeatChange {
  readonly taken: number;
  readonly held: number;
  readonly queued: number;
}

/** Counts seats and queue anew by what changed. The database refuses more seats than there are. */
export async function updateSeats(tx: Tx, id: string, { taken, held, queued }: SeatChange): Promise<void> {
  if (taken === 0 && held === 0 && queued === 0) return;
  await sql`
    update programme set taken = taken + ${taken}, held = held + ${held}, queued = queued + ${queued}
    where programme.id = ${id}::uuid`.execute(tx);
}

/** Gives the next number in the queue. */
export async function takeNextPlace(tx: Tx, id: string): Promise<number> {
  const row = await firstOf<{ place: number }>(tx)`
    update programme set last_place = last_place + 1 where programme.id = ${id}::uuid
    returning programme.last_place as place`;
  if (!row) throw new Error('A place was asked for in a programme that is not there.');
  return row.place;
}

/** Gives the next numbers to so many, all of whom stand in the queue for the moment. */
export async function takePlaces(tx: Tx, id: string, count: number): Promise<void> {
  if (count === 0) return;
  await sql`
    update programme set last_place = last_place + ${count}, queued = queued + ${count}
    where programme.id = ${id}::uuid`.execute(tx);
}
