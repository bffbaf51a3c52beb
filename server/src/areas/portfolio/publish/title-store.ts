/** Titles of portfolios, for notices to their owners. */
import { sql } from 'kysely';

import type { Db } from '../../../platform/db/pool.ts';

export interface TitleRow {
  readonly id: string;
  readonly title: string;
}

export async function selectTitles(
  db: Db,
  { ids, memberId }: { readonly ids: readonly string[]; readonly memberId: string },
): Promise<TitleRow[]> {
  const { rows } = await sql<TitleRow>`
    select p.id, p.title from portfolio p
    where p.id = any(${[...ids]}::uuid[]) and p.member_id = ${memberId}::uuid and p.deleted_at is null`.execute(db);
  return rows;
}
