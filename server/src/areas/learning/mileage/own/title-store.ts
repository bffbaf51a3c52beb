/** Lines in a word, for notices: the points, and what they are for. */

import { nameOf } from '../../../../platform/db/name.ts';
import { rowsOf, type Db } from '../../../../platform/db/db.ts';
import type { Locale } from '../../../../platform/http/messages.ts';
import { OWN_LINE_JOINS, ownLineTitle } from './page-store.ts';

export interface LineTitle {
  readonly id: string;
  readonly points: number;
  readonly title: string;
}

/** Selects lines of the reader. */
export function selectLineTitles(
  db: Db,
  asked: { readonly ids: readonly string[]; readonly memberId: string; readonly locale: Locale },
): Promise<LineTitle[]> {
  return rowsOf<LineTitle>(db)`
    select l.id, abs(l.amount) as points, ${ownLineTitle(asked.locale)} as title
    from mileage_line l ${OWN_LINE_JOINS}
    where l.id = any(${[...asked.ids]}::uuid[]) and l.member_id = ${asked.memberId}::uuid`;
}

/** Selects corrections of the reader, with the thing that each is about; empty for none. */
export function selectCorrections(
  db: Db,
  asked: { readonly ids: readonly string[]; readonly memberId: string; readonly locale: Locale },
): Promise<LineTitle[]> {
  return rowsOf<LineTitle>(db)`
    select l.id, l.amount as points,
      coalesce(${nameOf('test', asked.locale)}, ${nameOf('p', asked.locale)}, ${nameOf('purpose', asked.locale)}, ${nameOf('item', asked.locale)}, '') as title
    from mileage_line l ${OWN_LINE_JOINS}
    where l.id = any(${[...asked.ids]}::uuid[]) and l.member_id = ${asked.memberId}::uuid`;
}
