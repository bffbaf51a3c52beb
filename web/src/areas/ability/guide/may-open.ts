import { flattenMenus } from '../../../platform/menu.ts';
import { useLoginInfo } from '../../../platform/session/use-session.ts';

/** Says whether the person may open a menu, and it is not in preparation. */
export function useMayOpen(menuId: string): boolean {
  const menus = flattenMenus(useLoginInfo()?.menuList ?? []);
  return menus.some((menu) => menu.menuId === menuId && menu.devAt !== 'Y');
}
