/** Hours of law counsellors, by the machine of all counselling. Nothing of the case is written into the request for an hour. */
import type { LawHour } from '@naru/contract/areas/counselling/law/asking.ts';
import { ENUMS, type EnumKey } from '@naru/contract/enums.ts';

import { endOf, hourOf } from '../../../blocks/calendar/hours.ts';
import type { CallContext, WriteContext } from '../../../platform/http/serve.ts';
import { koreanDate } from '../../../platform/time.ts';
import { finderOf } from '../counsellor/search/finder.ts';
import { book, holdSlot, tellOfBooking } from '../meeting/request/book.ts';
import { selectLawHours } from './hours-store.ts';
import { insertLawMeeting } from './store.ts';

const KINDS = ['LAW'] as const;

/** The next ones that the caller could ask for. */
export async function listLawHours(ctx: CallContext): Promise<LawHour[]> {
  const finder = await finderOf(ctx);
  const rows = await selectLawHours(ctx.db, finder);
  return rows.map((row) => ({
    slotId: row.id,
    date: koreanDate(row.beginsAt),
    hour: hourOf(row.beginsAt),
    beginsAt: row.beginsAt.toISOString(),
    endsAt: endOf(row.beginsAt).toISOString(),
    channelList: ENUMS.counsellingChannel.filter((one) => row.channels.includes(one)),
    capacity: row.capacity,
    seatsLeft: row.capacity - row.taken,
    counsellorNm: row.counsellorName,
  }));
}

/** @throws Failure `invalid` at `slotId` or `channel` */
export async function bookLawHour(
  ctx: WriteContext,
  caseId: string,
  input: { slotId: string; channel: EnumKey<'counsellingChannel'> },
): Promise<void> {
  const held = await holdSlot(ctx, { slotId: input.slotId, rescheduledFrom: null, kinds: [...KINDS] });
  const nothing = { topics: [], content: '', hope: '', fileId: null, fileSnList: [] };
  const booked = await book(ctx, { ...input, ...nothing, rescheduledFrom: null }, held);
  await insertLawMeeting(ctx.tx, { requestId: booked.id, caseId });
  await tellOfBooking(ctx, booked);
}
