import type { Db, Tx } from '../../../platform/db/db.ts';

const COLUMNS = [
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
  'menu.any_of as anyOf',
  'menu.none_of as noneOf',
  'menu.office_ko as officeKo',
  'menu.office_en as officeEn',
  'menu.version',
] as const;

export type MenuRow = Awaited<ReturnType<typeof selectMenus>>[number];

export function selectMenus(db: Db) {
  return db.selectFrom('menu').select(COLUMNS).orderBy('menu.position').orderBy('menu.id').execute();
}

export function selectOptionalMenu(db: Db, id: string): Promise<MenuRow | undefined> {
  return db.selectFrom('menu').select(COLUMNS).where('menu.id', '=', id).executeTakeFirst();
}

/** Selects as `selectOptionalMenu`, and locks the menu until the transaction ends. */
export function selectOptionalMenuForChange(tx: Tx, id: string): Promise<MenuRow | undefined> {
  return tx.selectFrom('menu').select(COLUMNS).where('menu.id', '=', id).forNoKeyUpdate().executeTakeFirst();
}

export interface MenuChange {
  readonly nameKo: string;
  readonly nameEn: string;
  readonly isHidden: boolean;
  readonly isInDevelopment: boolean;
}

/** False where it is no longer the version that was seen. */
export async function updateMenu(
  tx: Tx,
  { id, version }: { readonly id: string; readonly version: number },
  change: MenuChange,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('menu')
    .set({
      name_ko: change.nameKo,
      name_en: change.nameEn,
      is_hidden: change.isHidden,
      is_in_development: change.isInDevelopment,
      version: version + 1,
    })
    .where('menu.id', '=', id)
    .where('menu.version', '=', version)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
