import { nameOf } from '../../../platform/db/name.ts';
import { rowsOf, type Db } from '../../../platform/db/db.ts';
import type { Locale } from '../../../platform/http/messages.ts';

/** Selects the names of programmes, for notices. */
export async function selectProgrammeTitles(
  db: Db,
  asked: { readonly ids: readonly string[]; readonly locale: Locale },
): Promise<Map<string, string>> {
  const rows = await rowsOf<{ id: string; name: string }>(db)`
    select p.id, ${nameOf('p', asked.locale)} as name from programme p
    where p.id = any(${[...asked.ids]}::uuid[])`;
  return new Map(rows.map(({ id, name }) => [id, name]));
}
