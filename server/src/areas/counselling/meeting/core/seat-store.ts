/** Seats of an hour. */
import { sql } from 'kysely';

import { firstOf, type Tx } from '../../../../platform/db/db.ts';
import type { MeetingRow } from './store.ts';

/** The first seat of the slot that nobody has. */
export const FIRST_SEAT = sql`(
  select min(free.number) from generate_series(1, slot.capacity) as free(number)
  where not exists (select from counselling_request sitting where sitting.slot_id = slot.id
    and sitting.seat = free.number and sitting.status = any('{WAITING,APPROVED,COMPLETED,ABSENT}')))`;

/** Gives the student the seat that was kept for the invitation. The caller has locked the slot. */
export async function takeHeldSeat(tx: Tx, row: Pick<MeetingRow, 'id' | 'slotId'>): Promise<void> {
  await sql`update counselling_request r set seat = ${FIRST_SEAT} from counselling_slot slot
    where r.id = ${row.id}::uuid and slot.id = r.slot_id`.execute(tx);
  await sql`update counselling_slot slot set taken = slot.taken + 1, held = slot.held - 1
    where slot.id = ${row.slotId}::uuid`.execute(tx);
}

/** Takes a seat away and returns how many people have one still; the hour shrinks to its own capacity. */
export async function removeSeat(tx: Tx, slotId: string, seat: 'taken' | 'held'): Promise<number | undefined> {
  const row = await firstOf<{ left: number }>(tx)`
    update counselling_slot set ${sql.ref(seat)} = ${sql.ref(seat)} - 1,
      capacity = case when own_capacity is null then capacity else greatest(own_capacity, taken + held - 1) end,
      own_capacity = case when taken + held - 1 > own_capacity then own_capacity end
    where id = ${slotId}::uuid returning taken + held as "left"`;
  return row?.left;
}

/**
 * Locks counsellors with a daily limit, then slots by id, then the student, so that nothing deadlocks. Each step counts
 * the one before, which is therefore done first.
 */
export async function lockForBooking(tx: Tx, asked: { slotIds: readonly string[]; studentId: string }): Promise<void> {
  const ids = [...asked.slotIds];
  await sql`
    with daily as materialized (
      select from counsellor c where c.daily_most is not null and c.id in (
        select slot.counsellor_id from counselling_slot slot where slot.id = any(${ids}::uuid[]))
      order by c.id for no key update),
    hour as materialized (
      select from counselling_slot slot where slot.id = any(${ids}::uuid[]) and (select count(*) from daily) >= 0
      order by slot.id for update)
    select from student s where s.id = ${asked.studentId}::uuid and (select count(*) from hour) >= 0
    for no key update`.execute(tx);
}
