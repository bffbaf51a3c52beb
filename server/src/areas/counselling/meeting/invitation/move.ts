/** An agreed meeting that its counsellor moves: given back, and the student invited to the other hour, in one step. */
import { personIn, type Taker } from '../../../../blocks/workflow/machine.ts';
import { failField } from '../../../../platform/http/failure.ts';
import { carryReferrals } from '../../referral/follow-request.ts';
import { words } from '../../shared/words.ts';
import { counsellingMoved } from '../notice/asking.ts';
import { sendCalendar, tellStudent } from '../notice/tell.ts';
import { carryPrepConsent } from '../prep/store.ts';
import { readWritten } from '../request/written.ts';
import type { Brought, MeetingStep, MovedMeeting } from '../steps/machine.ts';
import { holdOwnHour, insertInvited, keepSeats } from './hour.ts';

export const invitesElsewhere: Brought = { check, follow };

async function check(taker: Taker, { row, given }: MeetingStep): Promise<void> {
  if (given.action !== 'RESCHEDULE') return;
  if (row.slotId === given.slotId) failField('slotId', words[personIn(taker).locale].sameSlot);
}

/** Where the new hour is not to be had, the transaction ends and the old one stays. */
async function follow(taker: Taker, { row: old, given }: MovedMeeting): Promise<void> {
  if (given.action !== 'RESCHEDULE') return;
  const ctx = personIn(taker);
  const counsellor = { id: old.counsellorId, memberId: old.counsellorMemberId };
  const hour = await holdOwnHour(ctx, counsellor, given.slotId);
  if (hour.used >= hour.capacity) failField('slotId', words[ctx.locale].seats(0));
  await keepSeats(ctx, counsellor, hour, 1);
  const kept = await readWritten(ctx, old);
  const to = { counsellor, hour, student: { id: old.studentId }, channel: kept.channel, reason: '' };
  const id = await insertInvited(ctx, { ...to, moved: { ...kept, id: old.id } });
  await carryPrepConsent(ctx.tx, { from: old.id, to: id, at: ctx.now });
  await carryReferrals(ctx.tx, { id, kind: old.kind, from: old.id });
  const about = { ...old, id, version: 1 };
  await tellStudent(ctx.tx, counsellingMoved, about);
  await sendCalendar(ctx.tx, about, 'COUNSELLOR');
}
