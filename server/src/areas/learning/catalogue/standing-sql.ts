/** How a programme stands for somebody, as conditions of lists. */
import { sql, type RawBuilder } from 'kysely';

import type { Finder } from './audience-sql.ts';

export const IS_CALLED_OFF = sql`(p.cancelled_at is not null or p.closed_at is not null)`;
/** First come, first served, and every seat is taken or offered. */
export const IS_FULL = sql`(p.selection = 'FIRST_COME' and p.taken + p.held >= p.capacity)`;

/** Builds the condition that a programme `p` takes applications now: for a seat, a choice, or the queue. */
export const isTaking = (now: Date): RawBuilder<boolean> => sql`(not ${IS_CALLED_OFF}
  and p.applies_from <= ${now} and p.applies_until > ${now} and (not ${IS_FULL} or p.queued < p.queue_capacity))`;

/** Builds the condition that the person has neither this programme `p` nor another one of its series. */
export const isNotTaken = ({ memberId }: Pick<Finder, 'memberId'>): RawBuilder<boolean> => sql`(not exists (
  select from trainee own join programme earlier on earlier.id = own.programme_id
  where own.member_id = ${memberId}::uuid and earlier.series_id = p.series_id
    and (own.status in ('TEMP', 'APPLY', 'CONFIRM') or (own.status = 'REJECT' and earlier.id = p.id))))`;
