import { outside } from '@naru/contract/areas/outside.ts';
import { FAILURE } from '@naru/contract/envelope.ts';
import { useState } from 'react';

import { Form } from '../../../blocks/form/form.tsx';
import { usePageForm } from '../../../blocks/form/use-page-form.ts';
import { AppLink } from '../../../blocks/navigation/app-link.tsx';
import { useScreenTitle } from '../../../blocks/navigation/use-screen-title.ts';
import type { CallError } from '../../../platform/http/call-error.ts';
import { useLocale } from '../../../platform/i18n/locale.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { portal } from '../../../platform/portal.ts';
import { useCallMutation } from '../../../platform/query/use-call-mutation.ts';
import { Button } from '../../../ui/button.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { NarrowPage } from './narrow-page.tsx';
import styles from './narrow-page.module.css';
import { SignUpForm } from './sign-up-form.tsx';
import { outsideTexts } from './texts.ts';
import { useLinkToken } from './use-link-token.ts';

/** S9: signing up from outside: the form, the mailed link, and one tap there. */
export function SignUpScreen() {
  const token = useLinkToken();
  return <SignUp key={token} token={token} />;
}

function SignUp({ token }: { readonly token: string | undefined }) {
  const texts = useTexts(outsideTexts);
  const locale = useLocale();
  const [isAnew, setAnew] = useState(token === undefined);
  const [sentTo, setSentTo] = useState<string | null>(null);
  useScreenTitle(texts.signUpTitle);
  if (!isAnew && token !== undefined) return <Confirmation token={token} onAgain={() => setAnew(true)} />;
  if (!portal.mail) {
    return (
      <NarrowPage title={texts.closedTitle} purpose={texts.closedText(portal.helpDesk[locale])}>
        <ButtonLink as={(slot) => <AppLink to="/landing" {...slot} />}>{texts.home}</ButtonLink>
      </NarrowPage>
    );
  }
  if (sentTo !== null) {
    return (
      <NarrowPage title={texts.sentTitle}>
        <Notice tone="info" live="polite">
          {texts.sentText(sentTo)}
        </Notice>
        <Button onClick={() => setSentTo(null)}>{texts.sentAgain}</Button>
      </NarrowPage>
    );
  }
  return (
    <NarrowPage title={texts.signUpTitle} purpose={texts.signUpPurpose}>
      <SignUpForm onSent={setSentTo} />
      <div className={styles.links}>
        <AppLink to="/hyfive/login" className={styles.link}>
          {texts.toLogin}
        </AppLink>
      </div>
    </NarrowPage>
  );
}

/** Opening the link changes nothing; the password of the sign-up does. */
function Confirmation({ token, onAgain }: { readonly token: string; readonly onAgain: () => void }) {
  const texts = useTexts(outsideTexts);
  const confirm = useCallMutation(outside.confirmSignUp, { alertMessage: null });
  const form = usePageForm({
    kept: 'NOWHERE',
    names: { password: texts.password },
    initial: { password: '' },
    check: ({ password }) => (password === '' ? { password: texts.missing } : {}),
  });
  const refuse = (failure: CallError): void => {
    if (failure.code === FAILURE.wrongPassword.code) form.showProblems({ password: texts.otherPassword });
    else form.refuse(failure);
  };
  if (confirm.data) {
    return (
      <NarrowPage title={texts.confirmedTitle}>
        <Notice tone="info" live="polite">
          {texts.confirmedText(confirm.data.email)}
        </Notice>
        <ButtonLink as={(slot) => <AppLink to="/landing" {...slot} />}>{texts.home}</ButtonLink>
      </NarrowPage>
    );
  }
  if (confirm.error?.code === FAILURE.linkUsed.code) {
    return (
      <NarrowPage title={texts.usedTitle}>
        <Notice tone="red" live="assertive" title={confirm.error.serverMessage ?? confirm.error.message} />
        <Button variant="primary" size="large" wide onClick={onAgain}>
          {texts.again}
        </Button>
      </NarrowPage>
    );
  }
  return (
    <NarrowPage title={texts.confirmTitle} purpose={texts.confirmText}>
      <Form
        className={styles.form}
        form={form}
        onSend={({ password }) => confirm.mutate({ body: { token, password } }, { onError: refuse })}
        isShort
        words={{}}
        actions={
          <Button
            type="submit"
            variant="primary"
            size="large"
            wide
            busy={confirm.isPending}
            busyLabel={texts.confirming}
          >
            {texts.confirm}
          </Button>
        }
      >
        <PasswordField
          {...form.text('password')}
          label={texts.password}
          name="password"
          autoComplete="current-password"
          size="large"
        />
      </Form>
      <Button variant="text" wide onClick={onAgain}>
        {texts.again}
      </Button>
    </NarrowPage>
  );
}
