import { nameOf } from '../../../../platform/db/name.ts';
import { rowsOf, type Db } from '../../../../platform/db/db.ts';
import type { Locale } from '../../../../platform/http/messages.ts';

/** Selects the names of people, by their ids. */
export async function selectNames(
  db: Db,
  ids: readonly string[],
  locale: Locale,
): Promise<ReadonlyMap<string, string>> {
  const rows = await rowsOf<{ id: string; name: string }>(db)`
    select m.id, ${nameOf('m', locale)} as name from member m where m.id = any(${[...ids]}::uuid[])`;
  return new Map(rows.map(({ id, name }) => [id, name]));
}
