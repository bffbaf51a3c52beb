/** Hours of law counsellors, by the machine of all counselling. Nothing of the case is written into the request for an hour. */
import type { LawHour } from '@naru/contract/areas/counselling/law.ts';
import { ENUMS, type EnumKey } from '@naru/contract/enums.ts';
import { sql } from 'kysely';

import { endOf, hourOf } from '../../../blocks/calendar/hours.ts';
import type { Actor } from '../../../platform/access/actor.ts';
import { nameOf } from '../../../platform/db/name.ts';
import type { CallContext, WriteContext } from '../../../platform/http/serve.ts';
import { koreanDate } from '../../../platform/time.ts';
import { finderOf } from '../finding/calls.ts';
import { isAskerFree, isFree } from '../finding/free.ts';
import { isCounsellorOn } from '../kinds.ts';
import { book, holdSlot, tellOfBooking } from '../request/book.ts';
import { insertLawMeeting } from './store.ts';

const MOST = 60;
const KINDS = ['LAW'] as const;

interface HourRow {
  readonly id: string;
  readonly beginsAt: Date;
  readonly capacity: number;
  readonly taken: number;
  readonly channels: string[];
  readonly counsellorName: string;
}

/** The next ones that the caller could ask for. */
export async function listLawHours(ctx: CallContext<Actor>): Promise<LawHour[]> {
  const finder = await finderOf(ctx);
  const { rows } = await sql<HourRow>`
    select slot.id, slot.begins_at as "beginsAt", slot.capacity, slot.taken, coalesce(slot.channels, c.channels) as channels,
      ${nameOf('m', ctx.locale)} as "counsellorName"
    from counselling_slot slot join counsellor c on c.id = slot.counsellor_id join member m on m.id = c.member_id
    where c.kind = 'LAW' and c.is_active and c.member_id <> ${finder.memberId}::uuid and ${isCounsellorOn(finder.today)}
      and slot.begins_at > ${finder.now} and ${isFree(finder)} and ${isAskerFree(finder)}
    order by slot.begins_at, slot.id limit ${sql.lit(MOST)}`.execute(ctx.db);
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
  ctx: WriteContext<Actor>,
  caseId: string,
  wish: { slotId: string; channel: EnumKey<'counsellingChannel'> },
): Promise<void> {
  const held = await holdSlot(ctx, { slotId: wish.slotId, rescheduledFrom: null, kinds: [...KINDS] });
  const nothing = { topics: [], content: '', hope: '', fileId: null, fileSnList: [] };
  const booked = await book(ctx, { ...wish, ...nothing, rescheduledFrom: null }, held);
  await insertLawMeeting(ctx.tx, { requestId: booked.id, caseId });
  await tellOfBooking(ctx, booked);
}
