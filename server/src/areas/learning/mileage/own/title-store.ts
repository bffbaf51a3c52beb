/** Lines in a word, for notices: the points, and what they are for. */
import { sql } from 'kysely';

import type { Db } from '../../../../platform/db/pool.ts';
import type { Locale } from '../../../../platform/http/messages.ts';
import { LINE_TABLES, lineTitle } from './page-store.ts';

export interface LineTitle {
  readonly id: string;
  readonly points: number;
  readonly title: string;
}

/** Selects lines of the reader. */
export async function selectLineTitles(
  db: Db,
  asked: { readonly ids: readonly string[]; readonly memberId: string; readonly locale: Locale },
): Promise<LineTitle[]> {
  const { rows } = await sql<LineTitle>`
    select l.id, abs(l.amount) as points, ${lineTitle(asked.locale)} as title from ${LINE_TABLES}
    where l.id = any(${[...asked.ids]}::uuid[]) and l.member_id = ${asked.memberId}::uuid`.execute(db);
  return rows;
}
