/** Results that somebody may read (docs/specification.md, Results): their own, and those that were shared with them. */
import type { TestAudience } from '@naru/contract/areas/ability/words.ts';
import { sql, type RawBuilder } from 'kysely';

import type { Person } from '../../../platform/access/actor.ts';
import { inForce } from '../../../platform/db/in-force.ts';
import { careerStudentsOf, psychologicalStudentsOf } from '../../counselling/api.ts';

export const MENU = 'ABL_MY';

/** Somebody who reads, on a day. */
export interface Reading {
  readonly actor: Person;
  readonly today: string;
}

const assignedTo = (kind: 'ADVISOR' | 'COACH', { actor, today }: Reading): RawBuilder<unknown> => sql`(
  select given.student_id from advisor_assignment given
  where given.advisor_id = ${actor.memberId}::uuid and given.kind = ${kind} and ${inForce('given', sql`${today}`)})`;

/** Students with whom the reader stands as an audience today. */
function studentsOf(audience: TestAudience, reading: Reading): RawBuilder<unknown> {
  const me = sql`${reading.actor.memberId}`;
  if (audience === 'CAREER') return careerStudentsOf(me);
  return audience === 'PSYCHOLOGICAL' ? psychologicalStudentsOf(me) : assignedTo(audience, reading);
}

/** Builds as whom the reader may see a session `s` of somebody else’s; null where they may not. */
export function audienceOf(reading: Reading): RawBuilder<TestAudience | null> {
  if (!reading.actor.rights.scopes(MENU, 'RR').has('ASSIGNED')) return sql`null::text`;
  const is = (audience: TestAudience) =>
    sql`(share.audience = ${audience} and shown.id in ${studentsOf(audience, reading)})`;
  return sql`(
    select share.audience from ability_share share join student shown on shown.member_id = share.member_id
    where share.member_id = s.member_id and share.test_id = s.test_id and share.revoked_at is null
      and share.member_id <> ${reading.actor.memberId}::uuid
      and (${is('ADVISOR')} or ${is('COACH')} or ${is('CAREER')} or ${is('PSYCHOLOGICAL')})
    order by array_position('{ADVISOR,COACH,CAREER,PSYCHOLOGICAL}', share.audience) limit 1)`;
}

/** Builds the condition that a session `s` is the reader’s own. */
export function isOwn({ actor }: Reading): RawBuilder<boolean> {
  return actor.rights.scopes(MENU, 'RR').has('OWN') ? sql`(s.member_id = ${actor.memberId}::uuid)` : sql`false`;
}
