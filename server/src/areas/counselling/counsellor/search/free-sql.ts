/**
 * Which hours a student could ask for, as SQL: the one condition behind the list, the week and the request itself.
 */
import { sql, type RawBuilder } from 'kysely';

import type { Terms } from '../../shared/booking-limits.ts';
import { isOfferedTo } from './offered-sql.ts';

export interface Asking {
  readonly memberId: string;
  readonly now: Date;
  readonly defaults: Terms;
}

/** Builds the date in Seoul. */
const dayOf = (at: RawBuilder<unknown>): RawBuilder<unknown> => sql`(${at} at time zone 'Asia/Seoul')::date`;

const leadOf = ({ defaults }: Asking) =>
  sql`make_interval(hours => coalesce(c.lead_hours, ${defaults.leadHours}::int))`;

/** Builds the time from which the counsellor `c` can be asked. */
const earliestOf = (asking: Asking): RawBuilder<Date> => sql`(${asking.now}::timestamptz + ${leadOf(asking)})`;

/** Builds the last day of the counsellor `c` that can be booked. */
export const lastDayOf = ({ now, defaults }: Asking): RawBuilder<string> =>
  sql`(${dayOf(sql`${now}::timestamptz`)} + coalesce(c.horizon_days, ${defaults.horizonDays}::int))`;

/** A meeting, and the hours beside it that the counsellor keeps free. */
const AROUND = sql`tstzrange(slot.begins_at - make_interval(hours => c.buffer_hours),
  slot.begins_at + interval '50 minutes' + make_interval(hours => c.buffer_hours))`;

/** Whether the counsellor `c` is free in the hour of `slot`, with their buffer and within their daily limit. */
export const IS_COUNSELLOR_FREE = sql<boolean>`(
  not exists (
    select from busy where busy.person_id = c.member_id and busy.period && ${AROUND} and busy.source_id <> slot.id)
  and (c.daily_most is null or slot.taken + slot.held > 0 or c.daily_most > (
    select count(*) from counselling_slot other
    where other.counsellor_id = c.id and other.taken + other.held > 0 and ${dayOf(sql`other.begins_at`)} = ${dayOf(sql`slot.begins_at`)})))`;

/** Builds the condition that the asker has nothing else at that time. */
export const isAskerFree = ({ memberId }: Asking): RawBuilder<boolean> => sql`not exists (
  select from busy where busy.person_id = ${memberId}::uuid
    and busy.period && tstzrange(slot.begins_at, slot.begins_at + interval '50 minutes'))`;

/** Builds the condition that `slot` lies behind the lead time of the counsellor `c`, and within their horizon. */
export const isAheadEnough = (asking: Asking): RawBuilder<boolean> => sql`(slot.begins_at >= ${earliestOf(asking)})`;
export const isNearEnough = (asking: Asking): RawBuilder<boolean> =>
  sql`(${dayOf(sql`slot.begins_at`)} <= ${lastDayOf(asking)})`;

/** Builds the condition that a seat of `slot` at `c` can be asked for now; an offered one also at short notice. */
export function isFree(asking: Asking): RawBuilder<boolean> {
  const offered = isOfferedTo(asking);
  return sql`(slot.is_open and slot.taken < slot.capacity and (slot.taken + slot.held < slot.capacity or ${offered})
    and slot.begins_at > ${asking.now} and (${isAheadEnough(asking)} or ${offered}) and ${isNearEnough(asking)}
    and ${IS_COUNSELLOR_FREE})`;
}

/** Whether the counsellor `c` has a meeting in the hour before or after `slot`; eleven and one are neighbours. */
export const IS_BESIDE = sql<boolean>`exists (
  select from counselling_slot beside
  where beside.counsellor_id = c.id and beside.taken > 0 and beside.begins_at = any(array[
    slot.begins_at - make_interval(hours => case extract(hour from slot.begins_at at time zone 'Asia/Seoul')
      when 13 then 2 else 1 end),
    slot.begins_at + make_interval(hours => case extract(hour from slot.begins_at at time zone 'Asia/Seoul')
      when 11 then 2 else 1 end)]))`;
