/** Compulsory tests as the student has them who has still to take them. */

import { idsOf, type Db } from '../../../platform/db/db.ts';
import { cohortsOf, HAS_TAKEN, IS_OF_COHORT, runsOn } from './cohort-sql.ts';

export interface AskedOf {
  readonly memberId: string;
  readonly today: string;
}

/** Selects the tests that a compulsory one asks of somebody today, and that they have not taken since it opened. */
export async function selectAskedTests(db: Db, { memberId, today }: AskedOf): Promise<ReadonlySet<string>> {
  const ids = await idsOf(db)`
    with ${cohortsOf(runsOn(today))}
    select distinct cohort.test_id as id
    from cohort join student s on s.member_id = ${memberId}::uuid and ${IS_OF_COHORT} and not ${HAS_TAKEN}`;
  return new Set(ids);
}
