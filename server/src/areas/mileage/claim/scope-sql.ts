/** The claims that somebody reaches: their own, their department’s, or all. */
import type { GeneralPrivilege } from '@naru/contract/access.ts';
import { sql, type RawBuilder } from 'kysely';

import { codesBelowAnyOf, isBelowAny } from '../../../blocks/reference/department/below-sql.ts';
import type { Person } from '../../../platform/access/actor.ts';
import { idsOf, type Db } from '../../../platform/db/db.ts';
import { COUNT_BOUND } from '../../../platform/list/paging.ts';

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

/**
 * Builds the same condition for a list. Where the departments have few claims it names these by their keys: an office
 * with none would else go through those of the whole university to fill its page.
 */
export async function selectDecided(db: Db, actor: Person, privilege: GeneralPrivilege): Promise<RawBuilder<boolean>> {
  const isIn = isDecided(actor, privilege);
  const scopes = actor.rights.scopes(MILEAGE_DESK_MENU, privilege);
  if (scopes.has('ALL') || !scopes.has('DEPARTMENT')) return isIn;
  const few = await selectFew(db, actor.departmentCodes);
  return few ? sql<boolean>`c.id = any(${few}::uuid[])` : isIn;
}

/** Selects the claims below departments; undefined where they are more than a count counts. */
async function selectFew(db: Db, departmentCodes: readonly string[]): Promise<string[] | undefined> {
  const most = sql.lit(COUNT_BOUND + 1);
  const keys = await idsOf(db)`
    select held.id from unnest(${codesBelowAnyOf(sql`${[...departmentCodes]}::text[]`)}) as below(code)
    cross join lateral (
      select k.id from mileage_claim k where k.department_code = below.code order by k.status, k.asked_at limit ${most}) held
    limit ${most}`;
  return keys.length > COUNT_BOUND ? undefined : keys;
}

/** Builds the condition that somebody may read the evidence of a claim `c`: their own, or one that they decide about. */
export const isRead = (actor: Person): RawBuilder<boolean> =>
  sql<boolean>`(${isOwn(actor)} or ${isDecided(actor, 'RR')})`;
