/** Seats that are given back, and offered to the next student who waits. */
import { freeTime } from '../../../../blocks/calendar/store.ts';
import type { Tx } from '../../../../platform/db/db.ts';
import { SLOT_TIME, REQUEST_TIME } from '../../shared/times.ts';
import { tellOfOffer } from '../notice/tell.ts';
import type { MeetingRow } from '../core/store.ts';
import { offerUntil } from './rules.ts';
import { offerSeat, selectOptionalFreed } from './store.ts';
import { removeSeat } from '../core/seat-store.ts';

/** Frees the seat, the student's time, and the counsellor's where nobody else comes. The caller has locked the slot. */
export async function giveBack(
  tx: Tx,
  row: Pick<MeetingRow, 'id' | 'slotId'>,
  seat: Omit<ReleasedSeat, 'slotId'>,
): Promise<void> {
  await freeTime(tx, { source: REQUEST_TIME, sourceId: row.id });
  await releaseSeat(tx, { slotId: row.slotId, ...seat });
}

export interface ReleasedSeat {
  readonly slotId: string;
  readonly seat: 'taken' | 'held';
  /** The time of an offer to the first student who waits for the counsellor; null for none. */
  readonly offeredAt: Date | null;
}

/** Frees a seat; one that was added for an invited group goes to nobody else. The caller has locked the slot. */
export async function releaseSeat(tx: Tx, { slotId, seat, offeredAt }: ReleasedSeat): Promise<void> {
  const left = await removeSeat(tx, slotId, seat);
  const isOffered = offeredAt !== null && (await offerFreed(tx, slotId, offeredAt));
  if (left === 0 && !isOffered) await freeTime(tx, { source: SLOT_TIME, sourceId: slotId });
}

/** Keeps a freed seat for the first student who is waiting, and notifies them; false where nobody is. */
export async function offerFreed(tx: Tx, slotId: string, now: Date): Promise<boolean> {
  const slot = await selectOptionalFreed(tx, slotId);
  const until = slot && offerUntil(slot.beginsAt, now);
  const offered = slot && until && (await offerSeat(tx, slot, until));
  if (!offered) return false;
  await tellOfOffer(tx, { waitId: offered.id, memberId: offered.memberId, ...slot });
  return true;
}
