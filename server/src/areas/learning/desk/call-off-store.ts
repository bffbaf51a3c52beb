import { sql } from 'kysely';

import { firstOf, idsOf, type Db, type Tx } from '../../../platform/db/db.ts';

export async function updateCancelled(
  tx: Tx,
  gone: { readonly id: string; readonly at: Date; readonly reason: string; readonly code: 'LEAST_PEOPLE' | null },
): Promise<void> {
  await sql`
    update programme set cancelled_at = ${gone.at}, cancel_reason = ${gone.reason}, cancel_code = ${gone.code},
      updated_at = ${gone.at}, version = version + 1
    where programme.id = ${gone.id}::uuid`.execute(tx);
}

/** Selects programmes whose day of decision has come. */
export function selectToDecide(db: Db, today: string): Promise<string[]> {
  return idsOf(db)`
    select p.id from programme p
    where p.decides_on <= ${today}::date and p.decided_at is null and p.cancelled_at is null
      and p.published_at is not null
    order by p.decides_on, p.id limit 500`;
}

export interface LeastRow {
  readonly people: number;
  /** People who have applied and neither a seat nor an offer yet. */
  readonly waiting: number;
  readonly isDecided: boolean;
  readonly managerId: string;
}

export function selectOptionalLeast(tx: Tx, id: string): Promise<LeastRow | undefined> {
  return firstOf<LeastRow>(tx)`
    select p.least_people as people,
      (select count(*)::int from trainee t where t.programme_id = p.id and t.status = 'APPLY'
        and t.offered_until is null) as waiting, p.decided_at is not null as "isDecided", p.manager_id as "managerId"
    from programme p where p.id = ${id}::uuid and p.least_people is not null`;
}

export async function markDecided(tx: Tx, id: string, at: Date): Promise<void> {
  await sql`update programme set decided_at = ${at} where programme.id = ${id}::uuid`.execute(tx);
}
