/** The programmes that somebody looks after: their own, their departments', those whose attendance they keep, or all. */
import type { GeneralPrivilege, Scope } from '@naru/contract/access.ts';
import { sql, type RawBuilder } from 'kysely';

import { isBelowAny } from '../../../blocks/reference/department/below-sql.ts';
import type { Person } from '../../../platform/access/actor.ts';

export const DESK_MENU = 'LRN_PRGM';
export const APPROVAL_MENU = 'LRN_APRV';

/** For who has proved by another way that it is theirs: a code, a link, a right to decide. */
export const EVERYWHERE: RawBuilder<boolean> = sql`true`;

/** Builds the condition that a programme `p` is in the scope of a privilege. */
export function isLookedAfter(actor: Person, privilege: GeneralPrivilege): RawBuilder<boolean> {
  return isInScopes(actor, actor.rights.scopes(DESK_MENU, privilege));
}

/** The same without those of which they only keep the attendance: people, messages and money of these are not theirs to see. */
export function isRun(actor: Person, privilege: GeneralPrivilege): RawBuilder<boolean> {
  const scopes = new Set(actor.rights.scopes(DESK_MENU, privilege));
  scopes.delete('ASSIGNED');
  return isInScopes(actor, scopes);
}

/** The same of those who manage or made it, and of its department: an office that sees all has its list. */
export function isAnswerable(actor: Person, privilege: GeneralPrivilege): RawBuilder<boolean> {
  const scopes = new Set<Scope>(['OWN']);
  if (actor.rights.scopes(DESK_MENU, privilege).has('DEPARTMENT')) scopes.add('DEPARTMENT');
  return isInScopes(actor, scopes);
}

function isInScopes(actor: Person, scopes: ReadonlySet<Scope>): RawBuilder<boolean> {
  if (scopes.has('ALL')) return sql`true`;
  const me = sql`${actor.memberId}::uuid`;
  const parts: RawBuilder<unknown>[] = [sql`false`];
  if (scopes.has('OWN')) parts.push(sql`p.manager_id = ${me}`, sql`p.created_by = ${me}`);
  if (scopes.has('DEPARTMENT')) parts.push(isBelowAny(sql`p.department_code`, actor.departmentCodes));
  if (scopes.has('ASSIGNED'))
    parts.push(sql`exists (select from programme_helper h where h.programme_id = p.id and h.member_id = ${me})`);
  return sql`(${sql.join(parts, sql` or `)})`;
}
