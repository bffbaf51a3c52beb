import { sql } from 'kysely';

import { idsOf, type Db, type Tx } from '../../../platform/db/db.ts';

const RECENT_ROWS = 60;

export async function selectFavourites(db: Db, memberId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('menu_favourite')
    .select('menu_favourite.menu_id as menuId')
    .where('menu_favourite.member_id', '=', memberId)
    .orderBy('menu_favourite.position')
    .execute();
  return rows.map((row) => row.menuId);
}

/** Selects the menus opened last, newest first, from the person's last navigations. */
export function selectRecentMenus(db: Db, memberId: string): Promise<string[]> {
  return idsOf(db)`
    select last.menu_id as id from (
      select access_log.menu_id, access_log.at from access_log
      where access_log.member_id = ${memberId}
      order by access_log.at desc limit ${sql.lit(RECENT_ROWS)}
    ) last
    where last.menu_id is not null and last.menu_id <> 'HOME'
    group by last.menu_id order by max(last.at) desc`;
}

/** Adds favourites behind the marked ones; one person's inserts run one after the other, so that each has its place. */
export async function insertFavourites(db: Tx, memberId: string, menuIds: readonly string[]): Promise<void> {
  await db.selectFrom('member').select('member.id').where('member.id', '=', memberId).forUpdate().execute();
  if (menuIds.length === 0) return;
  const last = await db
    .selectFrom('menu_favourite')
    .select((eb) => eb.fn.max('menu_favourite.position').as('position'))
    .where('menu_favourite.member_id', '=', memberId)
    .executeTakeFirst();
  const first = (last?.position ?? -1) + 1;
  await db
    .insertInto('menu_favourite')
    .values(menuIds.map((menuId, at) => ({ member_id: memberId, menu_id: menuId, position: first + at })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function deleteFavourites(db: Tx, memberId: string, menuIds: readonly string[]): Promise<void> {
  await db
    .deleteFrom('menu_favourite')
    .where('menu_favourite.member_id', '=', memberId)
    .where('menu_favourite.menu_id', '=', sql<string>`any(${menuIds})`)
    .execute();
}
