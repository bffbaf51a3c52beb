/** Names of badges as notices carry them. */

import { rowsOf, type Db } from '../../../platform/db/db.ts';
import type { Locale } from '../../../platform/http/messages.ts';

/** Selects the names of somebody's own badges, by id. */
export async function selectBadgeTitles(
  db: Db,
  asked: { readonly ids: readonly string[]; readonly recipientId: string; readonly locale: Locale },
): Promise<ReadonlyMap<string, string>> {
  const rows = await rowsOf<{ id: string; name: string }>(db)`
    select a.id, a.achievement -> 'name' ->> ${asked.locale}::text as name from badge_assertion a
    where a.id = any(${[...asked.ids]}::uuid[]) and a.member_id = ${asked.recipientId}::uuid`;
  return new Map(rows.map(({ id, name }) => [id, name]));
}
