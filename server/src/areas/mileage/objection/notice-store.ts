/** Objections in a word, for notices and to-dos: the line that they are about. */
import { sql } from 'kysely';

import { rowsOf, type Db } from '../../../platform/db/db.ts';
import type { Locale } from '../../../platform/http/messages.ts';
import { OWN_LINE_JOINS, saidLineTitle } from '../own/page-store.ts';

export interface ObjectionTitle {
  readonly id: string;
  readonly title: string;
}

/** Selects the titles of the lines of objections, of those that are the reader's own; empty for a line about nothing. */
export function selectObjectionTitles(
  db: Db,
  asked: { readonly ids: readonly string[]; readonly recipientId: string; readonly locale: Locale },
): Promise<ObjectionTitle[]> {
  return rowsOf<ObjectionTitle>(db)`
    select o.id, ${saidLineTitle(asked.locale)} as title
    from mileage_objection o join mileage_line l on l.id = o.line_id ${OWN_LINE_JOINS}
    where o.id = any(${[...asked.ids]}::uuid[]) and o.member_id = ${asked.recipientId}::uuid`;
}

const MOST = 5;

/** Selects open objections of somebody in which the office wrote last. */
export function selectAnsweredObjections(
  db: Db,
  asked: { readonly memberId: string; readonly locale: Locale },
): Promise<ObjectionTitle[]> {
  return rowsOf<ObjectionTitle>(db)`
    select o.id, ${saidLineTitle(asked.locale)} as title
    from mileage_objection o join mileage_objection_reply last
        on last.objection_id = o.id and last.number = o.reply_count
      join mileage_line l on l.id = o.line_id ${OWN_LINE_JOINS}
    where o.member_id = ${asked.memberId}::uuid and o.status = 'OPEN' and last.side = 'OFFICE'
    order by last.at, o.id limit ${sql.lit(MOST)}`;
}
