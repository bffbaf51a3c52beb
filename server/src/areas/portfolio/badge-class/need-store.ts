/** Badges that the rules of others ask for. */
import { sql } from 'kysely';

import { rowsOf, type Db, type Tx } from '../../../platform/db/db.ts';

/**
 * Lets rules change one after another: two together could come to ask for each other. Taken before any row: a rule that asks
 * for a badge waits for who holds that badge's row.
 */
export async function lockNeeds(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('badge_need', 0))`.execute(tx);
}

export interface NeedEdge {
  readonly classId: string;
  readonly needsId: string;
}

/** Selects all needs; the classes of a university are few. */
export function selectNeeds(db: Db): Promise<NeedEdge[]> {
  return rowsOf<NeedEdge>(db)`
    select n.class_id as "classId", n.needs_id as "needsId" from badge_need n`;
}

/** Replaces the needs of a class. */
export async function replaceNeeds(tx: Tx, classId: string, needs: readonly string[]): Promise<void> {
  await sql`delete from badge_need n where n.class_id = ${classId}::uuid`.execute(tx);
  await sql`
    insert into badge_need (class_id, needs_id)
    select ${classId}::uuid, given.id from unnest(${[...needs]}::uuid[]) given(id)`.execute(tx);
}

export interface NeedingClass {
  readonly id: string;
  readonly nameKo: string;
  readonly nameEn: string;
}

/** Selects the classes whose rules ask for one. */
export function selectNeedingClasses(db: Db, needsId: string): Promise<NeedingClass[]> {
  return rowsOf<NeedingClass>(db)`
    select c.id, c.name_ko as "nameKo", c.name_en as "nameEn"
    from badge_need n join badge_class c on c.id = n.class_id
    where n.needs_id = ${needsId}::uuid order by c.name_ko, c.id`;
}
