import { type ManagedPlace, PLACE, type PlaceBody } from '@naru/contract/areas/counselling/psychological/handover.ts';
import { sql, type RawBuilder } from 'kysely';

import { columnsOf, insertRecord } from '../../../../blocks/record/store.ts';
import { newId } from '../../../../platform/db/id.ts';
import { idsOf, type Db, type Tx } from '../../../../platform/db/db.ts';

const COLUMNS = sql`p.id as "placeId", ${columnsOf(PLACE, 'p')}, p.version`;

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
export async function insertPlace(tx: Tx, values: PlaceBody): Promise<string> {
  const key = newId();
  const position = sql`(select coalesce(max(p.position), 0) + 1 from psych.place p)`;
  await insertRecord(tx, PLACE, { key, values, beside: { position } });
  return key;
}

export async function updateOrder(tx: Tx, ids: readonly string[]): Promise<void> {
  await sql`
    update psych.place p set position = given.position
    from unnest(${[...ids]}::uuid[]) with ordinality as given(id, position) where p.id = given.id`.execute(tx);
}
