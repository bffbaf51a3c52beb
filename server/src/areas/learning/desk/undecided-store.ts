import { sql } from 'kysely';

import { rowsOf, type Tx } from '../../../platform/db/db.ts';

export interface UndecidedRow {
  readonly id: string;
  readonly managerId: string;
}

/**
 * Marks programmes that begin within a day and where people wait for a draw or a decision, and returns them; each once.
 */
export function claimUndecided(
  tx: Tx,
  { now, most }: { readonly now: Date; readonly most: number },
): Promise<UndecidedRow[]> {
  return rowsOf<UndecidedRow>(tx)`
    update programme set undecided_told_at = ${now} where programme.id in (
      select p.id from programme p
      where p.undecided_told_at is null and p.selection <> 'FIRST_COME' and p.cancelled_at is null
        and p.published_at is not null and p.drawn_at is null and p.applies_until <= ${now}
        and p.begins_at > ${now} and p.begins_at <= ${now}::timestamptz + interval '1 day'
        and exists (select from trainee t where t.programme_id = p.id and t.status = 'APPLY')
      order by p.begins_at, p.id limit ${sql.lit(most)} for update skip locked)
    returning programme.id, programme.manager_id as "managerId"`;
}
