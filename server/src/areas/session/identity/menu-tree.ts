/**
 * The menus of a person as the shell shows them. Pure.
 */
import type { Menu } from '@naru/contract/shared/person.ts';

import type { MenuEntry, Rights } from '../../../platform/access/rights.ts';
import type { Locale } from '../../../platform/http/messages.ts';

/** Menus that the person may read, and the groups that lead to them; in the order of the screen. */
export function buildMenuTree(menus: readonly MenuEntry[], rights: Pick<Rights, 'may'>, locale: Locale): Menu[] {
  const children = new Map<string | null, MenuEntry[]>();
  for (const menu of menus) children.set(menu.parentId, [...(children.get(menu.parentId) ?? []), menu]);
  const below = (parentId: string | null): Menu[] =>
    (children.get(parentId) ?? []).flatMap((menu) => {
      const inner = below(menu.id);
      const isGroup = menu.opensPath === null;
      const isVisible = !menu.isHidden && (isGroup ? inner.length > 0 : rights.may(menu.id, 'R'));
      return isVisible ? [toMenu(menu, inner, locale)] : [];
    });
  return below(null);
}

function toMenu(menu: MenuEntry, children: Menu[], locale: Locale): Menu {
  return {
    menuId: menu.id,
    menuNm: locale === 'en' ? menu.nameEn : menu.nameKo,
    menuPath: menu.menuPath,
    routerNm: menu.opensPath,
    isOpened: false,
    hiddenAt: 'N',
    linkAt: menu.isLink ? 'Y' : 'N',
    devAt: menu.isInDevelopment ? 'Y' : 'N',
    icon: menu.icon,
    children,
  };
}
