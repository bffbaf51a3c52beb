/** The profile of a person at the university, as their own screens show it. */
import type { Db } from '../../platform/db/db.ts';
import type { Locale } from '../../platform/http/messages.ts';

export interface MemberProfile {
  readonly email: string | null;
  readonly departmentName: string | null;
  readonly universityCode: string | null;
  readonly grade: number | null;
  readonly studentNumber: string | null;
  readonly opensSearchBySlash: boolean;
}

/** Selects the profile; a student's department is the register's, anybody else's comes with the primary member type. */
export function selectMemberProfile(db: Db, memberId: string, locale: Locale): Promise<MemberProfile> {
  return db
    .selectFrom('member')
    .leftJoin('student', 'student.member_id', 'member.id')
    .leftJoin('member_type', (join) =>
      join.onRef('member_type.member_id', '=', 'member.id').on('member_type.is_primary', '=', true),
    )
    .leftJoin('department', (join) =>
      join.on((eb) =>
        eb('department.code', '=', eb.fn.coalesce('student.department_code', 'member_type.department_code')),
      ),
    )
    .select((eb) => [
      'member.email',
      'member.opens_search_by_slash as opensSearchBySlash',
      'student.university_code as universityCode',
      'student.grade',
      'student.student_number as studentNumber',
      locale === 'en'
        ? eb.fn.coalesce('department.name_en', 'department.name_ko').as('departmentName')
        : 'department.name_ko as departmentName',
    ])
    .where('member.id', '=', memberId)
    .limit(1)
    .executeTakeFirstOrThrow();
}
