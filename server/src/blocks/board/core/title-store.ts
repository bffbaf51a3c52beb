import { rowsOf, type Db } from '../../../platform/db/db.ts';

/** Selects titles of one's own posts, and of those that everybody may see: for others nobody here knows what the reader may. */
export function selectTitles(
  db: Db,
  postIds: readonly string[],
  readerId: string,
): Promise<{ id: string; title: string }[]> {
  return rowsOf<{ id: string; title: string }>(db)`
    select p.id, p.title from post p
    where p.id = any(${[...postIds]}::uuid[]) and p.status <> 'DELETED' and (
      p.author_id = ${readerId}::uuid
      or (p.status = 'LIVE' and p.is_for_everybody))`;
}
