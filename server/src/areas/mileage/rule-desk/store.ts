/** Items and the versions of their rules, as rows. */
import type { MileageSource, RuleInput } from '@naru/contract/areas/mileage/rules.ts';
import type { Formula, MileageType } from '@naru/contract/areas/mileage/words.ts';
import { sql, type RawBuilder } from 'kysely';

import { newId } from '../../../platform/db/id.ts';
import { nameOf } from '../../../platform/db/name.ts';
import { firstOf, rowsOf, type Db, type Tx } from '../../../platform/db/db.ts';
import type { Locale } from '../../../platform/http/messages.ts';
import type { LedgerTerm } from '../ledger/store.ts';
import { RULE_COLUMNS, type RuleRow } from '../rule/store.ts';

export const ITEM = 'mileage_item';

export interface ItemRow {
  readonly id: string;
  readonly name: string;
  readonly typeCode: MileageType;
  readonly source: MileageSource;
  readonly inUse: boolean;
  readonly version: number;
}

const itemColumns = (locale: Locale): RawBuilder<unknown> => sql`
  item.id, ${nameOf('item', locale)} as name, item.type_code as "typeCode", item.source, item.in_use as "inUse", item.version`;

/** Selects all items in the order of their types, with the points that lines of a term brought. */
export function selectItems(
  db: Db,
  term: LedgerTerm | undefined,
  locale: Locale,
): Promise<(ItemRow & { readonly points: number })[]> {
  return rowsOf<ItemRow & { points: number }>(db)`
    select ${itemColumns(locale)}, coalesce(brought.points, 0)::int as points
    from mileage_item item
    left join (
      select l.item_id, sum(l.amount) as points from mileage_line l
      where l.year = ${term?.year ?? null} and l.semester_code = ${term?.semesterCode ?? null}
        and l.kind in ('EARN', 'REVERSE') and l.item_id is not null
      group by l.item_id) brought on brought.item_id = item.id
    order by item.type_code, item.position, item.id`;
}

export interface VersionRow extends RuleRow {
  readonly itemId: string;
  readonly number: number;
  readonly note: string;
  readonly createdAt: Date;
  readonly createdByName: string | null;
}

/** Selects versions of rules, the latest first: of one item, or of all. */
export function selectVersions(db: Db, itemId: string | null, locale: Locale): Promise<VersionRow[]> {
  return rowsOf<VersionRow & { formula: Formula }>(db)`
    select ${RULE_COLUMNS}, r.item_id as "itemId", r.number, r.note, r.created_at as "createdAt",
      ${nameOf('m', locale)} as "createdByName"
    from mileage_rule r left join member m on m.id = r.created_by
    where ${itemId}::uuid is null or r.item_id = ${itemId}::uuid
    order by r.item_id, r.effective_from desc`;
}

/** Selects one item. */
export function selectOptionalItem(db: Db, id: string, locale: Locale): Promise<ItemRow | undefined> {
  return firstOf<ItemRow>(db)`
    select ${itemColumns(locale)} from mileage_item item where item.id = ${id}::uuid`;
}

/** An item, as a change of its rule needs it. */
export interface HeldItem {
  readonly id: string;
  readonly source: MileageSource;
  readonly gradeGroup: string | null;
  readonly inUse: boolean;
  readonly version: number;
}

const heldItem = (id: string): RawBuilder<HeldItem> => sql<HeldItem>`
  select item.id, item.source, item.grade_group as "gradeGroup", item.in_use as "inUse", item.version
  from mileage_item item where item.id = ${id}::uuid`;

/** Selects an item for a dry run. */
export async function selectOptionalHeld(db: Db, id: string): Promise<HeldItem | undefined> {
  return (await heldItem(id).execute(db)).rows[0];
}

/** Selects an item and holds it until the transaction ends: of two who change it, the second one waits. */
export async function lockOptionalItem(tx: Tx, id: string): Promise<HeldItem | undefined> {
  await sql`select from mileage_item item where item.id = ${id}::uuid for update`.execute(tx);
  return selectOptionalHeld(tx, id);
}

/** Selects whether the term of a day takes lines; false for a day before all terms. */
export async function selectIsTermOpen(db: Db, day: string): Promise<boolean> {
  const row = await firstOf<{ isOpen: boolean }>(db)`
    select coalesce(own.status, 'OPEN') = 'OPEN' as "isOpen" from term
    left join mileage_term own on own.year = term.year and own.semester_code = term.semester_code
    where term.begins_on <= ${day}::date order by term.begins_on desc limit 1`;
  return row?.isOpen ?? false;
}

/**
 * Holds the term of a day until the transaction ends, so that no close of it begins before the rule is there. Selects whether
 * it takes lines, as `selectIsTermOpen` does.
 */
export async function lockIsTermOpen(tx: Tx, day: string): Promise<boolean> {
  const own = sql`select term.year, term.semester_code from term
    where term.begins_on <= ${day}::date order by term.begins_on desc limit 1`;
  await sql`
    insert into mileage_term (year, semester_code, status)
    select own.year, own.semester_code, 'OPEN' from (${own}) own on conflict do nothing`.execute(tx);
  await sql`
    select from mileage_term held where (held.year, held.semester_code) = (${own}) for share`.execute(tx);
  return selectIsTermOpen(tx, day);
}

/** Counts an item's version up; false where somebody was faster. */
export async function bumpItem(
  tx: Tx,
  { id, version, inUse }: { readonly id: string; readonly version: number; readonly inUse: boolean },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('mileage_item')
    .set({ version: version + 1, in_use: inUse })
    .where('mileage_item.id', '=', id)
    .where('mileage_item.version', '=', version)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export interface NewVersion {
  readonly item: HeldItem;
  readonly input: RuleInput;
  readonly at: Date;
  readonly by: string;
}

/** Ends the version before on the day before, and inserts the new one. */
export async function insertVersion(tx: Tx, { item, input, at, by }: NewVersion): Promise<void> {
  const { effectiveFrom } = input;
  await sql`
    update mileage_rule r set effective_to = ${effectiveFrom}::date - 1, version = r.version + 1
    where r.item_id = ${item.id}::uuid and r.effective_from < ${effectiveFrom}::date
      and coalesce(r.effective_to, 'infinity') >= ${effectiveFrom}::date`.execute(tx);
  await sql`
    insert into mileage_rule (
      id, item_id, number, formula, cap_once, cap_term, cap_life, counts_best, pays_difference, needs_survey, valid_terms,
      register_statuses, claim_days, effective_from, note, created_at, created_by)
    select ${newId()}::uuid, ${item.id}::uuid, coalesce(max(r.number), 0) + 1, ${JSON.stringify(input.formula)}::jsonb,
      ${input.capOnce}::int, ${input.capTerm}::int, ${input.capLife}::int, ${input.countsBest}::boolean,
      ${input.paysDifference}::boolean, ${input.needsSurvey}::boolean, ${input.validTerms}::int,
      ${input.registerStatusList}::text[], ${input.claimDays}::int, ${effectiveFrom}::date, ${input.note}, ${at}, ${by}::uuid
    from mileage_rule r where r.item_id = ${item.id}::uuid`.execute(tx);
}

/** Deletes a version, and lets the one that ended for it go on. */
export async function deleteVersion(tx: Tx, { id, itemId, effectiveFrom }: VersionRow): Promise<void> {
  await tx.deleteFrom('mileage_rule').where('mileage_rule.id', '=', id).execute();
  await sql`
    update mileage_rule r set effective_to = null, version = r.version + 1
    where r.item_id = ${itemId}::uuid and r.effective_to = ${effectiveFrom}::date - 1`.execute(tx);
}
