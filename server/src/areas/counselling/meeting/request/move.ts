/** A request or meeting that its student moves to another hour of the same counsellor, in one step. */
import { personIn, type Taker } from '../../../../blocks/workflow/machine.ts';
import { fail, failField } from '../../../../platform/http/failure.ts';
import { finderOf } from '../../counsellor/search/finder.ts';
import { carryReferrals } from '../../referral/follow-request.ts';
import { words } from '../../shared/words.ts';
import { carryPrepConsent } from '../prep/store.ts';
import type { Brought, MeetingStep, MovedMeeting } from '../steps/machine.ts';
import { book, holdSlot, tellOfBooking } from './book.ts';
import { selectOptionalAskedSlot } from './store.ts';
import { readWritten } from './written.ts';

export const booksElsewhere: Brought = { check, follow };

/** Judges the hour as it is found, before the old one is given back. */
async function check(taker: Taker, { row, given }: MeetingStep): Promise<void> {
  if (given.action !== 'RESCHEDULE') return;
  const ctx = personIn(taker);
  const say = words[ctx.locale];
  if (row.slotId === given.slotId) failField('slotId', say.sameSlot);
  const rescheduledFrom = { id: row.id, slotId: row.slotId };
  const { slot } = await holdSlot(ctx, { slotId: given.slotId, rescheduledFrom });
  if (slot.counsellorId !== row.counsellorId) failField('slotId', say.otherCounsellor);
}

/** Where the new hour is not to be had, the transaction ends and the old one stays. */
async function follow(taker: Taker, { row: old, given }: MovedMeeting): Promise<void> {
  if (given.action !== 'RESCHEDULE') return;
  const ctx = personIn(taker);
  const { slotId } = given;
  const slot = (await selectOptionalAskedSlot(ctx.tx, await finderOf(ctx), slotId)) ?? fail('notFound');
  const wish = { ...(await readWritten(ctx, old)), slotId, rescheduledFrom: { id: old.id, slotId: old.slotId } };
  const booked = await book(ctx, wish, { slot, studentId: old.studentId });
  await carryPrepConsent(ctx.tx, { from: old.id, to: booked.id, at: ctx.now });
  await carryReferrals(ctx.tx, { id: booked.id, kind: old.kind, from: old.id });
  await tellOfBooking(ctx, booked, true);
}
