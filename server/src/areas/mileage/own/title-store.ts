/** Lines in a word, for notices: the points, and what they are for. */

import { rowsOf, type Db } from '../../../platform/db/db.ts';
import type { Locale } from '../../../platform/http/messages.ts';
import { OWED } from '../ledger/owed-sql.ts';
import { OWN_LINE_JOINS, saidLineTitle } from './page-store.ts';

export interface LineTitle {
  readonly id: string;
  readonly points: number;
  readonly title: string;
  /** The debt of the reader by now. */
  readonly owed: number;
}

/** Selects lines of the reader, with the thing that each is about; empty for none. */
export function selectLineTitles(
  db: Db,
  asked: { readonly ids: readonly string[]; readonly memberId: string; readonly locale: Locale },
): Promise<LineTitle[]> {
  return rowsOf<LineTitle>(db)`
    select l.id, abs(l.amount) as points, ${saidLineTitle(asked.locale)} as title, ${OWED} as owed
    from mileage_line l left join mileage_account a on a.member_id = l.member_id ${OWN_LINE_JOINS}
    where l.id = any(${[...asked.ids]}::uuid[]) and l.member_id = ${asked.memberId}::uuid`;
}

/** Selects corrections of the reader, with the thing that each is about; empty for none. */
export function selectCorrections(
  db: Db,
  asked: { readonly ids: readonly string[]; readonly memberId: string; readonly locale: Locale },
): Promise<LineTitle[]> {
  return rowsOf<LineTitle>(db)`
    select l.id, l.amount as points, ${saidLineTitle(asked.locale)} as title, ${OWED} as owed
    from mileage_line l left join mileage_account a on a.member_id = l.member_id ${OWN_LINE_JOINS}
    where l.id = any(${[...asked.ids]}::uuid[]) and l.member_id = ${asked.memberId}::uuid`;
}
