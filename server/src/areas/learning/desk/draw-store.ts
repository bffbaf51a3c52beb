import { sql } from 'kysely';

import { firstOf, type Db, type Tx } from '../../../platform/db/db.ts';

/** Gives everybody their number in the order of the lottery, from 1. */
export async function placeInOrder(tx: Tx, ids: readonly string[]): Promise<void> {
  await sql`
    update trainee set place = drawn.place
    from unnest(${[...ids]}::uuid[]) with ordinality as drawn(id, place)
    where trainee.id = drawn.id`.execute(tx);
}

/** Writes down the seed and the order that it gave; with both anybody can work it out again. */
export async function markDrawn(
  tx: Tx,
  id: string,
  drawn: { readonly seed: string; readonly at: Date; readonly order: readonly string[]; readonly seats: number },
): Promise<void> {
  await sql`
    update programme set draw_seed = ${drawn.seed}, drawn_at = ${drawn.at}, last_place = ${drawn.order.length},
      draw_order = ${[...drawn.order]}::uuid[], draw_seats = ${drawn.seats},
      updated_at = ${drawn.at}, version = version + 1
    where programme.id = ${id}::uuid`.execute(tx);
}

export interface DrawnRow {
  readonly seed: string;
  readonly confirmedCount: number;
  readonly rankedCount: number;
}

export function selectOptionalDrawn(db: Db, id: string): Promise<DrawnRow | undefined> {
  return firstOf<DrawnRow>(db)`
    select p.draw_seed as seed,
      (select count(*)::int from trainee t where t.programme_id = p.id and t.status = 'CONFIRM') as "confirmedCount",
      (select count(*)::int from trainee t where t.programme_id = p.id and t.status = 'APPLY') as "rankedCount"
    from programme p where p.id = ${id}::uuid and p.drawn_at is not null`;
}
