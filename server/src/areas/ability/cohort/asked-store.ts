/** Compulsory tests as the student has them who has still to take them. */

import { rowsOf, type Db } from '../../../platform/db/db.ts';
import { cohortsOf, HAS_TAKEN, IS_OF_COHORT, runsOn } from './cohort-sql.ts';

export interface AskedOf {
  readonly memberId: string;
  readonly today: string;
}

/**
 * Selects the tests that a compulsory one asks of somebody today, and that they have not taken since it opened, each with
 * the first day on which it is due.
 */
export async function selectAskedTests(db: Db, { memberId, today }: AskedOf): Promise<ReadonlyMap<string, string>> {
  const rows = await rowsOf<{ testId: string; dueOn: string }>(db)`
    with ${cohortsOf(runsOn(today))}
    select cohort.test_id as "testId", min(a.due_on) as "dueOn"
    from cohort join student s on s.member_id = ${memberId}::uuid and ${IS_OF_COHORT} and not ${HAS_TAKEN}
    join ability_assignment a on a.id = cohort.id
    group by cohort.test_id`;
  return new Map(rows.map(({ testId, dueOn }) => [testId, dueOn]));
}
