import { useRouterState, useSearch } from '@tanstack/react-router';

import { AccessDenied } from '../../blocks/navigation/access-denied.tsx';
import { accessDeniedTexts } from '../../blocks/navigation/access-denied-texts.ts';
import { AppLink } from '../../blocks/navigation/app-link.tsx';
import { useScreenTitle } from '../../blocks/navigation/use-screen-title.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { useLoginInfo } from '../../platform/session/use-session.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Row } from '../../ui/row.tsx';
import { Section } from '../../ui/section.tsx';
import styles from './index-screen.module.css';
import { homeTexts } from './texts.ts';

/** The entrance, which also explains a refused access. */
export function IndexScreen() {
  const texts = useTexts(homeTexts);
  const { error }: { error?: string } = useSearch({ strict: false });
  const denied = useTexts(accessDeniedTexts);
  const menuId = useRouterState({ select: (state) => state.location.state.denied?.menuId });
  useScreenTitle(error === 'ACCESS' ? denied.title : texts.index.screenTitle);
  return error === 'ACCESS' ? <AccessDenied menuId={menuId} right="R" /> : <Welcome />;
}

function Welcome() {
  const texts = useTexts(homeTexts).index;
  const loginInfo = useLoginInfo();
  const mayOpenHome = loginInfo?.privilegeList.some((held) => held.menuId === 'HOME') ?? false;
  if (loginInfo && !mayOpenHome) return <OutsidersHome name={loginInfo.name} />;
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{texts.title}</h1>
      <p className={styles.purpose}>{texts.purpose}</p>
      <ButtonLink
        variant="primary"
        size="large"
        as={(slot) => <AppLink to={loginInfo ? '/dashboard' : '/login'} {...slot} />}
      >
        {loginInfo ? texts.toDashboard : texts.signIn}
      </ButtonLink>
      <ol className={styles.steps}>
        {texts.steps.map((step) => (
          <li key={step.title}>
            <b>{step.title}</b>
            <span>{step.text}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** The home of people from outside: where their mentoring stands, and what they can do until it opens. */
function OutsidersHome({ name }: { readonly name: string }) {
  const texts = useTexts(homeTexts).index;
  return (
    <>
      <PageHeader title={texts.outsiderGreeting(name)} purpose={texts.outsiderPurpose} />
      <Section title={texts.outsiderTitle} text={texts.outsiderText}>
        <Row gap={12}>
          <ButtonLink variant="primary" as={(slot) => <AppLink to="/session/account/form" {...slot} />}>
            {texts.account}
          </ButtonLink>
          <ButtonLink as={(slot) => <AppLink to="/session/notification/form" {...slot} />}>
            {texts.notifications}
          </ButtonLink>
        </Row>
      </Section>
    </>
  );
}
