import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';

import { AppLink } from '../../blocks/navigation/app-link.tsx';
import { useScreenTitle } from '../../blocks/navigation/use-screen-title.ts';
import { useLocale } from '../../platform/i18n/locale.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { portal } from '../../platform/portal.ts';
import { useLoginInfo } from '../../platform/session/use-session.ts';
import { Notice } from '../../ui/notice.tsx';
import { DemoPeople } from './parts/demo-people.tsx';
import { SignInForm } from './parts/sign-in-form.tsx';
import { useSignIn } from './parts/use-sign-in.ts';
import { safeRedirect } from './redirect.ts';
import styles from './login-screen.module.css';
import { sessionTexts } from './texts.ts';

/** Sign-in: by password, by the university's single sign-on, or in demo mode as one of the demo people. */
export function LoginScreen() {
  const texts = useTexts(sessionTexts).login;
  const locale = useLocale();
  const search: { redirect?: string; error?: string } = useSearch({ strict: false });
  const navigate = useNavigate();
  const signIn = useSignIn();
  const handover = useState(readHandover)[0];
  const target = safeRedirect(handover.redirect ?? search.redirect);
  const isSignedIn = useLoginInfo() !== undefined;
  useScreenTitle(texts.screenTitle);
  useSsoHandover(handover.ssoId, signIn.run);

  useEffect(() => {
    if (isSignedIn) void navigate({ href: target, replace: true });
  }, [isSignedIn, navigate, target]);

  return (
    <div className={styles.page}>
      <section className={styles.form}>
        <h1 className={styles.title}>{texts.title}</h1>
        <p className={styles.purpose}>{texts.purpose}</p>
        {search.error === 'SSO' && (
          <Notice tone="amber" live="polite">
            {texts.ssoFailed}
          </Notice>
        )}
        {search.error === 'ENDED' && (
          <Notice tone="info" live="polite">
            {texts.sessionEnded}
          </Notice>
        )}
        <SignInForm signIn={signIn} redirect={target} />
        {portal.mail && (
          <AppLink to="/session/password/form" className={styles.forgot}>
            {texts.forgot}
          </AppLink>
        )}
        <p className={styles.help}>{texts.help(portal.helpDesk[locale])}</p>
      </section>
      {portal.demo && <DemoPeople signIn={signIn} />}
      <div className={styles.waterline} aria-hidden="true">
        <span />
      </div>
    </div>
  );
}

/** Single sign-on comes back with an id in the fragment, which no server sees, and where the person wanted to go. */
function readHandover(): { ssoId: string | undefined; redirect: string | undefined } {
  const fragment = new URLSearchParams(window.location.hash.slice(1));
  return { ssoId: fragment.get('ssoId') ?? undefined, redirect: fragment.get('redirect') ?? undefined };
}

/** Uses the id once, and takes it out of the address and the history. */
function useSsoHandover(ssoId: string | undefined, run: ReturnType<typeof useSignIn>['run']): void {
  const isTaken = useRef(false);
  useEffect(() => {
    if (!ssoId || isTaken.current) return;
    isTaken.current = true;
    window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search);
    void run({ ssoId });
  }, [ssoId, run]);
}
