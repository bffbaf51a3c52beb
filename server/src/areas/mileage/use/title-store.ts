import { sql } from 'kysely';

import { nameOf } from '../../../platform/db/name.ts';
import { rowsOf, type Db } from '../../../platform/db/db.ts';
import type { Locale } from '../../../platform/http/messages.ts';

/** Selects the names of purposes by use, of those that are the reader's own. */
export async function selectUseTitles(
  db: Db,
  asked: { readonly ids: readonly string[]; readonly recipientId: string; readonly locale: Locale },
): Promise<Map<string, string>> {
  const rows = await rowsOf<{ id: string; name: string }>(db)`
    select u.id, ${nameOf('p', asked.locale)} as name
    from mileage_use u join mileage_purpose p on p.code = u.purpose_code
    where u.id = any(${[...asked.ids]}::uuid[]) and u.member_id = ${asked.recipientId}::uuid`;
  return new Map(rows.map(({ id, name }) => [id, name]));
}

export interface UseTaskRow {
  readonly id: string;
  readonly kind: 'DRAFT' | 'REFUSED';
  readonly name: string;
}

/** Nobody has more of them at once. */
const MOST = 10;

/** Selects drafts that somebody never sent, and what was refused lately and not asked for again. */
export function selectUseTasks(
  db: Db,
  who: {
    readonly memberId: string;
    readonly locale: Locale;
    readonly draftedBefore: Date;
    readonly refusedSince: Date;
  },
): Promise<UseTaskRow[]> {
  return rowsOf<UseTaskRow>(db)`
    select u.id, case u.status when 'TEMP' then 'DRAFT' else 'REFUSED' end as kind, ${nameOf('p', who.locale)} as name
    from mileage_use u join mileage_purpose p on p.code = u.purpose_code and p.in_use
    where u.member_id = ${who.memberId}::uuid and (
      (u.status = 'TEMP' and u.created_at <= ${who.draftedBefore})
      or (u.status = 'REFUSED' and u.decided_at >= ${who.refusedSince} and not exists (
        select from mileage_use later where later.member_id = u.member_id and later.purpose_code = u.purpose_code
          and later.created_at > u.decided_at)))
    order by u.created_at, u.id limit ${sql.lit(MOST)}`;
}
