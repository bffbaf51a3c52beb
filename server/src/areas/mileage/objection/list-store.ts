/** The list of objections that the office answers, and how many wait. */
import type { ObjectionSide, ObjectionStatus } from '@naru/contract/areas/mileage/objection-words.ts';
import type { MileageKind, MileageType } from '@naru/contract/areas/mileage/words.ts';
import { sql, type RawBuilder } from 'kysely';

import { countByAge, type QueueAges } from '../../../blocks/manifest/queue-counts.ts';
import { rowsOf, type Db } from '../../../platform/db/db.ts';
import type { Locale } from '../../../platform/http/messages.ts';
import { countBounded, selectPage, type PageRows } from '../../../platform/list/page-queries.ts';
import type { PageWindow } from '../../../platform/list/paging.ts';
import type { Search } from '../../../platform/list/search.ts';
import { isStudentMeant } from '../../../platform/list/search-sql.ts';
import type { LedgerTerm } from '../ledger/store.ts';
import { LINE_JOINS, lineTitle } from '../own/page-store.ts';
import { STUDENTS, studentColumns, type StudentRow } from '../use/desk-store.ts';

export interface ObjectionSummaryRow extends LedgerTerm, StudentRow {
  readonly id: string;
  readonly status: ObjectionStatus;
  readonly askedAt: Date;
  readonly lastSide: ObjectionSide;
  readonly version: number;
  readonly lineId: string;
  readonly kind: MileageKind;
  readonly typeCode: MileageType | null;
  readonly title: string;
  readonly amount: number;
}

export interface ObjectionsNarrowed {
  /** The scope that the objection `o` has to be in. */
  readonly isIn: RawBuilder<boolean>;
  readonly status: ObjectionStatus | undefined;
  readonly typeCode: MileageType | undefined;
  /** The term of the line. */
  readonly term: LedgerTerm | undefined;
  readonly search: Search | undefined;
}

function narrow({ isIn, status, typeCode, term, search }: ObjectionsNarrowed): RawBuilder<unknown> {
  const parts: RawBuilder<unknown>[] = [isIn];
  if (status) parts.push(sql`o.status = ${status}`);
  if (typeCode) parts.push(sql`l.type_code = ${typeCode}`);
  if (term) parts.push(sql`(l.year = ${term.year} and l.semester_code = ${term.semesterCode})`);
  if (search) parts.push(isStudentMeant(search));
  return sql.join(parts, sql` and `);
}

/** Selects what is open, the oldest first, and after it what was objected to last. */
export function selectObjectionPage(
  db: Db,
  asked: { readonly narrowed: ObjectionsNarrowed; readonly locale: Locale },
  window: PageWindow,
): Promise<PageRows<ObjectionSummaryRow>> {
  const { narrowed, locale } = asked;
  return selectPage<ObjectionSummaryRow>(db, {
    columns: sql`o.id, o.status, o.asked_at as "askedAt", o.version,
      coalesce((select reply.side from mileage_objection_reply reply
        where reply.objection_id = o.id and reply.number = o.reply_count), 'STUDENT') as "lastSide",
      l.id as "lineId", l.kind, l.type_code as "typeCode", ${lineTitle(locale)} as title, l.amount, l.year,
      l.semester_code as "semesterCode", ${studentColumns(locale)}`,
    from: sql`mileage_objection o join mileage_line l on l.id = o.line_id
      join ${STUDENTS} on m.id = o.member_id ${LINE_JOINS}`,
    where: narrow(narrowed),
    order: sql`o.status <> 'OPEN', case when o.status = 'OPEN' then o.asked_at end, o.asked_at desc, o.id`,
    window,
    counted: sql`mileage_objection o join mileage_line l on l.id = o.line_id
      join member m on m.id = o.member_id join student s on s.member_id = m.id`,
  });
}

export function countOpenObjections(db: Db, isIn: RawBuilder<boolean>): Promise<number> {
  return countBounded(db, { from: sql`mileage_objection o`, where: sql`o.status = 'OPEN' and ${isIn}` });
}

/** Selects the terms of lines that were objected to, the latest first. */
export function selectObjectedTerms(db: Db, isIn: RawBuilder<boolean>): Promise<LedgerTerm[]> {
  return rowsOf<LedgerTerm>(db)`
    select distinct l.year, l.semester_code as "semesterCode"
    from mileage_objection o join mileage_line l on l.id = o.line_id where ${isIn}
    order by l.year desc, l.semester_code desc`;
}

/** Counts objections that wait for somebody else than their own student, by how long. */
export function countAgedObjections(
  db: Db,
  { memberId, now }: { readonly memberId: string; readonly now: Date },
): Promise<QueueAges> {
  return countByAge(
    db,
    sql`select o.asked_at as since from mileage_objection o
      where o.status = 'OPEN' and o.member_id <> ${memberId}::uuid`,
    now,
  );
}
