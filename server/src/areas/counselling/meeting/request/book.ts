/** Taking a seat of an hour. Judges first what needs no lock: a late request does not queue for a seat. */
import type { Kysely } from 'kysely';

import { COUNSELLING_MOST } from '@naru/contract/areas/counselling/words.ts';

import { orderInsert } from '../../../../blocks/notification/notify.ts';
import { beginningInserts } from '../../../../blocks/workflow/begin-record.ts';
import { writeTogether } from '../../../../platform/db/together.ts';
import { endOf } from '../../../../blocks/calendar/hours.ts';
import { takeTimes } from '../../../../blocks/calendar/store.ts';
import { attachFiles } from '../../../../blocks/file/attach.ts';
import { newId } from '../../../../platform/db/id.ts';
import { batchReads } from '../../../../platform/db/batch.ts';
import type { DB } from '../../../../platform/db/schema.gen.ts';
import { failField } from '../../../../platform/http/failure.ts';
import type { CallContext, WriteContext } from '../../../../platform/http/serve.ts';
import { SLOT_TIME, REQUEST_TIME } from '../../shared/times.ts';
import { finderOf } from '../../counsellor/search/finder.ts';
import type { Finder } from '../../counsellor/search/store.ts';
import { REQUEST_FILES } from '../core/files.ts';
import { lockForBooking } from '../core/seat-store.ts';
import { REQUEST } from '../core/store.ts';
import { counsellingAgreed, counsellingRequested } from '../notice/asking.ts';
import { orderForCounsellor, orderForStudent, sendCalendar } from '../notice/tell.ts';
import { endWaiting, takeOffer } from '../waiting/store.ts';
import { words } from '../../shared/words.ts';
import {
  insertRequest,
  selectOptionalAskedSlot,
  selectSeats,
  updateFile,
  type AskedSlot,
  type Seats,
} from './store.ts';
import { MOST_OPEN } from '../../shared/settings.ts';

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

type HourParams = Pick<Wish, 'slotId' | 'rescheduledFrom'> & { readonly kinds?: Finder['kinds'] };

/** By database: those who wait for the same hour, or come in the same moment, are judged by one read. */
const seatsOf = new WeakMap<Kysely<DB>, ReturnType<typeof batchReads<Seats>>>();

/** Refuses a request that is too late for an hour, without locking anything. @throws Failure `invalid` at `slotId` */
export async function judgeSeats(ctx: CallContext, slotId: string): Promise<void> {
  const { studentId } = ctx.actor;
  if (studentId === null) return; // told with the rest
  let read = seatsOf.get(ctx.db);
  if (!read) seatsOf.set(ctx.db, (read = batchReads((ids) => selectSeats(ctx.db, ids))));
  const seats = await read(slotId);
  if (!seats?.isFull || seats.concerned.includes(studentId)) return;
  const say = words[ctx.locale];
  failField('slotId', seats.beginsAt <= ctx.now ? say.past : say.taken);
}

async function readSlot(ctx: WriteContext, wish: HourParams): Promise<AskedSlot> {
  const own = await finderOf(ctx);
  const finder = { ...own, kinds: wish.kinds ?? own.kinds };
  const slot = await selectOptionalAskedSlot(ctx.tx, finder, wish.slotId);
  if (!slot) return failField('slotId', words[ctx.locale].goneSlot);
  checkSlot(ctx, finder, slot, wish.rescheduledFrom !== null);
  return slot;
}

/** Finds the hour and locks it, with everything that can race for it. @throws Failure `invalid` at `slotId` */
export async function holdSlot(ctx: WriteContext, wish: HourParams): Promise<{ slot: AskedSlot; studentId: string }> {
  const { studentId } = ctx.actor;
  if (studentId === null) return failField('slotId', words[ctx.locale].notForYou);
  const slotIds = [wish.slotId, ...(wish.rescheduledFrom ? [wish.rescheduledFrom.slotId] : [])];
  await lockForBooking(ctx.tx, { slotIds, studentId });
  const slot = await readSlot(ctx, wish);
  if (!wish.rescheduledFrom) await checkLoad(ctx, slot);
  if (slot.isAwaited) {
    await takeOffer(ctx.tx, { slotId: slot.id, studentId, now: ctx.now });
    await endWaiting(ctx.tx, { counsellorId: slot.counsellorId, studentId, now: ctx.now });
  }
  return { slot, studentId };
}

function checkSlot(ctx: CallContext, finder: Finder, slot: AskedSlot, isMoving: boolean): void {
  const say = words[ctx.locale];
  if (slot.memberId === ctx.actor.memberId) failField('slotId', say.self);
  if (!finder.kinds.includes(slot.kind)) failField('slotId', say.notForYou);
  if (slot.beginsAt <= ctx.now) failField('slotId', say.past);
  if (slot.isOwn) failField('slotId', say.ownSlot);
  if (!slot.isOffered) failField('slotId', say.goneSlot);
  if (!slot.isAheadEnough) failField('slotId', say.lead(slot.leadHours));
  if (!slot.isNearEnough) failField('slotId', say.horizon(slot.horizonDays));
  if (slot.taken >= slot.capacity) failField('slotId', slot.wasOffered ? say.offerOver : say.taken);
  if (!slot.isCounsellorFree) failField('slotId', say.counsellorBusy);
  // Moving a meeting first gives back the old hour, so the table of busy time decides.
  if (!slot.isAskerFree && !isMoving) failField('slotId', say.ownBusy);
}

async function checkLoad(ctx: WriteContext, { open, inTerm, termMost }: AskedSlot): Promise<void> {
  const say = words[ctx.locale];
  const most = (await ctx.platform.settings.read()).of(MOST_OPEN);
  if (open >= most) failField('slotId', say.cap(most));
  if (termMost !== null && inTerm >= termMost) failField('slotId', say.termCap(termMost));
}

/** Takes a seat of an hour that is locked. @throws Failure `invalid` at the field */
export async function book(
  ctx: WriteContext,
  wish: Wish,
  held: { slot: AskedSlot; studentId: string },
): Promise<Booked> {
  const say = words[ctx.locale];
  const { slot, studentId } = held;
  if (!slot.channels.includes(wish.channel)) failField('channel', say.otherChannel);
  const id = newId();
  const { key, row: dataKey } = ctx.platform.sealing.newKey();
  const status = slot.autoApprove ? 'APPROVED' : 'WAITING';
  const hour = { beginsAt: slot.beginsAt, endsAt: endOf(slot.beginsAt) };
  const refused = await takeTimes(ctx.tx, [
    { ...hour, personId: slot.memberId, source: SLOT_TIME, sourceId: slot.id },
    { ...hour, personId: ctx.actor.memberId, source: REQUEST_TIME, sourceId: id },
  ]);
  const [busy] = refused;
  if (busy) failField('slotId', busy.personId === slot.memberId ? say.counsellorBusy : say.ownBusy);
  const isIn = await insertRequest(ctx.tx, {
    id,
    slotId: slot.id,
    counsellorId: slot.counsellorId,
    studentId,
    beginsAt: slot.beginsAt,
    channel: wish.channel,
    topics: wish.topics,
    dataKey,
    content: key.seal('content', wish.content),
    hope: key.seal('hope', wish.hope),
    status,
    rescheduledFrom: wish.rescheduledFrom?.id ?? null,
    at: ctx.now,
  });
  if (!isIn) failField('slotId', say.taken);
  if (wish.fileId !== null && wish.fileSnList.length > 0) await hangFiles(ctx, id, wish);
  return { id, status, slot };
}

/** Logs the booking and notifies: the counsellor always, the student where it is agreed at once. */
export async function tellOfBooking(ctx: WriteContext, booked: Booked, isMoved = false): Promise<void> {
  const { id, status, slot } = booked;
  const about = {
    id,
    kind: slot.kind,
    counsellorMemberId: slot.memberId,
    studentMemberId: ctx.actor.memberId,
    version: 1,
  };
  const isAgreed = status === 'APPROVED';
  const orders = [orderForCounsellor(isAgreed ? counsellingAgreed : counsellingRequested, about)];
  if (isAgreed) orders.push(orderForStudent(counsellingAgreed, about));
  const audit = { action: 'counselling.ask', entity: REQUEST, entityId: id, after: { status } };
  const begun = beginningInserts(ctx, { from: 'AVAILABLE', to: status, by: 'STUDENT', audit });
  await writeTogether(ctx.tx, [...begun, orderInsert(orders)]);
  if (!isAgreed && isMoved) await sendCalendar(ctx.tx, about, 'STUDENT');
}

async function hangFiles(ctx: WriteContext, requestId: string, wish: Wish): Promise<void> {
  const fileId = wish.fileId ?? '';
  const attachment = { fileId, entity: REQUEST_FILES, entityId: requestId, keep: [...wish.fileSnList] };
  const count = await attachFiles(ctx.tx, ctx, { ...attachment, limits: { mostFiles: COUNSELLING_MOST.files } });
  if (count > 0) await updateFile(ctx.tx, requestId, fileId);
}
