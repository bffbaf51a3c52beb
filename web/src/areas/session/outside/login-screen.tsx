import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';

import { AppLink } from '../../../blocks/navigation/app-link.tsx';
import { useScreenTitle } from '../../../blocks/navigation/use-screen-title.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { portal } from '../../../platform/portal.ts';
import { useLoginInfo } from '../../../platform/session/use-session.ts';
import { SignInForm } from '../parts/sign-in-form.tsx';
import { useSignIn } from '../parts/use-sign-in.ts';
import { NarrowPage } from './narrow-page.tsx';
import styles from './narrow-page.module.css';
import { outsideTexts } from './texts.ts';

/** Sign-in for people from outside the university: the same session, their own words and ways. */
export function HyfiveLoginScreen() {
  const texts = useTexts(outsideTexts);
  const navigate = useNavigate();
  const signIn = useSignIn();
  const isSignedIn = useLoginInfo() !== undefined;
  useScreenTitle(texts.loginScreenTitle);
  useEffect(() => {
    if (isSignedIn) void navigate({ to: '/dashboard', replace: true });
  }, [isSignedIn, navigate]);
  return (
    <NarrowPage title={texts.loginTitle} purpose={texts.loginPurpose}>
      <SignInForm
        signIn={signIn}
        redirect="/dashboard"
        names={{ username: texts.email, missing: texts.missingEmail }}
        isOutside
      />
      <div className={styles.links}>
        {portal.mail && (
          <AppLink to="/session/password/form" className={styles.link}>
            {texts.forgot}
          </AppLink>
        )}
        <AppLink to="/hyfive/signup" className={styles.link}>
          {texts.toSignUp}
        </AppLink>
        <AppLink to="/login" className={styles.link}>
          {texts.toUniversity}
        </AppLink>
      </div>
    </NarrowPage>
  );
}
