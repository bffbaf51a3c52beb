/** Appointments that the calendar ends. */
import type { Duty } from '@naru/contract/access.ts';
import { sql } from 'kysely';

import { inForce } from '../../../platform/db/in-force.ts';
import { idsOf, type Db } from '../../../platform/db/db.ts';

const BATCH = 500;

/** Selects duties whose period is over, or whose person has left or changed to what the duty is not for. */
export function selectOver(
  db: Db,
  asked: { readonly duty: Duty; readonly types: readonly string[]; readonly today: string },
): Promise<string[]> {
  return idsOf(db)`
    select a.id from duty_appointment a join member m on m.id = a.member_id
    where a.status = 'APPOINTED' and a.duty_code = ${asked.duty} and (
      a.ends_on < ${asked.today}::date or m.status = 'LEFT'
      or (a.begins_on <= ${asked.today}::date and not exists (select from member_type held
        where held.member_id = m.id and held.type_code = any(${[...asked.types]}::text[])
          and ${inForce('held', sql`${asked.today}`)})))
    order by a.id limit ${sql.lit(BATCH)}`;
}

/** Selects those that nobody has confirmed since, or whose period is over. */
export function selectUnanswered(db: Db, asked: { readonly before: Date; readonly today: string }): Promise<string[]> {
  return idsOf(db)`
    select a.id from duty_appointment a
    where a.status = 'WAITING' and (a.asked_at < ${asked.before} or a.ends_on < ${asked.today}::date)
    order by a.asked_at limit ${sql.lit(BATCH)}`;
}
