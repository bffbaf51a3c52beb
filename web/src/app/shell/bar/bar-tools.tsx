import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import IconWorld from '@tabler/icons-react/dist/esm/icons/IconWorld.mjs';
import { useNavigate } from '@tanstack/react-router';

import { NotificationBell } from '../../../blocks/notification/notification-bell.tsx';
import { chooseLocale, useLocale } from '../../../platform/i18n/locale.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useLoginInfo, useMemberInfo } from '../../../platform/session/use-session.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { joinClasses } from '../../../ui/join-classes.ts';
import { Menu } from '../../../ui/menu.tsx';
import { shellTexts } from '../texts.ts';
import styles from '../top-bar.module.css';

/** Language, notifications and person, at the end of the top bar. */
export function BarTools({ isHome }: { readonly isHome: boolean }) {
  return (
    <>
      <LanguageMenu isHome={isHome} />
      <span className={styles.bell}>
        <NotificationBell />
      </span>
      <PersonMenu />
    </>
  );
}

/** On a phone the title takes its place, but for the home's. */
function LanguageMenu({ isHome }: { readonly isHome: boolean }) {
  const texts = useTexts(shellTexts);
  const locale = useLocale();
  return (
    <span className={joinClasses(styles.language, !isHome && styles.wideOnly)}>
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
