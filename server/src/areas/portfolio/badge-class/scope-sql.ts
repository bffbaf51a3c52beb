/** Badges that the office reaches, and those that the head of a department does. */
import type { GeneralPrivilege } from '@naru/contract/access.ts';
import { sql, type RawBuilder } from 'kysely';

import type { Person } from '../../../platform/access/actor.ts';

export const DESK_MENU = 'PTF_BADGEADM';

/** Builds the condition that a badge of the student `s` is in somebody's scope. */
export function isReached(actor: Person, privilege: GeneralPrivilege): RawBuilder<boolean> {
  const scopes = actor.rights.scopes(DESK_MENU, privilege);
  if (scopes.has('ALL')) return sql<boolean>`true`;
  if (!scopes.has('DEPARTMENT')) return sql<boolean>`false`;
  return sql<boolean>`s.department_code = any(${[...actor.departmentCodes]}::text[])`;
}
