import type { Menu } from '@naru/contract/shared/person.ts';
import { useState } from 'react';

import { AppLink } from '../../blocks/navigation/app-link.tsx';
import { FavouriteButton } from '../../blocks/navigation/favourite-button.tsx';
import { useOwnMenus, type OwnMenus } from '../../blocks/navigation/use-own-menus.ts';
import { useScreenTitle } from '../../blocks/navigation/use-screen-title.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { flattenMenus, targetOf } from '../../platform/menu.ts';
import { useLoginInfo } from '../../platform/session/use-session.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import styles from './sitemap-screen.module.css';
import { homeTexts } from './texts.ts';

/** Every menu that the person may open, by area. */
export function SitemapScreen() {
  const texts = useTexts(homeTexts).sitemap;
  const menus = useLoginInfo()?.menuList ?? [];
  const own = useOwnMenus();
  const [word, setWord] = useState('');
  useScreenTitle(texts.title);
  const groups = menus.map((group) => ({ group, items: itemsOf(group, word) })).filter(({ items }) => items.length > 0);
  return (
    <>
      <PageHeader title={texts.title} purpose={texts.purpose} />
      <div className={styles.search}>
        <SearchField
          labels={{ label: texts.search, clear: texts.clear }}
          placeholder={texts.hint}
          value={word}
          onSearch={setWord}
        />
      </div>
      {groups.length === 0 && <EmptyState title={texts.none(word.trim())}>{texts.noneText}</EmptyState>}
      <div className={styles.groups}>
        {groups.map(({ group, items }) => (
          <section key={group.menuId}>
            <h2>{group.menuNm}</h2>
            <ul>
              {items.map((menu) => (
                <Item key={menu.menuId} menu={menu} own={own} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}

/** The menus of a group that open something and fit the word; a menu without children is its own group. */
function itemsOf(group: Menu, word: string): Menu[] {
  const wanted = word.normalize('NFC').trim().toLowerCase();
  const all = group.children.length > 0 ? flattenMenus(group.children) : [group];
  return all.filter((menu) => targetOf(menu) !== undefined && menu.menuNm.toLowerCase().includes(wanted));
}

function Item({ menu, own }: { readonly menu: Menu; readonly own: OwnMenus }) {
  const texts = useTexts(homeTexts).sitemap;
  const note = menu.devAt === 'Y' ? texts.inPreparation : menu.linkAt === 'Y' ? texts.opensOutside : undefined;
  return (
    <li>
      <AppLink to={targetOf(menu) ?? '/'}>{menu.menuNm}</AppLink>
      {note && <small>{note}</small>}
      <FavouriteButton
        label={texts.mark(menu.menuNm)}
        isOn={own.isFavourite(menu.menuId)}
        onToggle={() => own.toggle(menu.menuId)}
      />
    </li>
  );
}
