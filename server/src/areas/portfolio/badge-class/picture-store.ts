import { sql } from 'kysely';

import type { Db } from '../../../platform/db/pool.ts';

export async function selectHasClass(db: Db, id: string): Promise<boolean> {
  const { rows } = await sql`select from badge_class c where c.id = ${id}::uuid`.execute(db);
  return rows.length > 0;
}
