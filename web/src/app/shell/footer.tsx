import { AppLink } from '../../blocks/navigation/app-link.tsx';
import { useLocale } from '../../platform/i18n/locale.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { portal } from '../../platform/portal.ts';
import styles from './footer.module.css';
import { shellTexts } from './texts.ts';

/** Keeps terms, privacy and the help desk within reach from every page, in the same place. */
export function Footer() {
  const texts = useTexts(shellTexts).footer;
  const locale = useLocale();
  return (
    <footer className={styles.footer}>
      <AppLink to="/info/tou">{texts.terms}</AppLink>
      <AppLink to="/info/privacy">
        <b>{texts.privacy}</b>
      </AppLink>
      <AppLink to="/info/email">{texts.email}</AppLink>
      <span className={styles.desk}>{portal.helpDesk[locale]}</span>
    </footer>
  );
}
