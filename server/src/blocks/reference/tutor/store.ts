import type { MemberType } from '@naru/contract/access.ts';

import type { Db } from '../../../platform/db/pool.ts';
import type { Locale } from '../../../platform/http/messages.ts';

export interface TutorRow {
  readonly memberId: string;
  readonly name: string;
  readonly typeCode: string;
  readonly departmentCode: string | null;
  readonly departmentName: string | null;
}

/** One row a type that a person holds today; people by name, a person's main type first. */
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
    .where((eb) => eb('member_type.type_code', '=', eb.fn.any(eb.val(asked.types))))
    .where('member_type.begins_on', '<=', asked.today)
    .where((eb) => eb.or([eb('member_type.ends_on', 'is', null), eb('member_type.ends_on', '>=', asked.today)]))
    .where('member.status', '=', 'ACTIVE')
    .where('member.is_external', '=', false)
    .orderBy('name')
    .orderBy('member.id')
    .orderBy('member_type.is_primary', 'desc')
    .orderBy('member_type.type_code')
    .execute();
}
