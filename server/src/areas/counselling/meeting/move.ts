/**
 * One step of the machine: judged, taken by compare-and-swap, written down, and told to the other side.
 */
import { writeAudit } from '../../../blocks/audit/store.ts';
import { freeTime } from '../../../blocks/calendar/store.ts';
import type { Actor } from '../../../platform/access/actor.ts';
import { isId } from '../../../platform/db/id.ts';
import type { Tx } from '../../../platform/db/pool.ts';
import { fail, failField } from '../../../platform/http/failure.ts';
import type { WriteContext } from '../../../platform/http/serve.ts';
import { sql } from 'kysely';
import { SLOT_TIME } from '../availability/calls.ts';
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
  /** Where several transitions share an action. */
  readonly to?: Transition['to'];
  readonly ending?: string;
}

/**
 * @throws Failure `notFound` out of sight, `conflict` with the current state, `tooEarly`, `tooLate`, `invalid` at `reason`
 */
export async function takeStep(ctx: WriteContext<Actor>, step: Step): Promise<MeetingRow> {
  const asked = { id: step.id, viewer: step.viewer, locale: ctx.locale };
  const row = isId(step.id) ? await lockOptionalMeeting(ctx.tx, asked) : undefined;
  if (!row) return fail('notFound');
  const current = { requestId: row.id, status: row.status, version: row.version };
  if (row.version !== step.version) return fail('conflict', { current });
  const wanted = { action: step.action, from: row.status, by: step.viewer.side };
  const cancelHours = (await ctx.platform.settings.read())['counselling.cancelHours'];
  const verdict = judge(wanted, { now: ctx.now, beginsAt: row.beginsAt, cancelHours, outcomeAt: row.outcomeAt });
  const transition = findTransition(wanted);
  const isOther = transition !== undefined && step.to !== undefined && transition.to !== step.to;
  if (verdict === 'STATE' || !transition || isOther) return fail('conflict', { current });
  if (verdict === 'EARLY') return fail('tooEarly');
  if (verdict === 'LATE') return fail('tooLate');
  const reason = step.reason?.trim() ?? '';
  if (transition.needsReason && reason === '') failField('reason', words[ctx.locale].reason);
  await carryOut(ctx, row, { transition, reason, ending: step.ending });
  return row;
}

async function carryOut(
  ctx: WriteContext<Actor>,
  row: MeetingRow,
  how: { transition: Transition; reason: string; ending: string | undefined },
): Promise<void> {
  const { from, to, by, action } = how.transition;
  const isOutcome = to === 'COMPLETED' || to === 'ABSENT';
  const moved = await moveRequest(ctx.tx, {
    id: row.id,
    from,
    to,
    version: row.version,
    ...(how.ending !== undefined && { ending: how.ending }),
    // Seven days for a correction count from the first outcome.
    ...(isOutcome && row.outcomeAt === null && { outcomeAt: ctx.now }),
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
    at: ctx.now,
    origin: ctx.origin.requestId,
  });
  if (!SEATED.includes(to)) await giveBack(ctx.tx, row);
  const entry = { action: `counselling.${action.toLowerCase()}`, entity: 'counselling_request', entityId: row.id };
  await writeAudit(ctx.tx, ctx, { ...entry, before: { status: from }, after: { status: to } });
}

/** The seat, the student's time, and the counsellor's where nobody else comes. The slot is held. */
export async function giveBack(tx: Tx, row: Pick<MeetingRow, 'id' | 'slotId'>): Promise<void> {
  await freeTime(tx, { source: REQUEST_TIME, sourceId: row.id });
  const { rows } = await sql<{ taken: number }>`
    update counselling_slot set taken = taken - 1 where id = ${row.slotId}::uuid returning taken`.execute(tx);
  if (rows[0]?.taken === 0) await freeTime(tx, { source: SLOT_TIME, sourceId: row.slotId });
}
