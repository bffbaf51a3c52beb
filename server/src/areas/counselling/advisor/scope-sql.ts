/**
 * Students whose advisors a person settles: those here, of their departments and those below, or everybody's.
 */
import { sql, type RawBuilder } from 'kysely';

import { isBelowAny } from '../../../blocks/reference/department/below-sql.ts';
import type { Actor } from '../../../platform/access/actor.ts';

export const ADVISOR_MENU = 'ADM_ADVSR';

/** `null`: every department. */
export type AdvisorScope = readonly string[] | null;

/** For looking and assigning; wishes are decided for the departments that one heads. */
export function scopeOf(actor: Actor, privilege: 'R' | 'C' | 'U'): AdvisorScope {
  if (actor.rights.scopes(ADVISOR_MENU, privilege).has('ALL')) return null;
  return privilege === 'U' ? actor.headedDepartmentCodes : actor.departmentCodes;
}

/** Builds the condition that the student `s` with their member `sm` is here, and in scope. */
export function inScope(scope: AdvisorScope): RawBuilder<boolean> {
  const isHere = sql`s.register_status = any('{ENROLLED,LEAVE}') and sm.status = 'ACTIVE'`;
  return scope === null ? sql`(${isHere})` : sql`(${isHere} and ${isBelowAny(sql`s.department_code`, scope)})`;
}

const ADVISING_TYPES = ['FULLTIME_PROFESSOR', 'PROFESSOR', 'SUPERVISING_PROFESSOR'];
/** Types by which a person who may advise belongs to a department. */
export const ADVISORS_TYPES = [...ADVISING_TYPES, 'DEPARTMENT_CHIEF'];

/** Builds the condition that a member may advise on that day. */
export function mayAdvise(member: string, today: string): RawBuilder<boolean> {
  const [id, status] = [sql.ref(`${member}.id`), sql.ref(`${member}.status`)];
  return sql`(${status} = 'ACTIVE' and exists (select from member_type advising
    where advising.member_id = ${id} and advising.type_code = any(${ADVISING_TYPES}::text[])
      and advising.begins_on <= ${today}::date and (advising.ends_on is null or advising.ends_on >= ${today}::date)))`;
}
