import { currentTerm } from '../../../blocks/reference/term/current-sql.ts';
import type { EnumKey } from '@naru/contract/enums.ts';
import { sql, type RawBuilder } from 'kysely';

import { isBelowAny } from '../../../blocks/reference/department/below-sql.ts';
import { inForce } from '../../../platform/db/in-force.ts';
import { nameOf } from '../../../platform/db/name.ts';
import { rowsOf, type Db } from '../../../platform/db/db.ts';
import type { Locale } from '../../../platform/http/messages.ts';
import type { Search } from '../../../platform/list/search.ts';
import { isCalled } from '../../../platform/list/search-sql.ts';
import { DESK_MENU } from '../core/scope-sql.ts';

/** Builds the condition that a person `m` has a privilege on the menu of organising, by type or by role. */
function mayOnDesk(privilege: 'R' | 'U', today: string): RawBuilder<boolean> {
  return sql`exists (
    select from role_privilege held join role on role.id = held.role_id
    where held.menu_id = ${DESK_MENU} and held.resource_code = ${privilege} and (
      exists (select from role_member given where given.role_id = role.id and given.member_id = m.id)
      or exists (select from member_type of where of.member_id = m.id and of.type_code = role.member_type
        and ${inForce('of', sql`${today}`)})))`;
}

export interface OrganiserRow {
  readonly memberId: string;
  readonly name: string;
  readonly deptNm: string | null;
}

export interface OrganisersAsked {
  readonly privilege: 'R' | 'U';
  readonly today: string;
  readonly locale: Locale;
  readonly search?: Search | undefined;
  readonly ids?: readonly string[];
  /** Only people of these departments and those below them; null for all. */
  readonly departmentCodes: readonly string[] | null;
  readonly most: number;
}

/** Selects people in active service who could manage a programme, or keep its attendance. */
export function selectOrganisers(db: Db, asked: OrganisersAsked): Promise<OrganiserRow[]> {
  const { privilege, today, locale, search, ids, departmentCodes, most } = asked;
  const parts = [sql`m.status = 'ACTIVE' and not m.is_external and ${mayOnDesk(privilege, today)}`];
  if (ids) parts.push(sql`m.id = any(${[...ids]}::uuid[])`);
  if (departmentCodes) parts.push(sql`coalesce(${isBelowAny(sql`main.department_code`, departmentCodes)}, false)`);
  if (search) parts.push(isCalled('m', search));
  return rowsOf<OrganiserRow>(db)`
    select m.id as "memberId", ${nameOf('m', locale)} as name, ${nameOf('d', locale)} as "deptNm"
    from member m
    left join lateral (select at.department_code from member_type at where at.member_id = m.id
      and at.department_code is not null and ${inForce('at', sql`${today}`)}
      order by at.is_primary desc, at.type_code limit 1) main on true
    left join department d on d.code = main.department_code
    where ${sql.join(parts, sql` and `)} order by m.name_ko, m.id limit ${most}`;
}

export interface TermRow {
  readonly year: number;
  readonly semester: EnumKey<'semester'>;
  readonly beginsOn: string;
  readonly endsOn: string;
  readonly week1On: string;
  readonly isCurrent: boolean;
}

/** Selects all terms, the latest first. */
export function selectTerms(db: Db, today: string): Promise<TermRow[]> {
  return rowsOf<TermRow>(db)`
    select t.year, t.semester_code as semester, t.begins_on as "beginsOn", t.ends_on as "endsOn", t.week1_on as "week1On",
      (t.year, t.semester_code) in (select now.year, now.semester_code from ${currentTerm(sql`${today}`)} now) as "isCurrent"
    from term t order by t.year desc, t.begins_on desc limit 60`;
}

export interface AudienceRow {
  readonly menuId: string;
  readonly memberType: EnumKey<'memberType'>;
}

/** Selects the types of people who can apply in the lists of programmes. */
export function selectAudiences(db: Db, menuIds: readonly string[]): Promise<AudienceRow[]> {
  return rowsOf<AudienceRow>(db)`
    select distinct held.menu_id as "menuId", role.member_type as "memberType" from role_privilege held
    join role on role.id = held.role_id
    where held.menu_id = any(${[...menuIds]}::text[]) and held.resource_code = 'C' and role.member_type is not null
    order by 1, 2`;
}

/** Selects departments in use below these, or all. */
export function selectDepartmentsBelow(
  db: Db,
  tops: readonly string[],
  locale: Locale,
): Promise<{ deptCode: string; deptNm: string }[]> {
  return rowsOf<{ deptCode: string; deptNm: string }>(db)`
    select d.code as "deptCode", ${nameOf('d', locale)} as "deptNm" from department d
    where d.in_use and ${isBelowAny(sql`d.code`, tops)} order by d.position, d.code limit 2000`;
}

export async function selectKnownDepartments(db: Db, codes: readonly string[]): Promise<Set<string>> {
  const rows = await rowsOf<{ code: string }>(db)`
    select d.code from department d where d.code = any(${[...codes]}::text[]) and d.in_use`;
  return new Set(rows.map(({ code }) => code));
}
