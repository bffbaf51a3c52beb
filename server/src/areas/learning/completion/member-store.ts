import { sql } from 'kysely';

import { nameOf } from '../../../platform/db/name.ts';
import type { Db } from '../../../platform/db/pool.ts';
import type { Locale } from '../../../platform/http/messages.ts';

export async function selectMemberNames(
  db: Db,
  asked: { readonly ids: readonly string[]; readonly locale: Locale },
): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; name: string }>`
    select m.id, ${nameOf('m', asked.locale)} as name from member m
    where m.id = any(${[...asked.ids]}::uuid[])`.execute(db);
  return new Map(rows.map(({ id, name }) => [id, name]));
}
