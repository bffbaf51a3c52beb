/** Compulsory tests as the student has them who has still to take them. */
import { sql } from 'kysely';

import type { Db } from '../../../platform/db/pool.ts';
import { cohortsOf, HAS_TAKEN, IS_OF_COHORT, runsOn } from './cohort-sql.ts';

export interface AskedOf {
  readonly memberId: string;
  readonly today: string;
}

/** Selects the tests that a compulsory one asks of somebody today, and that they have not taken since it opened. */
export async function selectAskedTests(db: Db, { memberId, today }: AskedOf): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ testId: string }>`
    with ${cohortsOf(runsOn(today))}
    select distinct cohort.test_id as "testId"
    from cohort join student s on s.member_id = ${memberId}::uuid and ${IS_OF_COHORT} and not ${HAS_TAKEN}`.execute(db);
  return new Set(rows.map(({ testId }) => testId));
}
