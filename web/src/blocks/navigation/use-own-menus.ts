import { home } from '@naru/contract/areas/home.ts';
import type { CallOutput } from '@naru/contract/call.ts';
import type { Menu } from '@naru/contract/shared/person.ts';
import { useQueryClient } from '@tanstack/react-query';

import { flattenMenus } from '../../platform/menu.ts';
import { callKeyOf } from '../../platform/query/call-key.ts';
import { useCall } from '../../platform/query/use-call.ts';
import { useCallMutation } from '../../platform/query/use-call-mutation.ts';
import { useLoginInfo } from '../../platform/session/use-session.ts';

type OwnMenuIds = CallOutput<typeof home.listOwnMenus>;

export interface OwnMenus {
  readonly favourites: readonly Menu[];
  readonly recent: readonly Menu[];
  readonly isFavourite: (menuId: string) => boolean;
  /** Marks or unmarks; shows it at once and reverts if the server refuses. Undefined until the marks are known. */
  readonly toggle: ((menuId: string) => void) | undefined;
}

/** M7: the menus that the person marked, and those used last. */
export function useOwnMenus(): OwnMenus {
  const loginInfo = useLoginInfo();
  const queryClient = useQueryClient();
  const query = useCall(home.listOwnMenus, {}, { enabled: loginInfo !== undefined });
  const change = useCallMutation(home.changeFavourites, { outlivesPage: true });
  const menus = new Map(flattenMenus(loginInfo?.menuList ?? []).map((menu) => [menu.menuId, menu]));
  const favouriteIds = query.data?.favouriteList ?? [];
  const pick = (ids: readonly string[]): Menu[] => ids.flatMap((id) => menus.get(id) ?? []);
  const toggle = (menuId: string): void => {
    const key = callKeyOf(home.listOwnMenus, {});
    const known = queryClient.getQueryData<OwnMenuIds>(key);
    if (!known) return;
    const isOn = !known.favouriteList.includes(menuId);
    const next = isOn ? [...known.favouriteList, menuId] : known.favouriteList.filter((id) => id !== menuId);
    void queryClient.cancelQueries({ queryKey: key }); // an answer from before must not take the mark back
    queryClient.setQueryData(key, { ...known, favouriteList: next });
    change.mutate({ body: { menuIdList: [menuId], isOn } });
  };
  return {
    favourites: pick(favouriteIds),
    recent: pick(query.data?.recentList ?? []),
    isFavourite: (menuId) => favouriteIds.includes(menuId),
    toggle: query.data && toggle,
  };
}
