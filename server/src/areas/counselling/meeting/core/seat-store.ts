/** Seats of an hour. */
import { sql } from 'kysely';

import type { Tx } from '../../../../platform/db/pool.ts';
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
  const { rows } = await sql<{ left: number }>`
    update counselling_slot set ${sql.ref(seat)} = ${sql.ref(seat)} - 1,
      capacity = case when own_capacity is null then capacity else greatest(own_capacity, taken + held - 1) end,
      own_capacity = case when taken + held - 1 > own_capacity then own_capacity end
    where id = ${slotId}::uuid returning taken + held as "left"`.execute(tx);
  return rows[0]?.left;
}
