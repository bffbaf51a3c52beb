import { FeedButton } from '../../blocks/counselling/feed/feed-button.tsx';
import { feedTexts } from '../../blocks/counselling/feed/texts.ts';
import { AppLink } from '../../blocks/navigation/app-link.tsx';
import { useMemberTypeNames } from '../../blocks/navigation/use-member-type-names.ts';
import { useScreenTitle } from '../../blocks/navigation/use-screen-title.ts';
import { joinFacts } from '../../platform/format/facts.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { useMemberInfo } from '../../platform/session/use-session.ts';
import { DefinitionList } from '../../ui/definition-list.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Section } from '../../ui/section.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './account-screen.module.css';
import { ConsentList } from './outside/consent-list.tsx';
import { LookSettings } from './parts/look-settings.tsx';
import { PasswordForm } from './parts/password-form.tsx';
import { SessionList } from './parts/session-list.tsx';
import { ShortcutSetting } from './parts/shortcut-setting.tsx';
import { SignInHistory } from './parts/sign-in-history.tsx';
import { sessionTexts } from './texts.ts';

/** The person's own account: who they are here, the password, the look, and where they are signed in. */
export function AccountScreen() {
  const texts = useTexts(sessionTexts).account;
  useScreenTitle(texts.title);
  return (
    <div className={styles.page}>
      <PageHeader title={texts.title} purpose={texts.purpose} />
      <Profile />
      <Section title={texts.passwordTitle}>
        <PasswordForm />
      </Section>
      <Section title={texts.lookTitle}>
        <LookSettings />
      </Section>
      <Section title={texts.keyTitle}>
        <ShortcutSetting />
      </Section>
      <Section
        title={texts.notificationTitle}
        text={texts.notificationText}
        linkLabel={texts.notificationLink}
        link={(slot) => <AppLink to="/session/notification/form" {...slot} />}
      />
      <Section
        title={texts.exportTitle}
        text={texts.exportText}
        linkLabel={texts.exportLink}
        link={(slot) => <AppLink to="/session/export/list" {...slot} />}
      />
      <CalendarSection />
      <Section title={texts.sessionsTitle} text={texts.sessionsText}>
        <SessionList />
      </Section>
      <ConsentList />
      <Section title={texts.historyTitle} text={texts.historyText}>
        <SignInHistory />
      </Section>
    </div>
  );
}

function Profile() {
  const texts = useTexts(sessionTexts).account;
  const info = useMemberInfo();
  const kinds = useMemberTypeNames(info?.naruMemberTypeList ?? []);
  if (!info) return <Skeleton count={4} />;
  const { member } = info;
  return (
    <Section title={texts.profile}>
      <DefinitionList
        items={[
          { term: texts.name, value: member.name },
          { term: texts.username, value: member.username },
          { term: texts.department, value: joinFacts([member.departmentName, kinds]) || texts.none },
          { term: texts.email, value: member.email ?? texts.none },
        ]}
      />
    </Section>
  );
}

/** People from outside have no appointments here. */
function CalendarSection() {
  const texts = useTexts(feedTexts);
  const info = useMemberInfo();
  if (!info || info.naruMemberTypeList.length === 0) return null;
  return (
    <Section title={texts.sectionTitle} text={texts.sectionText}>
      <FeedButton />
    </Section>
  );
}
