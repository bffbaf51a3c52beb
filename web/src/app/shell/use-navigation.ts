import { useRouterState } from '@tanstack/react-router';
import type { Menu } from '@naru/contract/shared/person.ts';

import { findScreenMenu, splitMenus, trailOf } from '../../platform/menu.ts';
import type { RouteMeta } from '../../platform/route.ts';
import { useLoginInfo } from '../../platform/session/use-session.ts';

/** The account has its place in the person's own menu, not in the rail. */
const OUTSIDE_THE_RAIL = 'ACC';

export interface Navigation {
  readonly all: readonly Menu[];
  /** Those that work. */
  readonly menus: readonly Menu[];
  /** Those in preparation. */
  readonly later: readonly Menu[];
  /** The menu that one is in, the account's too. */
  readonly current: Menu | undefined;
  readonly path: string;
  readonly meta: RouteMeta | undefined;
  /** The menu that one is in, with those above it, from the top down. */
  readonly trail: readonly Menu[];
}

export function useNavigation(): Navigation {
  const menus = useLoginInfo()?.menuList ?? [];
  const path = useRouterState({ select: (state) => state.location.pathname });
  const meta = useRouterState({ select: (state) => state.matches.at(-1)?.staticData.route?.meta });
  const current = findScreenMenu(menus, { meta, path });
  const all = menus.filter((menu) => menu.menuId !== OUTSIDE_THE_RAIL);
  const { working, later } = splitMenus(all);
  return {
    all,
    menus: working,
    later,
    current,
    path,
    meta,
    trail: current === undefined ? [] : trailOf(working, current.menuId),
  };
}
