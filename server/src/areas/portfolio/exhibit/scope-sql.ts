/** Portfolios and nominations that somebody reaches: `n` a nomination, `p` its portfolio, `m` the owner. */
import type { GeneralPrivilege } from '@naru/contract/access.ts';
import { sql, type RawBuilder } from 'kysely';

import type { Person } from '../../../platform/access/actor.ts';
import { inForce } from '../../../platform/db/in-force.ts';

export const GALLERY_MENU = 'PTF_EXC';
export const DESK_MENU = 'PTF_SEL';

/** The owner, with the department of a student or graduate. */
export const OWNERS = sql`member m
  left join student s on s.member_id = m.id left join department d on d.code = s.department_code`;

/** Builds the condition that a portfolio `p` of `m` is there to be shown to others at all. */
export const IS_STANDING: RawBuilder<boolean> = sql<boolean>`(p.status = 'PUBLISHED' and p.visibility <> 'PRIVATE'
  and p.hidden_at is null and p.deleted_at is null and m.status = 'ACTIVE')`;

/** Builds the condition that a nomination `n` is exhibited on a day, to everybody who has the gallery. */
export const isExhibited = (today: string): RawBuilder<boolean> =>
  sql<boolean>`(n.status = 'EXHIBITED' and n.exhibit_from <= ${today}::date and n.exhibit_to >= ${today}::date
    and ${IS_STANDING})`;

/** Builds the condition that a nomination `n` is of somebody’s own portfolio. */
const isOwner = ({ memberId }: Pick<Person, 'memberId'>): RawBuilder<boolean> =>
  sql<boolean>`n.member_id = ${memberId}::uuid`;

/** Builds the condition that a nomination `n` is of somebody’s own portfolio, or was made by them. */
export const isOwn = (actor: Pick<Person, 'memberId'>): RawBuilder<boolean> =>
  sql<boolean>`(${isOwner(actor)} or n.nominated_by = ${actor.memberId}::uuid)`;

/** Builds the condition that somebody handles a nomination `n` at the desk: all of them, or none. */
export const isHandled = ({ rights }: Pick<Person, 'rights'>, privilege: GeneralPrivilege): RawBuilder<boolean> =>
  rights.scopes(DESK_MENU, privilege).has('ALL') ? sql<boolean>`true` : sql<boolean>`false`;

/** Builds the condition that a portfolio `p` of `m` may be nominated by somebody: own ones, and what they see of others. */
export function isNominable(actor: Person, today: string): RawBuilder<boolean> {
  const scopes = actor.rights.scopes(GALLERY_MENU, 'C');
  const me = sql`${actor.memberId}::uuid`;
  const isSeen = sql`(${IS_STANDING} and p.visibility in ('LOGIN', 'PUBLIC'))`;
  const ways: RawBuilder<unknown>[] = [];
  if (scopes.has('OWN')) ways.push(sql`(p.member_id = ${me} and p.published_number is not null)`);
  if (scopes.has('ALL')) ways.push(isSeen);
  if (scopes.has('ASSIGNED'))
    ways.push(sql`(${isSeen} and p.member_id = any(array(select assigned.member_id
      from advisor_assignment given join student assigned on assigned.id = given.student_id
      where given.advisor_id = ${me} and ${inForce('given', sql`${today}`)})))`);
  if (ways.length === 0) return sql<boolean>`false`;
  return sql<boolean>`(p.deleted_at is null and m.status = 'ACTIVE' and (${sql.join(ways, sql` or `)}))`;
}

/** Everything is in the clock’s scope. */
export const ALL_NOMINATIONS: RawBuilder<boolean> = sql<boolean>`true`;

/** Builds the condition that somebody sees the face of a nomination `n`: exhibited, at their desk, or their own. */
export function isFaceSeen(actor: Person, today: string): RawBuilder<boolean> {
  const ways: RawBuilder<unknown>[] = [isOwn(actor), isHandled(actor, 'RR')];
  if (actor.rights.may(GALLERY_MENU, 'R')) ways.push(isExhibited(today));
  return sql<boolean>`(${sql.join(ways, sql` or `)})`;
}

/** Builds the condition that somebody takes the list of nominations away: all of it, or nothing. */
export const isListed = ({ rights }: Pick<Person, 'rights'>): RawBuilder<boolean> =>
  rights.scopes(GALLERY_MENU, 'E').has('ALL') ? sql<boolean>`true` : sql<boolean>`false`;
