import type { UseStatus } from '@naru/contract/areas/mileage/words.ts';
import { sql, type RawBuilder } from 'kysely';

import { countByAge, type QueueAges } from '../../../blocks/manifest/queue-counts.ts';
import { nameOf } from '../../../platform/db/name.ts';
import { firstOf, rowsOf, type Db } from '../../../platform/db/db.ts';
import type { Locale } from '../../../platform/http/messages.ts';
import { countBounded, selectPage, type PageRows } from '../../../platform/list/page-queries.ts';
import type { PageWindow } from '../../../platform/list/paging.ts';
import type { Search } from '../../../platform/list/search.ts';
import { isStudentMeant } from '../../../platform/list/search-sql.ts';
import { OWED } from '../ledger/owed-sql.ts';
import { summaryColumns, type UseSummaryRow } from './store.ts';

export interface StudentRow {
  readonly studentId: string;
  readonly name: string;
  readonly number: string;
  readonly departmentName: string;
  readonly grade: number;
}

/** The columns of a student `s`, who is the member `m` of a department `d`. */
export const studentColumns = (locale: Locale): RawBuilder<unknown> => sql`
  s.id as "studentId", ${nameOf('m', locale)} as name, s.student_number as number, ${nameOf('d', locale)} as "departmentName",
  s.grade`;

export const STUDENTS = sql`member m join student s on s.member_id = m.id join department d on d.code = s.department_code`;

/** A use with its student, and what the student owes. */
export interface DeskUseRow extends UseSummaryRow, StudentRow {
  readonly owed: number;
}

export interface UsesNarrowed {
  readonly status?: UseStatus | undefined;
  readonly purposeCode?: string | undefined;
  readonly search?: Search | undefined;
}

function narrow(isIn: RawBuilder<boolean>, { status, purposeCode, search }: UsesNarrowed): RawBuilder<unknown> {
  const parts: RawBuilder<unknown>[] = [isIn];
  if (status) parts.push(sql`u.status = ${status}`);
  if (purposeCode !== undefined) parts.push(sql`u.purpose_code = ${purposeCode}`);
  if (search) parts.push(isStudentMeant(search));
  return sql.join(parts, sql` and `);
}

/** Selects what waits, the longest waiting first, and after it what was decided, the latest first. */
export function selectUsePage(
  db: Db,
  asked: { readonly isIn: RawBuilder<boolean>; readonly narrowed: UsesNarrowed; readonly locale: Locale },
  window: PageWindow,
): Promise<PageRows<DeskUseRow>> {
  return selectPage<DeskUseRow>(db, {
    columns: sql`${summaryColumns(asked.locale)}, ${studentColumns(asked.locale)}, ${OWED} as owed`,
    from: sql`mileage_use u join mileage_purpose p on p.code = u.purpose_code join ${STUDENTS} on m.id = u.member_id
      left join mileage_account a on a.member_id = u.member_id`,
    where: narrow(asked.isIn, asked.narrowed),
    order: sql`u.status <> 'APPLY', case when u.status = 'APPLY' then u.applied_at end, u.applied_at desc, u.id`,
    window,
    counted: sql`mileage_use u join member m on m.id = u.member_id join student s on s.member_id = m.id`,
  });
}

export function countWaitingUses(db: Db, isIn: RawBuilder<boolean>): Promise<number> {
  return countBounded(db, { from: sql`mileage_use u`, where: sql`u.status = 'APPLY' and ${isIn}` });
}

/** Counts uses that wait by how long. */
export function countAgedUses(db: Db, now: Date): Promise<QueueAges> {
  return countByAge(db, sql`select u.applied_at as since from mileage_use u where u.status = 'APPLY'`, now);
}

export function selectOptionalStudent(db: Db, memberId: string, locale: Locale): Promise<StudentRow | undefined> {
  return firstOf<StudentRow>(db)`
    select ${studentColumns(locale)} from ${STUDENTS} where m.id = ${memberId}::uuid`;
}

export interface PurposeNameRow {
  readonly purposeCode: string;
  readonly name: string;
}

/** Selects the names of all purposes, of those that are not in use any more too. */
export function selectPurposeNames(db: Db, locale: Locale): Promise<PurposeNameRow[]> {
  return rowsOf<PurposeNameRow>(db)`
    select p.code as "purposeCode", ${nameOf('p', locale)} as name from mileage_purpose p
    order by p.position, p.code`;
}
