/** One step of the machine: judged, made by compare-and-swap, logged, and notified to the other side. */
import type { GivenReason } from '@naru/contract/areas/counselling/meeting/meeting.ts';

import { writeAudit } from '../../../../blocks/audit/store.ts';
import type { Actor } from '../../../../platform/access/actor.ts';
import { isId } from '../../../../platform/db/id.ts';
import { fail, failField } from '../../../../platform/http/failure.ts';
import type { WriteContext } from '../../../../platform/http/serve.ts';
import { trimText } from '@naru/contract/shared/required-text.ts';
import { sendCalendar } from '../notice/tell.ts';
import { followRequest } from '../../referral/follow-request.ts';
import { words } from '../../shared/words.ts';
import { findTransition, judge, SEATED, type Action, type MeetingTransition, stateOf } from '../core/rules.ts';
import { insertStatusChange, lockOptionalMeeting, moveRequest, type MeetingRow, type Viewer } from '../core/store.ts';
import { CANCEL_HOURS } from '../../shared/settings.ts';
import { takeHeldSeat } from '../core/seat-store.ts';
import { giveBack } from '../waiting/release.ts';

export interface Step {
  readonly id: string;
  readonly viewer: Viewer;
  readonly action: Action;
  readonly version: number;
  readonly reason?: string | undefined;
  /** Instead of a written one. */
  readonly reasonCode?: GivenReason | undefined;
  /** Where several transitions share an action. */
  readonly to?: MeetingTransition['to'];
  readonly ending?: string;
  /** The field and message for "too early", where there is a better one than the general. */
  readonly early?: { readonly field: string; readonly message: string };
}

/**
 * Takes one step of a meeting. @throws Failure `notFound` outside the scope, `conflict` with the current state,
 * `tooEarly`, `tooLate`, `invalid` at `reason` or as `early` says
 */
export async function takeStep(ctx: WriteContext<Actor>, step: Step): Promise<MeetingRow> {
  const asked = { id: step.id, viewer: step.viewer, locale: ctx.locale };
  const row = isId(step.id) ? await lockOptionalMeeting(ctx.tx, asked) : undefined;
  if (!row) return fail('notFound');
  const current = { requestId: row.id, status: row.status, version: row.version };
  if (row.version !== step.version) return fail('conflict', { current });
  const wanted = { action: step.action, from: row.status, by: step.viewer.side };
  const cancelHours = (await ctx.platform.settings.read()).of(CANCEL_HOURS);
  const verdict = judge(wanted, { now: ctx.now, beginsAt: row.beginsAt, cancelHours, ...stateOf(row) });
  const transition = findTransition(wanted);
  const isOther = transition !== undefined && step.to !== undefined && transition.to !== step.to;
  if (verdict === 'STATE' || !transition || isOther) return fail('conflict', { current });
  if (verdict === 'EARLY') return step.early ? failField(step.early.field, step.early.message) : fail('tooEarly');
  if (verdict === 'LATE') return fail('tooLate');
  const reason = trimText(step.reason ?? '');
  const isTold = reason !== '' || step.reasonCode !== undefined;
  if (transition.needsReason && !isTold) failField('reason', words[ctx.locale].reason);
  await carryOut(ctx, row, { transition, reason, reasonCode: step.reasonCode, ending: step.ending });
  const { side } = step.viewer;
  if (side !== 'STAFF' && changesCalendar(row, transition) && step.ending !== 'RESCHEDULED')
    await sendCalendar(ctx.tx, { ...row, version: row.version + 1 }, side);
  return row;
}

/** Returns whether the step changes the actor's own calendar; those who accept an invitation are notified anyway. */
function changesCalendar(row: MeetingRow, { from, to, action }: MeetingTransition): boolean {
  if (action === 'ACCEPT') return false;
  const isOver = to === 'COMPLETED' || to === 'ABSENT' || from === 'COMPLETED' || from === 'ABSENT';
  return !isOver && (from === 'APPROVED' || to === 'APPROVED' || row.rescheduledFrom !== null);
}

async function carryOut(
  ctx: WriteContext<Actor>,
  row: MeetingRow,
  how: {
    transition: MeetingTransition;
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
  // A counsellor who cancels may not have the hour any more: only an hour that a student gives back is offered on.
  const offeredAt = by === 'STUDENT' ? ctx.now : null;
  if (!SEATED.includes(to)) await giveBack(ctx.tx, row, { seat: from === 'AVAILABLE' ? 'held' : 'taken', offeredAt });
  const entry = { action: `counselling.${action.toLowerCase()}`, entity: 'counselling_request', entityId: row.id };
  await writeAudit(ctx.tx, ctx, { ...entry, before: { status: from }, after: { status: to } });
  await followRequest(ctx, { ...row, to, ending: how.ending });
}
