/** Hours to which students are invited, with a seat kept for each. */
import { endOf } from '../../../../blocks/calendar/hours.ts';
import { takeTime } from '../../../../blocks/calendar/store.ts';
import { beginRecord } from '../../../../blocks/workflow/begin-record.ts';
import { newId } from '../../../../platform/db/id.ts';
import { failField } from '../../../../platform/http/failure.ts';
import type { WriteContext } from '../../../../platform/http/serve.ts';
import type { CounsellorRow } from '../../counsellor/store.ts';
import { SLOT_TIME } from '../../shared/times.ts';
import { words } from '../../shared/words.ts';
import { REQUEST } from '../core/store.ts';
import { addSeats, insertEntered, lockOptionalHour, type HourRow, type KnownRow } from './store.ts';

/** @throws Failure `invalid` at `slotId` */
export async function holdOwnHour(
  ctx: WriteContext,
  counsellor: Pick<CounsellorRow, 'id'>,
  slotId: string,
): Promise<HourRow> {
  const say = words[ctx.locale];
  const hour = await lockOptionalHour(ctx.tx, { slotId, counsellorId: counsellor.id });
  if (!hour) return failField('slotId', say.goneSlot);
  if (hour.beginsAt <= ctx.now) failField('slotId', say.past);
  return hour;
}

export async function keepSeats(
  ctx: WriteContext,
  counsellor: Pick<CounsellorRow, 'memberId'>,
  hour: HourRow,
  count: number,
): Promise<void> {
  const time = { beginsAt: hour.beginsAt, endsAt: endOf(hour.beginsAt), source: SLOT_TIME, sourceId: hour.id };
  if (!(await takeTime(ctx.tx, { ...time, personId: counsellor.memberId })))
    failField('slotId', words[ctx.locale].counsellorOwnBusy);
  await addSeats(ctx.tx, hour.id, { column: 'held', count });
}

interface Invited {
  readonly counsellor: Pick<CounsellorRow, 'id'>;
  readonly hour: HourRow;
  readonly student: Pick<KnownRow, 'id'>;
  readonly channel: string;
  /** The reason that the student reads: why they are invited, or why their meeting moves. */
  readonly reason: string;
  /** The student's texts from the meeting that this one replaces. */
  readonly moved: {
    readonly id: string;
    readonly topics: readonly string[];
    readonly content: string;
    readonly hope: string;
  } | null;
}

export async function insertInvited(ctx: WriteContext, invited: Invited): Promise<string> {
  const { hour, moved, reason } = invited;
  const id = newId();
  const key = await ctx.platform.sealing.makeKey(ctx.tx, ctx.now);
  await insertEntered(ctx.tx, {
    id,
    slotId: hour.id,
    counsellorId: invited.counsellor.id,
    studentId: invited.student.id,
    beginsAt: hour.beginsAt,
    channel: invited.channel,
    topics: moved?.topics ?? [],
    dataKeyId: key.id,
    content: moved ? key.seal('content', moved.content) : null,
    hope: moved ? key.seal('hope', moved.hope) : null,
    status: 'AVAILABLE',
    source: 'INVITATION',
    rescheduledFrom: moved?.id ?? null,
    at: ctx.now,
  });
  const sealed = reason === '' ? null : key.seal('reason', reason);
  const audit = { action: 'counselling.invite', entity: REQUEST, entityId: id, after: { slotId: hour.id } };
  await beginRecord(ctx, { to: 'AVAILABLE', by: 'COUNSELLOR', reason: sealed, audit });
  return id;
}
