/** Students with whom somebody has something open, as SQL: nothing of what it is about. */
import { sql, type RawBuilder } from 'kysely';

/** Builds the keys of the students who wait for, or have agreed on, an hour with this career counsellor. */
export const careerStudentsOf = (memberId: RawBuilder<unknown>): RawBuilder<unknown> => sql`(
  select hour.student_id from counselling_request hour join counsellor answering on answering.id = hour.counsellor_id
  where answering.member_id = ${memberId}::uuid and answering.kind = 'CAREER'
    and hour.status in ('WAITING', 'APPROVED') and hour.ending is null)`;

/** Builds the keys of the students whose case lies open with this psychological counsellor. */
export const psychologicalStudentsOf = (memberId: RawBuilder<unknown>): RawBuilder<unknown> => sql`(
  select open.student_id from psych.application open
  where open.assigned_id = ${memberId}::uuid and open.status in ('WAITING', 'APPROVED', 'IN_PROGRESS')
    and open.withdrawn_at is null and open.student_id is not null)`;
