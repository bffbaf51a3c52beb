/** The counsellors of a kind, by type or duty in force on a day, whatever they have set up; and who may ask them. */
import type { Duty, MemberType } from '@naru/contract/access.ts';
import { ASKED_KINDS, type CounsellingKind } from '@naru/contract/areas/counselling/words.ts';
import { sql, type RawBuilder } from 'kysely';

import type { Actor } from '../../../platform/access/actor.ts';
import { inForce } from '../../../platform/db/in-force.ts';

const TYPES: readonly (readonly [CounsellingKind, MemberType])[] = [
  ['PROFESSOR', 'FULLTIME_PROFESSOR'],
  ['COACH', 'ACADEMIC_COACH'],
];
const APPOINTED: readonly (readonly [CounsellingKind, Duty])[] = [
  ['PEER', 'PEER_COACH'],
  ['CAREER', 'CAREER_COUNSELLOR'],
  ['LAW', 'LAW_COUNSELLOR'],
];

/** Returns the kind of counselling that a duty is about. @throws where it is about none */
export function kindOfDuty(duty: Duty): CounsellingKind {
  const found = APPOINTED.find(([, appointed]) => appointed === duty);
  if (!found) throw new Error(`${duty} counsels nobody.`);
  return found[0];
}

/** Builds the condition that the counsellor `c` with member `m` is one on that day. */
export function isCounsellorOn(today: string): RawBuilder<boolean> {
  const day = sql`${today}`;
  const held = TYPES.map(
    ([kind, type]) => sql`c.kind = ${sql.lit(kind)} and exists (
      select from member_type held where held.member_id = c.member_id and held.type_code = ${sql.lit(type)}
        and ${inForce('held', day)})`,
  );
  const appointed = APPOINTED.map(
    ([kind, duty]) => sql`c.kind = ${sql.lit(kind)} and exists (
      select from member_duty held where held.member_id = c.member_id and held.duty_code = ${sql.lit(duty)}
        and ${inForce('held', day)})`,
  );
  return sql`(m.status = 'ACTIVE' and (${sql.join([...held, ...appointed], sql` or `)}))`;
}

/** Returns the kinds that a person may ask: students all, alumni professors. A law counsellor needs a case. */
export function kindsFor(actor: Pick<Actor, 'memberTypes'>): CounsellingKind[] {
  if (actor.memberTypes.includes('CURRENT_STUDENT')) return [...ASKED_KINDS];
  return actor.memberTypes.includes('ALUMNI') ? ['PROFESSOR'] : [];
}
