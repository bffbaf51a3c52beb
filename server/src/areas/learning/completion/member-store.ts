import { nameOf } from '../../../platform/db/name.ts';
import { rowsOf, type Db } from '../../../platform/db/db.ts';
import type { Locale } from '../../../platform/http/messages.ts';

export async function selectMemberNames(
  db: Db,
  asked: { readonly ids: readonly string[]; readonly locale: Locale },
): Promise<Map<string, string>> {
  const rows = await rowsOf<{ id: string; name: string }>(db)`
    select m.id, ${nameOf('m', asked.locale)} as name from member m
    where m.id = any(${[...asked.ids]}::uuid[])`;
  return new Map(rows.map(({ id, name }) => [id, name]));
}
