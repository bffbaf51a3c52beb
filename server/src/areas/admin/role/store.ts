import type { Privilege } from '@naru/contract/areas/admin.ts';
import { sql } from 'kysely';

import { COUNT_BOUND, type PageWindow } from '../../../platform/list/paging.ts';
import { countOf, rowsOf, type Db, type Tx } from '../../../platform/db/db.ts';
import { nameOf } from '../../../platform/db/name.ts';
import type { Locale } from '../../../platform/http/messages.ts';

export type RoleRow = Awaited<ReturnType<typeof selectRoles>>[number];

function roles(db: Db) {
  return db.selectFrom('role').select((eb) => [
    'role.id',
    'role.name_ko as nameKo',
    'role.name_en as nameEn',
    'role.member_type as memberType',
    'role.duty',
    'role.is_administrator as isAdministrator',
    'role.version',
    eb
      .selectFrom('role_member')
      .select((count) => count.fn.countAll<number>().as('n'))
      .whereRef('role_member.role_id', '=', 'role.id')
      .as('memberCount'),
  ]);
}

export function selectRoles(db: Db) {
  return roles(db).orderBy('role.id').execute();
}

export function selectOptionalRole(db: Db, id: string): Promise<RoleRow | undefined> {
  return roles(db).where('role.id', '=', id).executeTakeFirst();
}

/** Selects as `selectOptionalRole`, and locks the role against changes and removals until the transaction ends. */
export function selectOptionalRoleForChange(tx: Tx, id: string): Promise<RoleRow | undefined> {
  return roles(tx).where('role.id', '=', id).forNoKeyUpdate().executeTakeFirst();
}

export async function selectPrivileges(db: Db, roleId: string): Promise<Privilege[]> {
  const rows = await db
    .selectFrom('role_privilege')
    .select(['role_privilege.menu_id as menuId', 'role_privilege.resource_code as resourceCd', 'role_privilege.scope'])
    .where('role_privilege.role_id', '=', roleId)
    .orderBy('role_privilege.menu_id')
    .orderBy('role_privilege.resource_code')
    .orderBy('role_privilege.scope')
    .execute();
  return rows as Privilege[]; // written by insertPrivileges and the migrations, which know these codes only
}

export async function selectMenuIds(db: Db): Promise<Set<string>> {
  const rows = await db.selectFrom('menu').select('menu.id').execute();
  return new Set(rows.map((row) => row.id));
}

/** Sets all privileges of a role, and counts its version up; false where it is no longer the version that was seen. */
export async function replacePrivilegeRows(
  tx: Tx,
  { roleId, version }: { readonly roleId: string; readonly version: number },
  list: readonly Privilege[],
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('role')
    .set({ version: version + 1 })
    .where('role.id', '=', roleId)
    .where('role.version', '=', version)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await tx.deleteFrom('role_privilege').where('role_privilege.role_id', '=', roleId).execute();
  await sql`
    insert into role_privilege (role_id, menu_id, resource_code, scope)
    select ${roleId}, given.menu_id, given.resource_code, given.scope
    from unnest(${list.map((one) => one.menuId)}::text[], ${list.map((one) => one.resourceCd)}::text[],
      ${list.map((one) => one.scope)}::text[]) as given (menu_id, resource_code, scope)`.execute(tx);
  return true;
}

export interface RoleMemberRow {
  readonly memberId: string;
  readonly username: string;
  readonly nameKo: string;
  readonly nameEn: string | null;
  readonly status: string;
  readonly givenAt: Date;
}

export function selectRoleMembers(db: Db, roleId: string, window: PageWindow): Promise<RoleMemberRow[]> {
  return db
    .selectFrom('role_member')
    .innerJoin('member', 'member.id', 'role_member.member_id')
    .select([
      'member.id as memberId',
      'member.username',
      'member.name_ko as nameKo',
      'member.name_en as nameEn',
      'member.status',
      'role_member.given_at as givenAt',
    ])
    .where('role_member.role_id', '=', roleId)
    .orderBy('role_member.given_at', 'desc')
    .orderBy('role_member.member_id', 'desc')
    .offset(window.offset)
    .limit(window.size)
    .execute();
}

/** Stops one above the bound. */
export function countRoleMembers(db: Db, roleId: string): Promise<number> {
  return countOf(db)`
    select count(*) as count from (
      select 1 from role_member where role_member.role_id = ${roleId} limit ${COUNT_BOUND + 1}
    ) given`;
}

export function selectOptionalMember(
  db: Db,
  id: string,
): Promise<{ id: string; status: string; isExternal: boolean } | undefined> {
  return db
    .selectFrom('member')
    .select(['member.id', 'member.status', 'member.is_external as isExternal'])
    .where('member.id', '=', id)
    .executeTakeFirst();
}

/** Gives the role to the person; false where they have it already. */
export async function insertRoleMember(
  tx: Tx,
  given: { roleId: string; memberId: string; by: string; at: Date },
): Promise<boolean> {
  const inserted = await tx
    .insertInto('role_member')
    .values({ role_id: given.roleId, member_id: given.memberId, given_by: given.by, given_at: given.at })
    .onConflict((conflict) => conflict.columns(['role_id', 'member_id']).doNothing())
    .executeTakeFirst();
  return (inserted.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Takes the role from the person; false where they do not have it. */
export async function deleteRoleMember(tx: Tx, held: { roleId: string; memberId: string }): Promise<boolean> {
  const deleted = await tx
    .deleteFrom('role_member')
    .where('role_member.role_id', '=', held.roleId)
    .where('role_member.member_id', '=', held.memberId)
    .executeTakeFirst();
  return deleted.numDeletedRows > 0n;
}

/** Counts others who have the role and can use it; the count is reliable only while the role's row is locked. */
export async function countOtherActiveHolders(db: Db, held: { roleId: string; memberId: string }): Promise<number> {
  const row = await db
    .selectFrom('role_member')
    .innerJoin('member', 'member.id', 'role_member.member_id')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('role_member.role_id', '=', held.roleId)
    .where('role_member.member_id', '<>', held.memberId)
    .where('member.status', '=', 'ACTIVE')
    .where('member.is_external', '=', false)
    .executeTakeFirstOrThrow();
  return row.n;
}

export async function selectAdministrators(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('role_member')
    .select('role_member.member_id as id')
    .where('role_member.role_id', '=', 'ADMINISTRATOR')
    .execute();
  return rows.map((row) => row.id);
}

/** Selects the names of all menus by their ids. */
export async function selectMenuNames(db: Db, locale: Locale): Promise<ReadonlyMap<string, string>> {
  const rows = await rowsOf<{ id: string; name: string }>(
    db,
  )`select menu.id, ${nameOf('menu', locale)} as name from menu`;
  return new Map(rows.map(({ id, name }) => [id, name]));
}
