import { sql } from 'kysely';

import type { Db } from '../../../platform/db/pool.ts';

/** Selects titles of one's own posts, and of those that everybody may see: for others nobody here knows what the reader may. */
export async function selectTitles(
  db: Db,
  postIds: readonly string[],
  readerId: string,
): Promise<{ id: string; title: string }[]> {
  const { rows } = await sql<{ id: string; title: string }>`
    select p.id, p.title from post p
    where p.id = any(${[...postIds]}::uuid[]) and p.status <> 'DELETED' and (
      p.author_id = ${readerId}::uuid
      or (p.status = 'LIVE' and p.is_for_everybody))`.execute(db);
  return rows;
}
