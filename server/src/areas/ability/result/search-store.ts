/** Tests that somebody's lists show, and their own results, by the name of the test. */
import type { TestFamily } from '@naru/contract/areas/ability/words.ts';

import { nameOf } from '../../../platform/db/name.ts';
import { rowsOf, type Db } from '../../../platform/db/db.ts';
import type { Locale } from '../../../platform/http/messages.ts';
import type { Search } from '../../../platform/list/search.ts';
import { isCalled } from '../../../platform/list/search-sql.ts';

export interface FoundAsked {
  readonly memberId: string;
  readonly search: Search;
  readonly most: number;
  readonly locale: Locale;
}

interface FoundRow {
  readonly id: string;
  readonly title: string;
  readonly family: TestFamily;
}

export type FoundResult = FoundRow & { readonly scoredAt: Date };

/** Selects tests of some families that can be taken or were begun by the person, in the order of their lists. */
export function selectFoundTests(
  db: Db,
  { memberId, search, most, locale }: FoundAsked,
  families: readonly TestFamily[],
): Promise<FoundRow[]> {
  return rowsOf<FoundRow>(db)`
    select test.id, ${nameOf('test', locale)} as title, test.family from ability_test test
    where test.family = any(${families}::text[]) and ${isCalled('test', search)} and (
      exists (select from ability_version v where v.test_id = test.id and v.status = 'PUBLISHED')
      or exists (select from ability_session s where s.test_id = test.id and s.member_id = ${memberId}::uuid
        and s.status <> 'EXPIRED'))
    order by test.family, test.position, test.id limit ${most}`;
}

/** Selects the person's own results, the latest first. */
export function selectFoundResults(db: Db, { memberId, search, most, locale }: FoundAsked): Promise<FoundResult[]> {
  return rowsOf<FoundResult>(db)`
    select s.id, ${nameOf('test', locale)} as title, test.family, s.scored_at as "scoredAt"
    from ability_session s join ability_test test on test.id = s.test_id
    where s.member_id = ${memberId}::uuid and s.status = 'SCORED' and ${isCalled('test', search)}
    order by s.scored_at desc, s.id desc limit ${most}`;
}
