import type { Menu } from '@naru/contract/shared/person.ts';

import { AppLink } from '../../../../blocks/navigation/app-link.tsx';
import { useOwnMenus } from '../../../../blocks/navigation/use-own-menus.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { targetOf } from '../../../../platform/menu.ts';
import { Section } from '../../../../ui/section.tsx';
import { laterTexts } from './texts.ts';
import styles from './recent-widget.module.css';

/** M7: marked menus first, then those used last; nothing before there are any. */
export function RecentWidget() {
  const texts = useTexts(laterTexts);
  const { favourites, recent } = useOwnMenus();
  if (favourites.length === 0 && recent.length === 0) return null;
  return (
    <Section
      label={texts.recentLabel}
      title={favourites.length > 0 ? texts.favouriteTitle : texts.recentTitle}
      linkLabel={texts.sitemap}
      link={(slot) => <AppLink to="/sitemap" {...slot} />}
    >
      {favourites.length > 0 && <Rows menus={favourites} />}
      {favourites.length > 0 && recent.length > 0 && <h3 className={styles.more}>{texts.recentTitle}</h3>}
      {recent.length > 0 && <Rows menus={recent} />}
    </Section>
  );
}

function Rows({ menus }: { readonly menus: readonly Menu[] }) {
  return (
    <ul className={styles.rows}>
      {menus.map((menu) => (
        <li key={menu.menuId}>
          <AppLink to={targetOf(menu) ?? '/'}>{menu.menuNm}</AppLink>
        </li>
      ))}
    </ul>
  );
}
