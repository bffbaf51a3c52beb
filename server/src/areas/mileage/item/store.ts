/** Items of mileage, as rows. */
import { ITEM } from '@naru/contract/areas/mileage/items.ts';
import type { RecordValues } from '@naru/contract/shared/record.ts';
import { sql, type RawBuilder } from 'kysely';

import { columnsOf } from '../../../blocks/record/store.ts';
import { nameOf } from '../../../platform/db/name.ts';
import { firstOf, rowsOf, type Db } from '../../../platform/db/db.ts';
import type { Locale } from '../../../platform/http/messages.ts';

export type ItemRow = RecordValues<typeof ITEM> & {
  readonly itemId: string;
  readonly itemNm: string;
  readonly isInUse: boolean;
  /** A rule is in force. */
  readonly hasRule: boolean;
  readonly version: number;
};

const items = (today: string, locale: Locale): RawBuilder<ItemRow> => sql<ItemRow>`
  select item.id as "itemId", ${nameOf('item', locale)} as "itemNm", item.in_use as "isInUse", item.version,
    ${columnsOf(ITEM, 'item')},
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
