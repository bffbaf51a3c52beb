/** Students as the office finds them. */
import type { BadgeStudent } from '@naru/contract/areas/portfolio/badge-grant.ts';
import { sql, type RawBuilder } from 'kysely';

import { searchValues, searchWay, STUDENT_SEARCHES } from '../../../blocks/student/search-sql.ts';
import { nameOf } from '../../../platform/db/name.ts';
import { rowsOf, type Db } from '../../../platform/db/db.ts';
import { runShape, slot } from '../../../platform/db/statements.ts';
import type { Locale } from '../../../platform/http/messages.ts';
import type { Search } from '../../../platform/list/search.ts';

export const studentColumns = (locale: Locale): RawBuilder<unknown> => sql`
  s.id as "studentId", ${nameOf('m', locale)} as name, s.student_number as number, ${nameOf('d', locale)} as "deptNm"`;

export const STUDENT_TABLES = sql`student s join member m on m.id = s.member_id
  join department d on d.code = s.department_code`;

/** Selects some students by the keys of their person, by number. */
export function selectStudents(db: Db, memberIds: readonly string[], locale: Locale): Promise<BadgeStudent[]> {
  return rowsOf<BadgeStudent>(db)`
    select ${studentColumns(locale)} from ${STUDENT_TABLES}
    where s.member_id = any(${[...memberIds]}::uuid[]) order by s.student_number`;
}

/** Selects students by their name or number, by the index that serves the search. */
export async function selectFoundStudents(
  db: Db,
  asked: { readonly search: Search; readonly most: number; readonly locale: Locale },
): Promise<BadgeStudent[]> {
  const { search, most, locale } = asked;
  const way = searchWay(search);
  const shape = {
    key: `badge students ${locale} | ${way}`,
    build: (handle: Db) =>
      sql<BadgeStudent>`
        select ${studentColumns(locale)} from ${STUDENT_TABLES}
        where m.status = 'ACTIVE' and ${STUDENT_SEARCHES[way]} order by m.name_ko, s.student_number
        limit ${slot('most')}`.compile(handle),
  };
  return runShape(db, shape, { ...searchValues(search), most });
}

export interface NumberedStudent extends BadgeStudent {
  readonly memberId: string;
  readonly nameKo: string;
  readonly nameEn: string | null;
}

const numbered = (locale: Locale): RawBuilder<unknown> => sql`
  ${studentColumns(locale)}, s.member_id as "memberId", m.name_ko as "nameKo", m.name_en as "nameEn"`;

/** Selects students by number, in lower case. */
export function selectByNumbers(db: Db, numbers: readonly string[], locale: Locale): Promise<NumberedStudent[]> {
  return rowsOf<NumberedStudent>(db)`
    select ${numbered(locale)} from ${STUDENT_TABLES}
    where lower(s.student_number) = any(${[...numbers]}::text[])`;
}

/** Selects students by their keys. */
export function selectByIds(db: Db, ids: readonly string[], locale: Locale): Promise<NumberedStudent[]> {
  return rowsOf<NumberedStudent>(db)`
    select ${numbered(locale)} from ${STUDENT_TABLES} where s.id = any(${[...ids]}::uuid[])`;
}
