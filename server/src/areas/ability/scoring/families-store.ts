/** Families of tests that many people took, for areas whose rules ask for them. */
import type { TestFamily } from '@naru/contract/areas/ability/words.ts';

import { rowsOf, type Db } from '../../../platform/db/db.ts';

export interface TakenFamily {
  readonly memberId: string;
  readonly family: TestFamily;
}

/** Selects the families of which some people have a result that stands, and without a doubt about how it was answered. */
export function selectTakenFamilies(db: Db, memberIds: readonly string[]): Promise<TakenFamily[]> {
  return rowsOf<TakenFamily>(db)`
    select distinct s.member_id as "memberId", test.family
    from ability_session s join ability_test test on test.id = s.test_id
    where s.member_id = any(${[...memberIds]}::uuid[]) and s.status = 'SCORED'
      and cardinality(s.quality) = 0`;
}
