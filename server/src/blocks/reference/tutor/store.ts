import type { Duty, MemberType } from '@naru/contract/access.ts';
import { sql, type RawBuilder } from 'kysely';

import { inForce } from '../../../platform/db/in-force.ts';
import { hasRows, type Db } from '../../../platform/db/db.ts';
import type { Locale } from '../../../platform/http/messages.ts';

export interface TutorRow {
  readonly memberId: string;
  readonly name: string;
  readonly typeCode: string;
  readonly departmentCode: string | null;
  readonly departmentName: string | null;
}

/** Types and duties by which somebody counsels in their department; law and psychology are none of them. */
const COUNSELLING_TYPES: readonly MemberType[] = ['ACADEMIC_COACH', 'FULLTIME_PROFESSOR'];
const COUNSELLING_DUTIES: readonly Duty[] = ['CAREER_COUNSELLOR'];
const CONFIDENTIAL_DUTIES: readonly Duty[] = ['LAW_COUNSELLOR', 'PSYCHOLOGICAL_COUNSELLOR', 'PSYCHOLOGICAL_MANAGER'];

const holdsDuty = (
  member: string,
  duties: readonly Duty[],
  day: RawBuilder<unknown>,
): RawBuilder<boolean> => sql`exists (
  select from member_duty duty where duty.member_id = ${sql.ref(member)} and duty.duty_code = any(${duties}::text[])
    and ${inForce('duty', day)})`;

/** Builds the condition that somebody in the department `d` counsels: the first one found is enough. */
const counsels = (day: RawBuilder<unknown>): RawBuilder<boolean> => sql`coalesce(
  (select true from member_type colleague join member one on one.id = colleague.member_id and one.status = 'ACTIVE'
    where colleague.department_code = d.code and colleague.type_code = any(${COUNSELLING_TYPES}::text[])
      and ${inForce('colleague', day)} limit 1),
  (select true from member_duty held join member one on one.id = held.member_id and one.status = 'ACTIVE'
    join member_type colleague on colleague.member_id = one.id and colleague.department_code = d.code
    where held.duty_code = any(${COUNSELLING_DUTIES}::text[]) and ${inForce('held', day)}
      and ${inForce('colleague', day)} limit 1), false)`;

/**
 * Builds the condition that a type `held` makes its member a staff tutor: the department counsels, and they have no
 * confidential duty (docs/specification.md §7).
 */
const isStaffTutor = (
  day: RawBuilder<unknown>,
): RawBuilder<boolean> => sql`(not ${holdsDuty('held.member_id', CONFIDENTIAL_DUTIES, day)}
  and held.department_code in (select d.code from department d where ${counsels(day)}))`;

/**
 * Returns whether the key is of somebody who looks after students, or did: an address with another one names nothing.
 */
export function isTutor(db: Db, memberId: string, today: string): Promise<boolean> {
  return hasRows(db)`
    select from member m where m.id = ${memberId}::uuid and (
      exists (select from advisor_assignment a where a.advisor_id = m.id)
      or exists (select from member_type held where held.member_id = m.id and held.type_code = any(${TUTORING_TYPES}::text[])
        and ${inForce('held', sql`${today}`)}))`;
}
const TUTORING_TYPES: readonly MemberType[] = [...COUNSELLING_TYPES, 'SUPERVISING_PROFESSOR', 'STAFF'];

/** Builds one list of keys, so that the database begins with those few and not with every member. */
const tutorTypes = (types: readonly MemberType[], day: RawBuilder<unknown>): RawBuilder<string[]> => sql`array(
  select held.id from member_type held where held.type_code = any(${types}::text[]) and ${inForce('held', day)}
    and (held.type_code <> 'STAFF' or ${isStaffTutor(day)}))`;

/** Selects one row for each type that a person holds today; people by name, a person's main type first. */
export function selectTutorRows(
  db: Db,
  asked: { types: readonly MemberType[]; today: string },
  locale: Locale,
): Promise<TutorRow[]> {
  return db
    .selectFrom('member_type')
    .innerJoin('member', 'member.id', 'member_type.member_id')
    .leftJoin('department', 'department.code', 'member_type.department_code')
    .select((eb) => [
      'member.id as memberId',
      locale === 'en' ? eb.fn.coalesce('member.name_en', 'member.name_ko').as('name') : 'member.name_ko as name',
      'member_type.type_code as typeCode',
      'member_type.department_code as departmentCode',
      locale === 'en'
        ? eb.fn.coalesce('department.name_en', 'department.name_ko').as('departmentName')
        : 'department.name_ko as departmentName',
    ])
    .where((eb) => eb('member_type.id', '=', eb.fn.any(tutorTypes(asked.types, sql`${asked.today}`))))
    .where('member.status', '=', 'ACTIVE')
    .where('member.is_external', '=', false)
    .orderBy('name')
    .orderBy('member.id')
    .orderBy('member_type.is_primary', 'desc')
    .orderBy('member_type.type_code')
    .execute();
}
