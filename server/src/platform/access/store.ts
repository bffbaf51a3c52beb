/**
 * Menus and privileges from the database.
 */
import type { Scope } from '@naru/contract/access.ts';

import type { Db } from '../db/db.ts';
import type { Grant, MenuEntry, RightsTable } from './rights.ts';

/** Selects the whole table of menus and grants; small (hundreds of rows), read once and kept until it changes. */
export async function selectRightsTable(db: Db): Promise<RightsTable> {
  const [menus, grants] = await Promise.all([selectMenus(db), selectGrants(db)]);
  const grantsByRole = new Map<string, Grant[]>();
  for (const grant of grants) {
    const list = grantsByRole.get(grant.roleId) ?? [];
    list.push(grant);
    grantsByRole.set(grant.roleId, list);
  }
  return { menus, menuById: new Map(menus.map((menu) => [menu.id, menu])), grantsByRole };
}

function selectMenus(db: Db): Promise<MenuEntry[]> {
  return db
    .selectFrom('menu')
    .select([
      'menu.id',
      'menu.parent_id as parentId',
      'menu.name_ko as nameKo',
      'menu.name_en as nameEn',
      'menu.menu_path as menuPath',
      'menu.opens_path as opensPath',
      'menu.position',
      'menu.is_hidden as isHidden',
      'menu.is_link as isLink',
      'menu.is_in_development as isInDevelopment',
      'menu.icon',
      'menu.any_of as anyOf',
      'menu.none_of as noneOf',
      'menu.needs_students as needsStudents',
      'menu.office_ko as officeKo',
      'menu.office_en as officeEn',
    ])
    .orderBy('menu.position')
    .orderBy('menu.id')
    .execute();
}

async function selectGrants(db: Db): Promise<Grant[]> {
  const rows = await db
    .selectFrom('role_privilege')
    .select([
      'role_privilege.role_id as roleId',
      'role_privilege.menu_id as menuId',
      'role_privilege.resource_code as resourceCode',
      'role_privilege.scope',
    ])
    .execute();
  return rows.map((row) => ({ ...row, scope: row.scope as Scope })); // the column's check allows these only
}
