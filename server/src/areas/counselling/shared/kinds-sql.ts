import { sql, type RawBuilder } from 'kysely';

import { inForce } from '../../../platform/db/in-force.ts';
import { APPOINTED, TYPES } from './kinds.ts';

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
