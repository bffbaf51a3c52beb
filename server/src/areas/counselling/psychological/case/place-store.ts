import { sql, type Kysely } from 'kysely';

import type { DB } from '../../../../platform/db/schema.gen.ts';
import type { Sealing } from '../../../../platform/sealing/sealing.ts';
import { sealPlace } from './place.ts';

const BATCH = 500;

/**
 * Seals what was written before places were sealed, and while an older release still writes beside this one. Nothing is left to do
 * when it is called again. Returns how many.
 */
export function sealPlainPlaces(db: Kysely<DB>, sealing: Pick<Sealing, 'readKeys'>): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ id: string; place: string; keyId: string }>`
      select n.id, n.place, a.data_key_id as "keyId" from psych.session n
      join psych.application a on a.id = n.application_id
      where n.place is not null order by n.id limit ${sql.lit(BATCH)} for no key update of n skip locked`.execute(tx);
    if (rows.length === 0) return 0;
    const keyIds = rows.map(({ keyId }) => keyId);
    const keys = await sealing.readKeys(tx, keyIds);
    const sealed = rows.map(({ id, place, keyId }) => {
      const key = keys.get(keyId);
      if (!key) throw new Error('The key of a case that has sessions is gone.');
      return sealPlace(key, id, place);
    });
    await sql`
      update psych.session n set place = null, sealed_place = given.place
      from unnest(${rows.map(({ id }) => id)}::uuid[], ${sealed}::text[]) as given(id, place)
      where n.id = given.id`.execute(tx);
    return rows.length;
  });
}
