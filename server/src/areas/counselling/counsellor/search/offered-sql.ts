/** Conditions on hours that are kept for a student. */
import { sql, type RawBuilder } from 'kysely';

/** Builds the condition that a seat of `slot` is kept for the asker. */
export const isOfferedTo = (asking: { memberId: string; now: Date }): RawBuilder<boolean> => sql`exists (
  select from counselling_wait w join student waiting on waiting.id = w.student_id
  where w.slot_id = slot.id and waiting.member_id = ${asking.memberId}::uuid
    and w.ended_at is null and w.offered_until > ${asking.now})`;

/** Builds the condition that the offer of `slot` to the asker has expired. */
export const wasOfferedTo = (asking: { memberId: string; now: Date }): RawBuilder<boolean> => sql`exists (
  select from counselling_wait w join student waiting on waiting.id = w.student_id
  where w.slot_id = slot.id and waiting.member_id = ${asking.memberId}::uuid and w.offered_until <= ${asking.now})`;
