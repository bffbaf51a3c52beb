import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';

import { BrandMark } from '../../blocks/brand/brand-mark.tsx';
import { AppLink } from '../../blocks/navigation/app-link.tsx';
import { withTexts } from '../../platform/i18n/locale.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { AfterFirstPaint } from '../../ui/after-first-paint.tsx';
import { Icon } from '../../ui/icon.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { KeyHint } from '../../ui/key-hint.tsx';
import { loadOnUse } from '../../ui/load-on-use.tsx';
import { MenuSearch, useMenuSearch } from './menu-search.tsx';
import { shellTexts } from './texts.ts';
import styles from './top-bar.module.css';
import { useNavigation } from './use-navigation.ts';

/** They come after the first paint, which they would make heavier. */
const BarTools = loadOnUse(async () => (await withTexts(import('./bar/bar-tools.tsx'))).BarTools);

/** A phone's, beyond the home. */
const PhonePlace = loadOnUse(async () => (await withTexts(import('./bar/phone-place.tsx'))).PhonePlace);

/** Search, language, notifications and person. */
export function TopBar() {
  const texts = useTexts(shellTexts);
  const search = useMenuSearch();
  const isHome = useNavigation().path === '/dashboard';
  return (
    <header className={styles.bar}>
      <div className={styles.inner}>
        <AfterFirstPaint>
          {isHome ? (
            <AppLink to="/dashboard" className={styles.brand}>
              <BrandMark />
              <b>{texts.product}</b>
            </AppLink>
          ) : (
            <span className={styles.place}>
              <PhonePlace />
            </span>
          )}
          <button type="button" className={styles.search} onClick={search.open} aria-haspopup="dialog">
            <Icon of={IconSearch} />
            <span>{texts.searchHint}</span>
            {search.hasSlash && <KeyHint>/</KeyHint>}
          </button>
          <span className={styles.gap} />
          <span className={styles.phoneSearch}>
            <IconButton icon={IconSearch} label={texts.search} onClick={search.open} />
          </span>
          <BarTools isHome={isHome} />
        </AfterFirstPaint>
      </div>
      <MenuSearch isOpen={search.isOpen} onClose={search.close} />
    </header>
  );
}
