/** Items of mileage, as rows. */
import type { MileageSource } from '@naru/contract/areas/learning/mileage/rules.ts';
import type { MileageType } from '@naru/contract/areas/learning/mileage/words.ts';
import type { ProgrammeType } from '@naru/contract/areas/learning/words.ts';
import { sql, type RawBuilder } from 'kysely';

import { newId } from '../../../../platform/db/id.ts';
import { nameOf } from '../../../../platform/db/name.ts';
import { firstOf, rowsOf, type Db, type Tx } from '../../../../platform/db/db.ts';
import type { Locale } from '../../../../platform/http/messages.ts';
import type { ItemContent } from './rules.ts';

/** The name of an item in the audit log. */
export const ITEM = 'mileage_item';

export interface ItemRow extends ItemContent {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly typeCode: MileageType;
  readonly source: MileageSource;
  readonly programmeType: ProgrammeType | null;
  readonly inUse: boolean;
  /** A rule is in force. */
  readonly hasRule: boolean;
  readonly version: number;
}

const items = (today: string, locale: Locale): RawBuilder<ItemRow> => sql<ItemRow>`
  select item.id, item.code, ${nameOf('item', locale)} as name, item.type_code as "typeCode", item.source,
    item.programme_type as "programmeType", item.in_use as "inUse", item.version,
    item.name_ko as "nameKo", item.name_en as "nameEn", item.evidence_ko as "evidenceKo", item.evidence_en as "evidenceEn",
    item.asks_number as "asksNumber", item.most_quantity::float8 as "mostQuantity",
    coalesce(item.grade_group, '') as "gradeGroup", item.position,
    exists (select from mileage_rule r where r.item_id = item.id and r.effective_from <= ${today}::date
      and (r.effective_to is null or r.effective_to >= ${today}::date)) as "hasRule"
  from mileage_item item`;

/** Selects all items in the order of their types. */
export function selectItems(db: Db, today: string, locale: Locale): Promise<ItemRow[]> {
  return rowsOf<ItemRow>(db)`
    ${items(today, locale)} order by item.type_code, item.position, item.id`;
}

export function selectOptionalItem(
  db: Db,
  id: string,
  { today, locale }: { readonly today: string; readonly locale: Locale },
): Promise<ItemRow | undefined> {
  return firstOf<ItemRow>(db)`${items(today, locale)} where item.id = ${id}::uuid`;
}

/** The columns of what can be changed; evidence in one language alone was refused. */
const columnsOf = (content: ItemContent) => ({
  name_ko: content.nameKo,
  name_en: content.nameEn,
  evidence_ko: content.evidenceKo,
  evidence_en: content.evidenceEn,
  asks_number: content.asksNumber,
  most_quantity: content.mostQuantity,
  grade_group: content.gradeGroup === '' ? null : content.gradeGroup,
  position: content.position,
});

export interface NewItem extends ItemContent {
  readonly code: string;
  readonly typeCode: MileageType;
  readonly source: MileageSource;
  readonly programmeType: ProgrammeType | null;
}

/** Inserts an item; undefined where another one has its code, its type of programme or the tests. */
export async function insertItem(tx: Tx, item: NewItem): Promise<string | undefined> {
  const { code, typeCode, source, programmeType, ...content } = item;
  const made = { id: newId(), code, type_code: typeCode, source, programme_type: programmeType };
  const inserted = await tx
    .insertInto('mileage_item')
    .values({ ...made, ...columnsOf(content) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('mileage_item.id')
    .executeTakeFirst();
  return inserted?.id;
}

/** Selects whether a code is another item's. */
export async function selectIsCodeTaken(db: Db, code: string): Promise<boolean> {
  const found = await db
    .selectFrom('mileage_item')
    .select('mileage_item.id')
    .where('mileage_item.code', '=', code)
    .executeTakeFirst();
  return found !== undefined;
}

/** Updates what can be changed; false where somebody was faster. */
export async function updateItem(
  tx: Tx,
  { id, version, content }: { readonly id: string; readonly version: number; readonly content: ItemContent },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('mileage_item')
    .set({ ...columnsOf(content), version: version + 1 })
    .where('mileage_item.id', '=', id)
    .where('mileage_item.version', '=', version)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
