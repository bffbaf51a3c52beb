/**
 * Finding one's way in the menus that the server gave (docs/specification.md §2, Menu). Pure.
 */
import type { Menu } from '@naru/contract/shared/person.ts';

import { menuIdsAt, type RouteMeta } from './route.ts';

/** Every menu, parents before children. */
export function flattenMenus(menus: readonly Menu[]): Menu[] {
  return menus.flatMap((menu) => [menu, ...flattenMenus(menu.children)]);
}

/** Menus that only the browser knows, put beside the server's; an id that the server has wins. */
export function withStaticMenus(menus: readonly Menu[], extra: readonly Menu[]): Menu[] {
  const known = new Set(flattenMenus(menus).map((menu) => menu.menuId));
  return [...menus, ...extra.filter((menu) => !known.has(menu.menuId))];
}

/** The current menu: the one with the longest menu path that the address contains. */
export function findCurrentMenu(menus: readonly Menu[], path: string): Menu | undefined {
  return findInnermost(flattenMenus(menus), path);
}

/** The menu that a screen belongs to, of those that the person has: the one that its route names, or the current one. */
export function findScreenMenu(
  menus: readonly Menu[],
  { meta, path }: { readonly meta: RouteMeta | undefined; readonly path: string },
): Menu | undefined {
  const named = meta ? menuIdsAt(meta, path) : [];
  return flattenMenus(menus).find((menu) => named.includes(menu.menuId)) ?? findCurrentMenu(menus, path);
}

/** Of a flat list the menu with the longest path that the address contains. */
export function findInnermost<M extends Pick<Menu, 'menuPath'>>(menus: readonly M[], path: string): M | undefined {
  let best: M | undefined;
  for (const menu of menus) {
    if (!menu.menuPath || !path.includes(menu.menuPath)) continue;
    if (menu.menuPath.length > (best?.menuPath?.length ?? 0)) best = menu;
  }
  return best;
}

/** What a menu opens: its named route if it has one, otherwise its path. */
export function targetOf(menu: Menu): string | undefined {
  return menu.routerNm ?? menu.menuPath ?? undefined;
}

/** The menus from the top down to this one. */
export function trailOf(menus: readonly Menu[], menuId: string): Menu[] {
  for (const menu of menus) {
    if (menu.menuId === menuId) return [menu];
    const below = trailOf(menu.children, menuId);
    if (below.length > 0) return [menu, ...below];
  }
  return [];
}

/** Where to go instead of a dashboard that is not theirs; menus in preparation and outside links lead nowhere. */
export function findFirstPermitted(menus: readonly Menu[]): Menu | undefined {
  return flattenMenus(menus).find((menu) => targetOf(menu) !== undefined && menu.devAt !== 'Y' && menu.linkAt !== 'Y');
}
