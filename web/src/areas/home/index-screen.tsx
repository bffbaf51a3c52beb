import { home } from '@naru/contract/areas/home.ts';
import { useRouterState, useSearch } from '@tanstack/react-router';

import { AppLink } from '../../blocks/navigation/app-link.tsx';
import { useScreenTitle } from '../../blocks/navigation/use-screen-title.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { useCall } from '../../platform/query/use-call.ts';
import { useLoginInfo } from '../../platform/session/use-session.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { DeniedState } from '../../ui/denied-state.tsx';
import { Notice } from '../../ui/notice.tsx';
import styles from './index-screen.module.css';
import { homeTexts } from './texts.ts';

/** The way in; and where a refused access is explained. */
export function IndexScreen() {
  const texts = useTexts(homeTexts);
  const { error }: { error?: string } = useSearch({ strict: false });
  useScreenTitle(error === 'ACCESS' ? texts.denied.title : texts.index.screenTitle);
  return error === 'ACCESS' ? <Denied /> : <Welcome />;
}

/** M9: the missing right in words, and the office that can give it. */
function Denied() {
  const texts = useTexts(homeTexts).denied;
  const menuId = useRouterState({ select: (state) => state.location.state.denied?.menuId });
  const isSignedIn = useLoginInfo() !== undefined;
  const { data: menu } = useCall(
    home.describeMenu,
    { params: { id: menuId ?? '' } },
    { enabled: isSignedIn && menuId !== undefined },
  );
  const facts = menu && [
    { term: texts.right, value: texts.rightValue(menu.menuNm) },
    { term: texts.office, value: menu.office },
  ];
  return (
    <DeniedState
      title={texts.title}
      facts={facts}
      code={texts.code}
      actions={
        <>
          <ButtonLink variant="primary" as={(slot) => <AppLink to="/" {...slot} />}>
            {texts.home}
          </ButtonLink>
          {isSignedIn && <ButtonLink as={(slot) => <AppLink to="/sitemap" {...slot} />}>{texts.sitemap}</ButtonLink>}
        </>
      }
    >
      {menu ? texts.text(menu.menuNm) : texts.textPlain}
    </DeniedState>
  );
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
