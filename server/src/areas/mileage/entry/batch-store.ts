/** Entries and sheets that the office posted, as rows. */
import { ENTRY_KINDS, type EntryKind } from '@naru/contract/areas/mileage/entries.ts';
import type { MileageType } from '@naru/contract/areas/mileage/words.ts';
import { sql, type RawBuilder } from 'kysely';

import { nameOf } from '../../../platform/db/name.ts';
import { firstOf, type Db, type Tx } from '../../../platform/db/db.ts';
import type { Locale } from '../../../platform/http/messages.ts';
import { selectPage, type PageRows } from '../../../platform/list/page-queries.ts';
import type { PageWindow } from '../../../platform/list/paging.ts';
import type { Search } from '../../../platform/list/search.ts';
import { contains, isStudentMeant } from '../../../platform/list/search-sql.ts';
import type { LedgerTerm } from '../ledger/store.ts';

/** The name of a batch in the audit log. */
export const BATCH = 'mileage_batch';

export interface NewBatch {
  readonly id: string;
  /** Null: one line, entered in the form. */
  readonly fileName: string | null;
  readonly lineCount: number;
  readonly points: number;
  readonly postedAt: Date;
  readonly postedBy: string;
}

/** Inserts a batch; false where there is one with its id already. */
export async function insertBatch(tx: Tx, batch: NewBatch): Promise<boolean> {
  const inserted = await tx
    .insertInto('mileage_batch')
    .values({
      id: batch.id,
      file_name: batch.fileName,
      line_count: batch.lineCount,
      points: batch.points,
      posted_at: batch.postedAt,
      posted_by: batch.postedBy,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('mileage_batch.id')
    .executeTakeFirst();
  return inserted !== undefined;
}

interface Person {
  readonly studentId: string;
  readonly studentName: string;
  readonly number: string;
  readonly deptNm: string;
  readonly grade: number;
}

export type BatchRow = Pick<NewBatch, 'id' | 'fileName' | 'lineCount' | 'points' | 'postedAt'> & {
  readonly postedByName: string;
} & (Person | Readonly<Record<keyof Person, null>>);

const personColumns = (locale: Locale): RawBuilder<unknown> => sql`
  s.id as "studentId", ${nameOf('m', locale)} as "studentName", s.student_number as number, ${nameOf('d', locale)} as "deptNm",
  s.grade`;

const batchColumns = (locale: Locale): RawBuilder<unknown> => sql`
  b.id, b.file_name as "fileName", b.line_count as "lineCount", b.points, b.posted_at as "postedAt",
  ${nameOf('poster', locale)} as "postedByName", ${personColumns(locale)}`;

/** A batch of the form has one line, and so one student. */
const BATCHES = sql`mileage_batch b join member poster on poster.id = b.posted_by
  left join mileage_line l on l.batch_id = b.id and b.file_name is null
  left join member m on m.id = l.member_id left join student s on s.member_id = l.member_id
  left join department d on d.code = s.department_code`;

export interface BatchesAsked {
  readonly source: 'FORM' | 'SHEET' | undefined;
  readonly search: Search | undefined;
  readonly locale: Locale;
  readonly window: PageWindow;
}

/** Selects batches, the latest first. */
export function selectBatchPage(db: Db, { source, search, locale, window }: BatchesAsked): Promise<PageRows<BatchRow>> {
  const where = [
    sql`true`,
    ...(source === undefined ? [] : [sql`(b.file_name is null) = ${source === 'FORM'}::boolean`]),
    ...(search ? [isFound(search)] : []),
  ];
  return selectPage<BatchRow>(db, {
    columns: batchColumns(locale),
    from: BATCHES,
    where: sql.join(where, sql` and `),
    order: sql`b.posted_at desc, b.id`,
    window,
    counted: sql`mileage_batch b`,
  });
}

/** Builds the condition that a batch `b` has a name, or a line of somebody with a name or number. */
function isFound(search: Search): RawBuilder<boolean> {
  return sql`(${contains('b.file_name', search)} or b.id in (
    select of.batch_id from mileage_line of join member m on m.id = of.member_id join student s on s.member_id = m.id
    where of.batch_id is not null and ${isStudentMeant(search)}))`;
}

export function selectOptionalBatch(db: Db, id: string, locale: Locale): Promise<BatchRow | undefined> {
  return firstOf<BatchRow>(db)`
    select ${batchColumns(locale)} from ${BATCHES} where b.id = ${id}::uuid`;
}

export interface BatchLineRow extends Person, LedgerTerm {
  readonly id: string;
  readonly memberId: string;
  readonly kind: EntryKind;
  readonly typeCode: MileageType | null;
  readonly itemName: string | null;
  readonly amount: number;
  readonly happenedOn: string;
  readonly memo: string;
  readonly aboutYear: number;
  readonly aboutSemester: string;
}

/** Selects the lines of a batch in the order in which they were written. */
export function selectBatchLines(
  db: Db,
  { id, locale, window }: { readonly id: string; readonly locale: Locale; readonly window: PageWindow },
): Promise<PageRows<BatchLineRow>> {
  return selectPage<BatchLineRow>(db, {
    columns: sql`l.id, l.member_id as "memberId", l.kind, l.type_code as "typeCode", ${nameOf('item', locale)} as "itemName",
      l.amount, l.happened_on as "happenedOn", l.memo, l.year, l.semester_code as "semesterCode",
      l.about_year as "aboutYear", l.about_semester as "aboutSemester", ${personColumns(locale)}`,
    from: sql`mileage_line l join member m on m.id = l.member_id join student s on s.member_id = m.id
      join department d on d.code = s.department_code left join mileage_item item on item.id = l.item_id`,
    where: sql`l.batch_id = ${id}::uuid and l.kind = any(${[...ENTRY_KINDS]}::text[])`,
    order: sql`l.place`,
    window,
    counted: sql`mileage_line l`,
  });
}

/** A line as an entry that is sent again has to have written it. */
export interface PostedEntry {
  readonly memberId: string;
  readonly kind: string;
  readonly amount: number;
  readonly memo: string;
}

/** Selects the line of an entry. */
export async function selectOptionalEntry(db: Db, batchId: string): Promise<PostedEntry | undefined> {
  return db
    .selectFrom('mileage_line')
    .innerJoin('mileage_batch', 'mileage_batch.id', 'mileage_line.batch_id')
    .select(['mileage_line.member_id as memberId', 'mileage_line.kind', 'mileage_line.amount', 'mileage_line.memo'])
    .where('mileage_batch.id', '=', batchId)
    .where('mileage_batch.file_name', 'is', null)
    .executeTakeFirst();
}
