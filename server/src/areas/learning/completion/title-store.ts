import { sql } from 'kysely';

import { nameOf } from '../../../platform/db/name.ts';
import type { Db } from '../../../platform/db/pool.ts';
import type { Locale } from '../../../platform/http/messages.ts';

/** Selects the names of programmes, for notices. */
export async function selectProgrammeTitles(
  db: Db,
  asked: { readonly ids: readonly string[]; readonly locale: Locale },
): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; name: string }>`
    select p.id, ${nameOf('p', asked.locale)} as name from programme p
    where p.id = any(${[...asked.ids]}::uuid[])`.execute(db);
  return new Map(rows.map(({ id, name }) => [id, name]));
}
