/** Titles of portfolios, for notices to their owners. */

import { rowsOf, type Db } from '../../../platform/db/db.ts';

export interface TitleRow {
  readonly id: string;
  readonly title: string;
}

export function selectTitles(
  db: Db,
  { ids, memberId }: { readonly ids: readonly string[]; readonly memberId: string },
): Promise<TitleRow[]> {
  return rowsOf<TitleRow>(db)`
    select p.id, p.title from portfolio p
    where p.id = any(${[...ids]}::uuid[]) and p.member_id = ${memberId}::uuid and p.deleted_at is null`;
}
