import { useRouterState, useSearch } from '@tanstack/react-router';

import { AccessDenied } from '../../blocks/navigation/access-denied.tsx';
import { accessDeniedTexts } from '../../blocks/navigation/access-denied-texts.ts';
import { AppLink } from '../../blocks/navigation/app-link.tsx';
import { useScreenTitle } from '../../blocks/navigation/use-screen-title.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { useLoginInfo } from '../../platform/session/use-session.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Notice } from '../../ui/notice.tsx';
import styles from './index-screen.module.css';
import { homeTexts } from './texts.ts';

/** The way in; and where a refused access is explained. */
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
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{texts.title}</h1>
      <p className={styles.purpose}>{texts.purpose}</p>
      {loginInfo && !mayOpenHome ? (
        <Notice
          title={texts.outsiderTitle}
          action={
            <ButtonLink as={(slot) => <AppLink to="/session/account/form" {...slot} />}>{texts.account}</ButtonLink>
          }
        >
          {texts.outsiderText}
        </Notice>
      ) : (
        <ButtonLink
          variant="primary"
          size="large"
          as={(slot) => <AppLink to={loginInfo ? '/dashboard' : '/login'} {...slot} />}
        >
          {loginInfo ? texts.toDashboard : texts.signIn}
        </ButtonLink>
      )}
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
