import IconWorld from '@tabler/icons-react/dist/esm/icons/IconWorld.mjs';
import type { ReactNode } from 'react';

import { BrandMark } from '../../blocks/brand/brand-mark.tsx';
import { AppLink } from '../../blocks/navigation/app-link.tsx';
import { chooseLocale, useLocale } from '../../platform/i18n/locale.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { universityName } from '../../platform/portal.ts';
import { Icon } from '../../ui/icon.tsx';
import { Footer } from './footer.tsx';
import styles from './public-frame.module.css';
import { shellTexts } from './texts.ts';
import { useNavigation } from './use-navigation.ts';
import { usePageFocus } from './use-page-focus.ts';

/** Around the pages that anybody may see. */
export function PublicFrame({ children }: { readonly children: ReactNode }) {
  const texts = useTexts(shellTexts);
  const locale = useLocale();
  const main = usePageFocus(useNavigation().path);
  const other = locale === 'ko' ? 'en' : 'ko';
  return (
    <div className={styles.frame}>
      <a className="skip-link" href="#content">
        {texts.skip}
      </a>
      <header className={styles.bar}>
        <AppLink to="/index" className={styles.brand}>
          <BrandMark />
          <b>{texts.product}</b>
          <span>{universityName(locale)}</span>
        </AppLink>
        <button type="button" className={styles.language} lang={other} onClick={() => void chooseLocale(other)}>
          <Icon of={IconWorld} />
          {other === 'en' ? texts.languageEn : texts.languageKo}
        </button>
      </header>
      <main id="content" ref={main} tabIndex={-1} className={styles.content}>
        {children}
      </main>
      <Footer />
    </div>
  );
}
