/** People before whom requests wait that nobody has taken. */
import { sql } from 'kysely';

import { inForce } from '../../../platform/db/in-force.ts';
import { idsOf, type Db } from '../../../platform/db/db.ts';
import { IS_CAREER } from '../correction/scope-sql.ts';
import { IS_FREE } from './list-store.ts';

/** Selects holders of the duty while anything waits for their office, and professors and coaches whose own students wait for them. */
export function selectWaitedFor(db: Db, today: string): Promise<string[]> {
  const day = sql`${today}`;
  return idsOf(db)`
    select held.member_id as id from member_duty held
    where held.duty_code = 'CORRECTOR' and ${inForce('held', day)}
      and exists (select from letter_correction c where ${IS_FREE} and ${IS_CAREER} and c.member_id <> held.member_id)
    union
    select given.advisor_id from letter_correction c join student assigned on assigned.member_id = c.member_id
    join advisor_assignment given on given.student_id = assigned.id and ${inForce('given', day)}
    where ${IS_FREE} and c.wanted in ('ANY', case given.kind when 'COACH' then 'COACH' else 'PROFESSOR' end)
    order by 1`;
}
