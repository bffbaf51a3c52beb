/**
 * Taking a seat of an hour. What can be judged without waiting is judged first: whoever comes too late for a seat does not queue for it.
 */
import { COUNSELLING_MOST } from '@naru/contract/areas/counselling/words.ts';

import { endOf } from '../../../blocks/calendar/hours.ts';
import { takeTime } from '../../../blocks/calendar/store.ts';
import { attachFiles } from '../../../blocks/file/attach.ts';
import type { Actor } from '../../../platform/access/actor.ts';
import { isId, newId } from '../../../platform/db/id.ts';
import { failField } from '../../../platform/http/failure.ts';
import type { WriteContext } from '../../../platform/http/serve.ts';
import { SLOT_TIME } from '../availability/calls.ts';
import { finderOf } from '../finding/calls.ts';
import { selectLoad, type Finder } from '../finding/store.ts';
import { REQUEST_FILES } from '../files.ts';
import { REQUEST_TIME } from '../meeting/move.ts';
import { insertStatusChange } from '../meeting/store.ts';
import { endWaiting, takeOffer } from '../waiting/store.ts';
import { words } from '../words.ts';
import { insertRequest, lockForBooking, selectOptionalAskedSlot, updateFile, type AskedSlot } from './store.ts';

export interface Wish {
  readonly slotId: string;
  readonly channel: string;
  readonly topics: readonly string[];
  readonly content: string;
  readonly hope: string;
  readonly fileId: string | null;
  readonly fileSnList: readonly number[];
  /** The request that this one takes the place of, whose student has that one's hour until then. */
  readonly rescheduledFrom: { readonly id: string; readonly slotId: string } | null;
}

export interface Booked {
  readonly id: string;
  readonly status: 'WAITING' | 'APPROVED';
  readonly slot: AskedSlot;
}

/** Finds the hour and holds it, with all that can race for it. @throws Failure `invalid` at `slotId` */
export async function holdSlot(
  ctx: WriteContext<Actor>,
  wish: Pick<Wish, 'slotId' | 'rescheduledFrom'> & { readonly kinds?: Finder['kinds'] },
): Promise<{ slot: AskedSlot; studentId: string }> {
  const say = words[ctx.locale];
  const own = await finderOf(ctx);
  const finder = { ...own, kinds: wish.kinds ?? own.kinds };
  const { studentId } = ctx.actor;
  if (studentId === null) return failField('slotId', say.notForYou);
  // Outside of the transaction, which holds nothing yet: losers are told at once.
  const early = isId(wish.slotId) ? await selectOptionalAskedSlot(ctx.tx, finder, wish.slotId) : undefined;
  if (!early) return failField('slotId', say.goneSlot);
  checkSlot(ctx, finder, early, wish.rescheduledFrom !== null);
  const slotIds = [early.id, ...(wish.rescheduledFrom ? [wish.rescheduledFrom.slotId] : [])];
  await lockForBooking(ctx.tx, { slotIds, studentId });
  const slot = await selectOptionalAskedSlot(ctx.tx, finder, wish.slotId);
  if (!slot) return failField('slotId', say.goneSlot);
  checkSlot(ctx, finder, slot, wish.rescheduledFrom !== null);
  if (!wish.rescheduledFrom) await checkLoad(ctx, slot, studentId);
  await takeOffer(ctx.tx, { slotId: slot.id, studentId, now: ctx.now });
  await endWaiting(ctx.tx, { counsellorId: slot.counsellorId, studentId, now: ctx.now });
  return { slot, studentId };
}

function checkSlot(ctx: WriteContext<Actor>, finder: Finder, slot: AskedSlot, isMoving: boolean): void {
  const say = words[ctx.locale];
  if (slot.memberId === ctx.actor.memberId) failField('slotId', say.self);
  if (!finder.kinds.includes(slot.kind)) failField('slotId', say.notForYou);
  if (slot.beginsAt <= ctx.now) failField('slotId', say.past);
  if (!slot.isOffered) failField('slotId', say.goneSlot);
  if (!slot.isAheadEnough) failField('slotId', say.lead(slot.leadHours));
  if (!slot.isNearEnough) failField('slotId', say.horizon(slot.horizonDays));
  if (slot.taken >= slot.capacity) failField('slotId', slot.wasOffered ? say.offerOver : say.taken);
  if (!slot.isCounsellorFree) failField('slotId', say.counsellorBusy);
  // Who moves a meeting gives the old hour back first; the last word has the table of busy time.
  if (!slot.isAskerFree && !isMoving) failField('slotId', say.ownBusy);
}

async function checkLoad(ctx: WriteContext<Actor>, slot: AskedSlot, studentId: string): Promise<void> {
  const say = words[ctx.locale];
  const { counsellorId, kind, termMost } = slot;
  const load = await selectLoad(ctx.tx, { studentId, kind, counsellorId, now: ctx.now });
  const most = (await ctx.platform.settings.read())['counselling.openMost'];
  if (load.open >= most) failField('slotId', say.cap(most));
  if (termMost !== null && load.inTerm >= termMost) failField('slotId', say.termCap(termMost));
}

/** Takes a seat of an hour that is held. @throws Failure `invalid` at the field */
export async function book(
  ctx: WriteContext<Actor>,
  wish: Wish,
  held: { slot: AskedSlot; studentId: string },
): Promise<Booked> {
  const say = words[ctx.locale];
  const { slot, studentId } = held;
  if (!slot.channels.includes(wish.channel)) failField('channel', say.otherChannel);
  const id = newId();
  const key = await ctx.platform.sealing.makeKey(ctx.tx, ctx.now);
  const status = slot.autoApprove ? 'APPROVED' : 'WAITING';
  const hour = { beginsAt: slot.beginsAt, endsAt: endOf(slot.beginsAt) };
  const counsellorTime = { ...hour, personId: slot.memberId, source: SLOT_TIME, sourceId: slot.id };
  if (!(await takeTime(ctx.tx, counsellorTime))) failField('slotId', say.counsellorBusy);
  const ownTime = { ...hour, personId: ctx.actor.memberId, source: REQUEST_TIME, sourceId: id };
  if (!(await takeTime(ctx.tx, ownTime))) failField('slotId', say.ownBusy);
  const isIn = await insertRequest(ctx.tx, {
    id,
    slotId: slot.id,
    counsellorId: slot.counsellorId,
    studentId,
    beginsAt: slot.beginsAt,
    channel: wish.channel,
    topics: wish.topics,
    dataKeyId: key.id,
    content: key.seal('content', wish.content),
    hope: key.seal('hope', wish.hope),
    status,
    rescheduledFrom: wish.rescheduledFrom?.id ?? null,
    at: ctx.now,
  });
  if (!isIn) failField('slotId', say.taken);
  if (wish.fileId !== null && wish.fileSnList.length > 0) await hangFiles(ctx, id, wish);
  await insertStatusChange(ctx.tx, {
    requestId: id,
    from: 'AVAILABLE',
    to: status,
    by: 'STUDENT',
    actorId: ctx.actor.memberId,
    reason: null,
    at: ctx.now,
    origin: ctx.origin.requestId,
  });
  return { id, status, slot };
}

async function hangFiles(ctx: WriteContext<Actor>, requestId: string, wish: Wish): Promise<void> {
  const fileId = wish.fileId ?? '';
  const attachment = { fileId, entity: REQUEST_FILES, entityId: requestId, keep: [...wish.fileSnList] };
  const count = await attachFiles(ctx.tx, ctx, { ...attachment, limits: { mostFiles: COUNSELLING_MOST.files } });
  if (count > 0) await updateFile(ctx.tx, requestId, fileId);
}
