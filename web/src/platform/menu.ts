/**
 * Searches the menus from the server (docs/specification.md §2, Menu). Pure.
 */
import type { Menu } from '@naru/contract/shared/person.ts';

import { menuIdsAt, type RouteMeta } from './route.ts';

/** Lists every menu, parents before children. */
export function flattenMenus(menus: readonly Menu[]): Menu[] {
  return menus.flatMap((menu) => [menu, ...flattenMenus(menu.children)]);
}

/** Adds menus that only the browser knows; for the same id the server's wins. */
export function withStaticMenus(menus: readonly Menu[], extra: readonly Menu[]): Menu[] {
  const known = new Set(flattenMenus(menus).map((menu) => menu.menuId));
  return [...menus, ...extra.filter((menu) => !known.has(menu.menuId))];
}

/** The current menu: the one with the longest menu path that the address contains. */
export function findCurrentMenu(menus: readonly Menu[], path: string): Menu | undefined {
  return findInnermost(flattenMenus(menus), path);
}

/** Finds the menu of a screen among the person's: the one that its route names, or the current one. */
export function findScreenMenu(
  menus: readonly Menu[],
  { meta, path }: { readonly meta: RouteMeta | undefined; readonly path: string },
): Menu | undefined {
  const named = meta ? menuIdsAt(meta, path) : [];
  return flattenMenus(menus).find((menu) => named.includes(menu.menuId)) ?? findCurrentMenu(menus, path);
}

/** Finds the menu of a flat list with the longest path that the address contains. */
export function findInnermost<M extends Pick<Menu, 'menuPath'>>(menus: readonly M[], path: string): M | undefined {
  let best: M | undefined;
  for (const menu of menus) {
    if (!menu.menuPath || !path.includes(menu.menuPath)) continue;
    if (menu.menuPath.length > (best?.menuPath?.length ?? 0)) best = menu;
  }
  return best;
}

/** The target of a menu: its named route if it has one, otherwise its path. */
export function targetOf(menu: Menu): string | undefined {
  return menu.routerNm ?? menu.menuPath ?? undefined;
}

/** Lists the menus from the top down to this one. */
export function trailOf(menus: readonly Menu[], menuId: string): Menu[] {
  for (const menu of menus) {
    if (menu.menuId === menuId) return [menu];
    const below = trailOf(menu.children, menuId);
    if (below.length > 0) return [menu, ...below];
  }
  return [];
}

/** Finds the menu to open for a person without a dashboard; menus in preparation and outside links lead nowhere. */
export function findFirstPermitted(menus: readonly Menu[]): Menu | undefined {
  return flattenMenus(menus).find((menu) => targetOf(menu) !== undefined && menu.devAt !== 'Y' && menu.linkAt !== 'Y');
}

export interface SplitMenus {
  /** Menus that open something, in their groups; a group without one is left out. */
  readonly working: readonly Menu[];
  /** Menus in preparation, each once; a group of nothing else stands for all of its menus. */
  readonly later: readonly Menu[];
}

/** Parts the menus that work from those in preparation. */
export function splitMenus(menus: readonly Menu[]): SplitMenus {
  const working: Menu[] = [];
  const later: Menu[] = [];
  for (const menu of menus) {
    if (isInPreparation(menu)) {
      const target = flattenMenus([menu]).map(targetOf).find(Boolean) ?? null;
      later.push({ ...menu, routerNm: target, devAt: 'Y', children: [] });
      continue;
    }
    const inner = splitMenus(menu.children);
    working.push({ ...menu, children: [...inner.working] });
    later.push(...inner.later);
  }
  return { working, later };
}

function isInPreparation(menu: Menu): boolean {
  return menu.children.length > 0 ? menu.children.every(isInPreparation) : menu.devAt === 'Y';
}
