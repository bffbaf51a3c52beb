import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import IconWorld from '@tabler/icons-react/dist/esm/icons/IconWorld.mjs';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import { useNavigate } from '@tanstack/react-router';

import { BrandMark } from '../../blocks/brand/brand-mark.tsx';
import { AppLink } from '../../blocks/navigation/app-link.tsx';
import { chooseLocale, useLocale, withTexts } from '../../platform/i18n/locale.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { useLoginInfo, useMemberInfo } from '../../platform/session/use-session.ts';
import { AfterFirstPaint } from '../../ui/after-first-paint.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { Icon } from '../../ui/icon.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { KeyHint } from '../../ui/key-hint.tsx';
import { loadOnUse } from '../../ui/load-on-use.tsx';
import { Menu } from '../../ui/menu.tsx';
import { MenuSearch, useMenuSearch } from './menu-search.tsx';
import { shellTexts } from './texts.ts';
import styles from './top-bar.module.css';

/** Comes after the first paint, which it would make heavier; its place is kept. */
const NotificationBell = loadOnUse(
  async () => (await withTexts(import('../../blocks/notification/notification-bell.tsx'))).NotificationBell,
);

/** Search, language, notifications and person. */
export function TopBar() {
  const texts = useTexts(shellTexts);
  const search = useMenuSearch();
  return (
    <header className={styles.bar}>
      <div className={styles.inner}>
        <AfterFirstPaint>
          <AppLink to="/dashboard" className={styles.brand}>
            <BrandMark />
            <b>{texts.product}</b>
          </AppLink>
          <button type="button" className={styles.search} onClick={search.open} aria-haspopup="dialog">
            <Icon of={IconSearch} />
            <span>{texts.searchHint}</span>
            <KeyHint>/</KeyHint>
          </button>
          <span className={styles.gap} />
          <span className={styles.phoneSearch}>
            <IconButton icon={IconSearch} label={texts.search} onClick={search.open} />
          </span>
          <LanguageMenu />
          <span className={styles.bell}>
            <NotificationBell />
          </span>
          <PersonMenu />
        </AfterFirstPaint>
      </div>
      <MenuSearch isOpen={search.isOpen} onClose={search.close} />
    </header>
  );
}

function LanguageMenu() {
  const texts = useTexts(shellTexts);
  const locale = useLocale();
  return (
    <span className={styles.language}>
      <Menu
        label={texts.languageLabel}
        align="end"
        entries={[
          { id: 'ko', label: texts.languageKo, chosen: locale === 'ko', onSelect: () => void chooseLocale('ko') },
          { id: 'en', label: texts.languageEn, chosen: locale === 'en', onSelect: () => void chooseLocale('en') },
        ]}
        trigger={(props) => (
          <button type="button" className={styles.choice} {...props}>
            <Icon of={IconWorld} />
            <span>{texts.language}</span>
          </button>
        )}
      />
    </span>
  );
}

function PersonMenu() {
  const texts = useTexts(shellTexts);
  const name = useLoginInfo()?.name ?? '';
  const member = useMemberInfo();
  const navigate = useNavigate();
  return (
    <Menu
      label={texts.person}
      align="end"
      entries={[
        {
          id: 'account',
          label: texts.account,
          ...(member?.member.departmentName && { note: member.member.departmentName }),
          onSelect: () => void navigate({ to: '/session/account/form' }),
        },
        { id: 'signOut', label: texts.signOut, apart: true, onSelect: () => void navigate({ to: '/logout' }) },
      ]}
      trigger={(props) => (
        <button type="button" className={styles.person} {...props}>
          <Avatar name={name} />
          <span className={styles.names}>
            <b>{name}</b>
            <span>{member?.member.departmentName ?? ''}</span>
          </span>
          <span className={styles.open}>
            <Icon of={IconChevronDown} size={16} />
          </span>
          <span className="visually-hidden">{texts.person}</span>
        </button>
      )}
    />
  );
}
