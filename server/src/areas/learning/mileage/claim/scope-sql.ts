/** The claims that somebody reaches: their own, their department’s, or all. */
import type { GeneralPrivilege } from '@naru/contract/access.ts';
import { sql, type RawBuilder } from 'kysely';

import { isBelowAny } from '../../../../blocks/reference/department/below-sql.ts';
import type { Person } from '../../../../platform/access/actor.ts';

export const MILEAGE_DESK_MENU = 'LRN_MILEADM';

/** Builds the condition that a claim `c` is somebody's own. */
export const isOwn = ({ memberId }: Pick<Person, 'memberId'>): RawBuilder<boolean> =>
  sql<boolean>`c.member_id = ${memberId}::uuid`;

/** Builds the condition that a claim `c` is in the scope of a privilege. */
export function isDecided(actor: Person, privilege: GeneralPrivilege): RawBuilder<boolean> {
  const scopes = actor.rights.scopes(MILEAGE_DESK_MENU, privilege);
  if (scopes.has('ALL')) return sql`true`;
  return scopes.has('DEPARTMENT') ? isBelowAny(sql`c.department_code`, actor.departmentCodes) : sql`false`;
}

/** Builds the condition that somebody may read the evidence of a claim `c`: their own, or one that they decide about. */
export const isRead = (actor: Person): RawBuilder<boolean> =>
  sql<boolean>`(${isOwn(actor)} or ${isDecided(actor, 'RR')})`;
