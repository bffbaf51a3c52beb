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

/** The student `s` with their member `sm` is here. */
export const IS_HERE = sql<boolean>`(s.register_status = any('{ENROLLED,LEAVE}'::text[]) and sm.status = 'ACTIVE')`;

/** The same without the member beside: each is looked up, so that nobody reads all members for a few students. */
export const IS_HERE_BY_KEY = sql<boolean>`(s.register_status = any('{ENROLLED,LEAVE}'::text[])
  and (select known.status from member known where known.id = s.member_id) = 'ACTIVE')`;

/**
 * Builds the condition that the student `s` with their member `sm` is here, and in scope. A department's students are one
 * list of keys, so that the database begins with those and not with everybody.
 */
export function inScope(scope: AdvisorScope): RawBuilder<boolean> {
  if (scope === null) return IS_HERE;
  return sql`(${IS_HERE} and s.id = any(array(
    select own.id from student own where ${isBelowAny(sql`own.department_code`, scope)})))`;
}

const ADVISING_TYPES = ['FULLTIME_PROFESSOR', 'PROFESSOR', 'SUPERVISING_PROFESSOR'];
/** Types by which a person who may advise belongs to a department. */
export const ADVISORS_TYPES = [...ADVISING_TYPES, 'DEPARTMENT_CHIEF'];

const isAdvisingOn = (today: string): RawBuilder<boolean> => sql`(advising.type_code = any(${ADVISING_TYPES}::text[])
  and advising.begins_on <= ${today}::date and (advising.ends_on is null or advising.ends_on >= ${today}::date))`;

/** Builds the condition that a member may advise on that day, for a few members. */
export function mayAdvise(member: string, today: string): RawBuilder<boolean> {
  const [id, status] = [sql.ref(`${member}.id`), sql.ref(`${member}.status`)];
  return sql`(${status} = 'ACTIVE' and exists (
    select from member_type advising where advising.member_id = ${id} and ${isAdvisingOn(today)}))`;
}

/** Builds the same condition for all: their keys come first, so that not every member is read. */
export function isAdvisor(member: string, today: string): RawBuilder<boolean> {
  const [id, status] = [sql.ref(`${member}.id`), sql.ref(`${member}.status`)];
  return sql`(${status} = 'ACTIVE' and ${id} = any(array(
    select advising.member_id from member_type advising where ${isAdvisingOn(today)})))`;
}
