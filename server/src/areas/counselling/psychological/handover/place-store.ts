import type { ManagedPlace, PlaceBody } from '@naru/contract/areas/counselling/psychological/handover.ts';
import { sql, type RawBuilder } from 'kysely';

import { newId } from '../../../../platform/db/id.ts';
import { hasRows, idsOf, type Db, type Tx } from '../../../../platform/db/db.ts';

const COLUMNS = sql`p.id as "placeId", p.name_ko as "nameKo", p.name_en as "nameEn", p.purpose_ko as "purposeKo",
  p.purpose_en as "purposeEn", p.phone, p.address_ko as "addressKo", p.address_en as "addressEn", p.cost_ko as "costKo",
  p.cost_en as "costEn", p.hours_ko as "hoursKo", p.hours_en as "hoursEn", p.link, p.is_in_use as "isInUse", p.version`;

const select = async (db: Db, where: RawBuilder<unknown>): Promise<ManagedPlace[]> =>
  (await sql<ManagedPlace>`select ${COLUMNS} from psych.place p where ${where} order by p.position, p.id`.execute(db))
    .rows;

export const selectPlaces = (db: Db): Promise<ManagedPlace[]> => select(db, sql`true`);
export const selectPlacesInUse = (db: Db): Promise<ManagedPlace[]> => select(db, sql`p.is_in_use`);

export async function selectOptionalPlaceInUse(db: Db, id: string): Promise<ManagedPlace | undefined> {
  return (await select(db, sql`p.id = ${id}::uuid and p.is_in_use`))[0];
}

/** Nobody else keeps places until the transaction ends. The keys of all, in the order of their ids. */
export async function lockPlaces(tx: Tx): Promise<string[]> {
  await sql`select pg_advisory_xact_lock(hashtext('psych.place'))`.execute(tx);
  return idsOf(tx)`select p.id from psych.place p order by p.id for update`;
}

/** At the end of the order. Gives the key. */
export async function insertPlace(tx: Tx, body: PlaceBody): Promise<string> {
  const id = newId();
  await sql`
    insert into psych.place (id, name_ko, name_en, purpose_ko, purpose_en, phone, address_ko, address_en, cost_ko, cost_en,
      hours_ko, hours_en, link, is_in_use, position)
    values (${id}, ${body.nameKo}, ${body.nameEn}, ${body.purposeKo}, ${body.purposeEn}, ${body.phone}, ${body.addressKo},
      ${body.addressEn}, ${body.costKo}, ${body.costEn}, ${body.hoursKo}, ${body.hoursEn}, ${body.link}, ${body.isInUse},
      (select coalesce(max(p.position), 0) + 1 from psych.place p))`.execute(tx);
  return id;
}

/** Compare-and-swap; false where somebody was faster. */
export function updatePlace(tx: Tx, id: string, body: PlaceBody & { version: number }): Promise<boolean> {
  return hasRows(tx)`
    update psych.place set name_ko = ${body.nameKo}, name_en = ${body.nameEn}, purpose_ko = ${body.purposeKo},
      purpose_en = ${body.purposeEn}, phone = ${body.phone}, address_ko = ${body.addressKo}, address_en = ${body.addressEn},
      cost_ko = ${body.costKo}, cost_en = ${body.costEn}, hours_ko = ${body.hoursKo}, hours_en = ${body.hoursEn},
      link = ${body.link}, is_in_use = ${body.isInUse}, version = version + 1
    where id = ${id}::uuid and version = ${body.version} returning id`;
}

export async function updateOrder(tx: Tx, ids: readonly string[]): Promise<void> {
  await sql`
    update psych.place p set position = given.position
    from unnest(${[...ids]}::uuid[]) with ordinality as given(id, position) where p.id = given.id`.execute(tx);
}
