import { sql } from 'kysely';

import { inForce } from '../../../platform/db/in-force.ts';
import { idsOf, type Tx } from '../../../platform/db/db.ts';

/**
 * Selects those who can decide for a department: active people of this type there, or else in the nearest department
 * above that has any; at last administrators. Staff also belong where they are assigned beside their type.
 */
export function selectNearest(
  tx: Tx,
  asked: { departmentCode: string; type: 'DEPARTMENT_CHIEF' | 'STAFF'; butNot: readonly string[]; today: string },
): Promise<string[]> {
  const { departmentCode, type, butNot, today } = asked;
  const isType = sql`held.type_code = ${type} and ${inForce('held', sql.val(today))}`;
  return idsOf(tx)`
    with recursive above as (
      select d.code, d.parent_code, 0 as steps from department d where d.code = ${departmentCode}
      union select d.code, d.parent_code, above.steps + 1 from department d join above on d.code = above.parent_code),
    belonging as (
      select held.member_id as id, above.steps from above join member_type held on held.department_code = above.code
      where ${isType}
      union select assigned.member_id, above.steps from above
        join staff_department assigned on assigned.department_code = above.code
        join member_type held on held.member_id = assigned.member_id
      where ${type === 'STAFF'} and ${isType}),
    deciding as (
      select belonging.id, belonging.steps from belonging join member m on m.id = belonging.id
      where m.status = 'ACTIVE' and m.id <> all(${[...butNot]}::uuid[])),
    nearest as (select deciding.id from deciding where deciding.steps = (select min(deciding.steps) from deciding))
    select nearest.id from nearest
    union select rm.member_id from role_member rm join role on role.id = rm.role_id join member m on m.id = rm.member_id
      where role.is_administrator and m.status = 'ACTIVE' and m.id <> all(${[...butNot]}::uuid[])
        and not exists (select from nearest)
    order by 1`;
}
