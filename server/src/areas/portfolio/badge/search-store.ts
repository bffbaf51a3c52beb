/** Badges by their names: somebody’s own, and those of the catalogue. */

import { nameOf } from '../../../platform/db/name.ts';
import { rowsOf, type Db } from '../../../platform/db/db.ts';
import type { Locale } from '../../../platform/http/messages.ts';
import type { Search } from '../../../platform/list/search.ts';
import { isCalled } from '../../../platform/list/search-sql.ts';

interface FoundRow {
  readonly id: string;
  readonly title: string;
}

interface Asked {
  readonly search: Search;
  readonly most: number;
  readonly locale: Locale;
}

/** Selects somebody’s own badges that were not revoked, the latest first. */
export function selectFoundOwn(
  db: Db,
  { memberId, search, most, locale }: Asked & { readonly memberId: string },
): Promise<(FoundRow & { readonly grantedAt: Date })[]> {
  return rowsOf<FoundRow & { readonly grantedAt: Date }>(db)`
    select a.id, ${nameOf('c', locale)} as title, a.granted_at as "grantedAt"
    from badge_assertion a join badge_class c on c.id = a.class_id
    where a.member_id = ${memberId}::uuid and a.status = 'GRANTED' and ${isCalled('c', search)}
    order by a.granted_at desc, a.id limit ${most}`;
}

/** Selects badges of the catalogue. */
export function selectFoundListed(db: Db, { search, most, locale }: Asked): Promise<FoundRow[]> {
  return rowsOf<FoundRow>(db)`
    select c.id, ${nameOf('c', locale)} as title from badge_class c
    where c.status = 'OPEN' and c.is_listed and ${isCalled('c', search)}
    order by c.position, c.name_ko, c.id limit ${most}`;
}
