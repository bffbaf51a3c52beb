import type { Menu } from '@naru/contract/shared/person.ts';
import { Fragment, useState } from 'react';

import { AppLink } from '../../blocks/navigation/app-link.tsx';
import { FavouriteButton } from '../../blocks/navigation/favourite-button.tsx';
import { useOwnMenus, type OwnMenus } from '../../blocks/navigation/use-own-menus.ts';
import { useScreenTitle } from '../../blocks/navigation/use-screen-title.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { flattenMenus, splitMenus, targetOf } from '../../platform/menu.ts';
import { useLoginInfo } from '../../platform/session/use-session.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import styles from './sitemap-screen.module.css';
import { homeTexts } from './texts.ts';

const LATER = 'later';

/** Lists every menu that the person may open, by area; those in preparation stand last. */
export function SitemapScreen() {
  const texts = useTexts(homeTexts).sitemap;
  const menus = useLoginInfo()?.menuList ?? [];
  const own = useOwnMenus();
  const [word, setWord] = useState('');
  useScreenTitle(texts.title);
  const groups = listGroups(menus, { word, own: texts.own, later: texts.inPreparation });
  return (
    <>
      <PageHeader title={texts.title} purpose={texts.purpose} />
      <div className={styles.search}>
        <SearchField label={texts.search} placeholder={texts.hint} value={word} onSearch={setWord} />
      </div>
      {groups.length === 0 && <EmptyState title={texts.none(word.trim())}>{texts.noneText}</EmptyState>}
      <div className={styles.groups}>
        {groups.map((group) => (
          <section key={group.id} className={group.id === LATER ? styles.later : undefined}>
            <h2>{group.title}</h2>
            {group.parts.map((part) => (
              <Fragment key={part.title}>
                {part.title !== '' && <h3>{part.title}</h3>}
                <ul>
                  {part.items.map((menu) => (
                    <Item key={menu.menuId} menu={menu} within={part.title} own={own} />
                  ))}
                </ul>
              </Fragment>
            ))}
          </section>
        ))}
      </div>
    </>
  );
}

interface Group {
  readonly id: string;
  readonly title: string;
  /** Menus of the group itself, and those of the groups within it under their own titles. */
  readonly parts: readonly { readonly title: string; readonly items: readonly Menu[] }[];
}

interface GroupWords {
  readonly word: string;
  readonly own: string;
  readonly later: string;
}

/**
 * Lists the menus that open a screen and match the word, by group; menus without a group come first. A group that is
 * all in preparation stands for its menus, until somebody searches for one of them.
 */
function listGroups(menus: readonly Menu[], { word, own, later }: GroupWords): Group[] {
  const split = splitMenus(menus);
  const wanted = word.normalize('NFC').trim().toLowerCase();
  const fits = (menu: Menu): boolean => targetOf(menu) !== undefined && menu.menuNm.toLowerCase().includes(wanted);
  const partsOf = (title: string, inside: readonly Menu[]): Group['parts'] => [
    { title, items: inside.filter((menu) => menu.children.length === 0 && fits(menu)) },
    ...inside.filter((menu) => menu.children.length > 0).flatMap((menu) => partsOf(menu.menuNm, menu.children)),
  ];
  const waiting = wanted === '' ? split.later : flattenMenus(menus).filter((menu) => menu.devAt === 'Y');
  const single = split.working.filter((menu) => menu.children.length === 0);
  return [
    { id: 'own', title: own, parts: partsOf('', single) },
    ...split.working
      .filter((menu) => menu.children.length > 0)
      .map((menu) => ({ id: menu.menuId, title: menu.menuNm, parts: partsOf('', menu.children) })),
    { id: LATER, title: later, parts: partsOf('', waiting) },
  ]
    .map((group) => ({ ...group, parts: group.parts.filter((part) => part.items.length > 0) }))
    .filter((group) => group.parts.length > 0);
}

interface ItemProps {
  readonly menu: Menu;
  /** The group within the group; several groups may have menus of the same title. */
  readonly within: string;
  readonly own: OwnMenus;
}

function Item({ menu, within, own }: ItemProps) {
  const texts = useTexts(homeTexts).sitemap;
  return (
    <li>
      <AppLink to={targetOf(menu) ?? '/'} {...(menu.linkAt === 'Y' && { target: '_blank', rel: 'noopener' })}>
        {menu.menuNm}
      </AppLink>
      {menu.linkAt === 'Y' && <small>{texts.opensOutside}</small>}
      {menu.devAt !== 'Y' && (
        <FavouriteButton
          label={texts.mark(`${within} ${menu.menuNm}`.trim())}
          isOn={own.isFavourite(menu.menuId)}
          onToggle={own.toggle && (() => own.toggle?.(menu.menuId))}
        />
      )}
    </li>
  );
}
