/** Holding a meeting for a step, and how it stands afterwards. */
import type { MeetingStanding } from '@naru/contract/areas/counselling/meeting/steps.ts';

import type { CallContext, WriteContext } from '../../../../platform/http/serve.ts';
import {
  lockOptionalMeeting,
  selectOptionalMeeting,
  selectOptionalState,
  selectOptionalSuccessor,
  type MeetingRow,
  type Viewer,
} from '../core/store.ts';
import { lockForBooking } from '../core/seat-store.ts';
import type { MeetingGiven } from './given.ts';

/** Locks all hours that the step touches before the meeting, as all code does; empty where it is not the viewer's. */
export async function holdMeeting(
  ctx: WriteContext,
  { id, viewer, given }: { id: string; viewer: Viewer; given: MeetingGiven },
): Promise<MeetingRow[]> {
  const asked = { id, viewer, locale: ctx.locale };
  if (given.action === 'RESCHEDULE' || given.action === 'ACCEPT') {
    const early = await selectOptionalMeeting(ctx.tx, asked);
    if (!early) return [];
    const others = given.action === 'RESCHEDULE' ? [given.slotId] : [];
    await lockForBooking(ctx.tx, { slotIds: [early.slotId, ...others], studentId: early.studentId });
  }
  const row = await lockOptionalMeeting(ctx.tx, asked);
  return row ? [row] : [];
}

export async function readStanding(ctx: CallContext, id: string, viewer: Viewer): Promise<MeetingStanding | undefined> {
  const row = await selectOptionalState(ctx.db, { id, viewer });
  return row && { ...row, movedTo: (await selectOptionalSuccessor(ctx.db, id)) ?? null };
}
