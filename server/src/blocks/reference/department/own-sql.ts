import { sql, type RawBuilder } from 'kysely';

import { inForce } from '../../../platform/db/in-force.ts';

/**
 * Builds the codes of a person's departments on a day, further majors too: theirs come first in a search for people.
 */
export function ownDepartments({ memberId, today }: { memberId: string; today: string }): RawBuilder<unknown> {
  return sql`(select held.department_code from member_type held
      where held.member_id = ${memberId}::uuid and held.department_code is not null and ${inForce('held', sql`${today}`)}
    union select more.department_code from student_major more join student self on self.id = more.student_id
      where self.member_id = ${memberId}::uuid)`;
}
