/**
 * One step of the machine: judged, taken by compare-and-swap, written down, and told to the other side.
 */
import type { GivenReason } from '@naru/contract/areas/counselling/meeting.ts';

import { writeAudit } from '../../../blocks/audit/store.ts';
import { freeTime } from '../../../blocks/calendar/store.ts';
import type { Actor } from '../../../platform/access/actor.ts';
import { isId } from '../../../platform/db/id.ts';
import type { Tx } from '../../../platform/db/pool.ts';
import { fail, failField } from '../../../platform/http/failure.ts';
import type { WriteContext } from '../../../platform/http/serve.ts';
import { trimWritten } from '../../../platform/written.ts';
import { sql } from 'kysely';
import { SLOT_TIME } from '../availability/calls.ts';
import { sendCalendar, tellOfOffer } from '../notice/tell.ts';
import { followRequest } from '../referral/follow-request.ts';
import { offerUntil } from '../waiting/rules.ts';
import { offerSeat, selectOptionalFreed } from '../waiting/store.ts';
import { words } from '../words.ts';
import { findTransition, judge, SEATED, type Action, type Transition } from './rules.ts';
import { insertStatusChange, lockOptionalMeeting, moveRequest, type MeetingRow, type Viewer } from './store.ts';

/** A request takes its student's time under this name. */
export const REQUEST_TIME = 'counselling.request';

export interface Step {
  readonly id: string;
  readonly viewer: Viewer;
  readonly action: Action;
  readonly version: number;
  readonly reason?: string | undefined;
  /** Instead of a written one. */
  readonly reasonCode?: GivenReason | undefined;
  /** Where several transitions share an action. */
  readonly to?: Transition['to'];
  readonly ending?: string;
  /** Where it can be said better than in general that it is too early. */
  readonly early?: { readonly field: string; readonly message: string };
}

/**
 * @throws Failure `notFound` out of sight, `conflict` with the current state, `tooEarly`, `tooLate`, `invalid` at `reason` or as
 * `early` says
 */
export async function takeStep(ctx: WriteContext<Actor>, step: Step): Promise<MeetingRow> {
  const asked = { id: step.id, viewer: step.viewer, locale: ctx.locale };
  const row = isId(step.id) ? await lockOptionalMeeting(ctx.tx, asked) : undefined;
  if (!row) return fail('notFound');
  const current = { requestId: row.id, status: row.status, version: row.version };
  if (row.version !== step.version) return fail('conflict', { current });
  const wanted = { action: step.action, from: row.status, by: step.viewer.side };
  const cancelHours = (await ctx.platform.settings.read())['counselling.cancelHours'];
  const verdict = judge(wanted, { now: ctx.now, beginsAt: row.beginsAt, cancelHours, ...stateOf(row) });
  const transition = findTransition(wanted);
  const isOther = transition !== undefined && step.to !== undefined && transition.to !== step.to;
  if (verdict === 'STATE' || !transition || isOther) return fail('conflict', { current });
  if (verdict === 'EARLY') return step.early ? failField(step.early.field, step.early.message) : fail('tooEarly');
  if (verdict === 'LATE') return fail('tooLate');
  const reason = trimWritten(step.reason ?? '');
  const isTold = reason !== '' || step.reasonCode !== undefined;
  if (transition.needsReason && !isTold) failField('reason', words[ctx.locale].reason);
  await carryOut(ctx, row, { transition, reason, reasonCode: step.reasonCode, ending: step.ending });
  const { side } = step.viewer;
  if (side !== 'STAFF' && changesCalendar(row, transition) && step.ending !== 'RESCHEDULED')
    await sendCalendar(ctx.tx, { ...row, version: row.version + 1 }, side);
  return row;
}

/** What judging needs beside the times. */
export const stateOf = (row: Pick<MeetingRow, 'ending' | 'outcomeAt' | 'disputedAt'>) => ({
  outcomeAt: row.outcomeAt,
  disputedAt: row.disputedAt,
  isOver: row.ending !== null,
});

/** Whether whoever takes the step has it in their calendar, or will; who accepts an invitation is told it anyway. */
function changesCalendar(row: MeetingRow, { from, to, action }: Transition): boolean {
  if (action === 'ACCEPT') return false;
  const isOver = to === 'COMPLETED' || to === 'ABSENT' || from === 'COMPLETED' || from === 'ABSENT';
  return !isOver && (from === 'APPROVED' || to === 'APPROVED' || row.rescheduledFrom !== null);
}

async function carryOut(
  ctx: WriteContext<Actor>,
  row: MeetingRow,
  how: {
    transition: Transition;
    reason: string;
    reasonCode: GivenReason | undefined;
    ending: string | undefined;
  },
): Promise<void> {
  const { from, to, by, action } = how.transition;
  const isOutcome = to === 'COMPLETED' || to === 'ABSENT';
  if (action === 'ACCEPT') await takeHeldSeat(ctx.tx, row);
  const moved = await moveRequest(ctx.tx, {
    id: row.id,
    from,
    to,
    version: row.version,
    ...(how.ending !== undefined && { ending: how.ending }),
    // Seven days for a correction count from the first outcome.
    ...(isOutcome && row.outcomeAt === null && { outcomeAt: ctx.now }),
    ...(action === 'CORRECT' && { correctedAt: ctx.now }),
    ...(from === 'WAITING' && by === 'COUNSELLOR' && { answeredAt: ctx.now }),
  });
  if (!moved) fail('conflict', { current: { requestId: row.id } });
  const reason = how.reason === '' ? null : how.reason;
  const key = reason === null ? undefined : await ctx.platform.sealing.readKey(ctx.tx, row.dataKeyId);
  await insertStatusChange(ctx.tx, {
    requestId: row.id,
    from,
    to,
    by,
    actorId: ctx.actor.memberId,
    reason: key && reason !== null ? key.seal('reason', reason) : null,
    reasonCode: how.reasonCode,
    at: ctx.now,
    origin: ctx.origin.requestId,
  });
  // Whoever counsels and takes an hour back may not have it any more: only a student's is offered on.
  const offeredAt = by === 'STUDENT' ? ctx.now : null;
  if (!SEATED.includes(to)) await giveBack(ctx.tx, row, { seat: from === 'AVAILABLE' ? 'held' : 'taken', offeredAt });
  const entry = { action: `counselling.${action.toLowerCase()}`, entity: 'counselling_request', entityId: row.id };
  await writeAudit(ctx.tx, ctx, { ...entry, before: { status: from }, after: { status: to } });
  await followRequest(ctx, { ...row, to, ending: how.ending });
}

/** The seat, the student's time, and the counsellor's where nobody else comes. The slot is held. */
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
  /** Offered to the first who waits for the counsellor; null where it is not. */
  readonly offeredAt: Date | null;
}

/** The slot is held. A seat that was added for an invited group is nobody else's. */
export async function releaseSeat(tx: Tx, { slotId, seat, offeredAt }: ReleasedSeat): Promise<void> {
  const { rows } = await sql<{ left: number }>`
    update counselling_slot set ${sql.ref(seat)} = ${sql.ref(seat)} - 1,
      capacity = case when own_capacity is null then capacity else greatest(own_capacity, taken + held - 1) end,
      own_capacity = case when taken + held - 1 > own_capacity then own_capacity end
    where id = ${slotId}::uuid returning taken + held as "left"`.execute(tx);
  const isOffered = offeredAt !== null && (await offerFreed(tx, slotId, offeredAt));
  if (rows[0]?.left === 0 && !isOffered) await freeTime(tx, { source: SLOT_TIME, sourceId: slotId });
}

/** Keeps a freed seat for the first who waits, and tells them; false where nobody does. */
async function offerFreed(tx: Tx, slotId: string, now: Date): Promise<boolean> {
  const slot = await selectOptionalFreed(tx, slotId);
  const until = slot && offerUntil(slot.beginsAt, now);
  const offered = slot && until && (await offerSeat(tx, slot, until));
  if (!offered) return false;
  await tellOfOffer(tx, { waitId: offered.id, memberId: offered.memberId, ...slot });
  return true;
}

/** The first seat of the slot that nobody has. */
export const FIRST_SEAT = sql`(
  select min(free.number) from generate_series(1, slot.capacity) as free(number)
  where not exists (select from counselling_request sitting where sitting.slot_id = slot.id
    and sitting.seat = free.number and sitting.status = any('{WAITING,APPROVED,COMPLETED,ABSENT}')))`;

/** The seat that was kept for the invitation is the student's. The slot is held. */
async function takeHeldSeat(tx: Tx, row: Pick<MeetingRow, 'id' | 'slotId'>): Promise<void> {
  await sql`update counselling_request r set seat = ${FIRST_SEAT} from counselling_slot slot
    where r.id = ${row.id}::uuid and slot.id = r.slot_id`.execute(tx);
  await sql`update counselling_slot slot set taken = slot.taken + 1, held = slot.held - 1
    where slot.id = ${row.slotId}::uuid`.execute(tx);
}
