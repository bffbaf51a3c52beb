/** Facts of lines that the office posts: people, items, terms, and what the ledger has already. */
import type { MileageKind } from '@naru/contract/areas/mileage/words.ts';

import { nameOf } from '../../../platform/db/name.ts';
import { firstOf, rowsOf, type Db } from '../../../platform/db/db.ts';
import type { Locale } from '../../../platform/http/messages.ts';
import { LINE_JOINS, lineTitle } from '../own/page-store.ts';
import { RULE_COLUMNS, type RuleRow } from '../rule/store.ts';
import { awardOf, termKey, type EntryItem, type EntryPerson, type EntryTerm, type RowEntry } from './rules.ts';

export interface NumberedPerson extends EntryPerson {
  readonly username: string;
}

/** Selects people by student number, or by what they sign in with; both in lower case. */
export function selectByNumbers(db: Db, numbers: readonly string[], locale: Locale): Promise<NumberedPerson[]> {
  return rowsOf<NumberedPerson>(db)`
    select m.id as "memberId", ${nameOf('m', locale)} as name, coalesce(s.student_number, m.username) as number,
      m.username, s.id is not null as "isStudent"
    from member m left join student s on s.member_id = m.id
    where m.id in (
      select numbered.member_id from student numbered where lower(numbered.student_number) = any(${[...numbers]}::text[])
      union select named.id from member named where lower(named.username) = any(${[...numbers]}::text[]))`;
}

/** Selects all items. */
export function selectEntryItems(db: Db, locale: Locale): Promise<EntryItem[]> {
  return rowsOf<EntryItem>(db)`
    select item.id, item.code, ${nameOf('item', locale)} as name, item.type_code as "typeCode",
      item.grade_group as "gradeGroup", item.source, item.in_use as "inUse"
    from mileage_item item`;
}

/** Selects all terms, the earliest first. */
export function selectEntryTerms(db: Db): Promise<EntryTerm[]> {
  return rowsOf<EntryTerm>(db)`
    select term.year, term.semester_code as "semesterCode", term.begins_on as "beginsOn"
    from term order by term.begins_on`;
}

/** Selects the terms of the ledger that take no line, as `termKey` writes them. */
export async function selectClosedTerms(db: Db): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('mileage_term')
    .select(['mileage_term.year', 'mileage_term.semester_code as semesterCode'])
    .where('mileage_term.status', '<>', 'OPEN')
    .execute();
  return new Set(rows.map(termKey));
}

/** Selects which facts have a line already. */
export async function selectPosted(db: Db, sourceKeys: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await rowsOf<{ key: string }>(db)`
    select l.source_key as key from mileage_line l
    where l.source_key = any(${[...sourceKeys]}::text[])`;
  return new Set(rows.map(({ key }) => key));
}

/** Selects which awards have a line that counts, however it was posted. */
export async function selectCountedAwards(db: Db, entries: readonly RowEntry[]): Promise<ReadonlySet<string>> {
  const awards = entries.flatMap(({ kind, item, person, happenedOn }) =>
    kind === 'EARN' && item ? [{ memberId: person.memberId, itemId: item.id, happenedOn }] : [],
  );
  const rows = await rowsOf<{ memberId: string; itemId: string; happenedOn: string }>(db)`
    select distinct l.member_id as "memberId", l.item_id as "itemId", l.happened_on as "happenedOn"
    from unnest(${awards.map(({ memberId }) => memberId)}::uuid[], ${awards.map(({ itemId }) => itemId)}::uuid[],
      ${awards.map(({ happenedOn }) => happenedOn)}::date[]) as given(member_id, item_id, happened_on)
    join mileage_line l on l.item_id = given.item_id and l.member_id = given.member_id
      and l.happened_on = given.happened_on and l.kind = 'EARN'
    where not exists (select from mileage_line other where other.reverses_id = l.id)`;
  return new Set(rows.map(({ memberId, itemId, happenedOn }) => awardOf(memberId, itemId, happenedOn)));
}

/** Selects all versions of the rules of some items. */
export function selectRulesOf(
  db: Db,
  itemIds: readonly string[],
): Promise<(Pick<RuleRow, 'id' | 'effectiveFrom' | 'effectiveTo'> & { readonly itemId: string })[]> {
  return rowsOf<RuleRow & { itemId: string }>(db)`
    select ${RULE_COLUMNS}, r.item_id as "itemId" from mileage_rule r
    where r.item_id = any(${[...itemIds]}::uuid[])`;
}

export interface HolderRow {
  readonly memberId: string;
  readonly studentId: string;
  readonly name: string;
  readonly number: string;
  readonly deptNm: string;
  readonly grade: number;
}

/** Selects one student. */
export function selectOptionalHolder(db: Db, studentId: string, locale: Locale): Promise<HolderRow | undefined> {
  return firstOf<HolderRow>(db)`
    select m.id as "memberId", s.id as "studentId", ${nameOf('m', locale)} as name, s.student_number as number,
      ${nameOf('d', locale)} as "deptNm", s.grade
    from student s join member m on m.id = s.member_id join department d on d.code = s.department_code
    where s.id = ${studentId}::uuid`;
}

export interface HeldLine {
  readonly id: string;
  readonly kind: MileageKind;
  readonly title: string;
  readonly amount: number;
  readonly happenedOn: string;
}

/** Selects somebody's latest lines; what is held and freed belongs to its use. */
export function selectLatestLines(
  db: Db,
  { memberId, most, locale }: { readonly memberId: string; readonly most: number; readonly locale: Locale },
): Promise<HeldLine[]> {
  return rowsOf<HeldLine>(db)`
    select l.id, l.kind, ${lineTitle(locale)} as title, l.amount, l.happened_on as "happenedOn"
    from mileage_line l ${LINE_JOINS}
    where l.member_id = ${memberId}::uuid and l.kind not in ('HOLD', 'RELEASE')
    order by l.place desc limit ${most}`;
}

/** Selects a line of somebody, with the term that it is about. */
export async function selectOptionalOwnLine(
  db: Db,
  { id, memberId }: { readonly id: string; readonly memberId: string },
): Promise<{ readonly year: number; readonly semesterCode: string } | undefined> {
  return db
    .selectFrom('mileage_line')
    .select(['mileage_line.about_year as year', 'mileage_line.about_semester as semesterCode'])
    .where('mileage_line.id', '=', id)
    .where('mileage_line.member_id', '=', memberId)
    .where('mileage_line.kind', 'not in', ['HOLD', 'RELEASE'])
    .executeTakeFirst();
}
