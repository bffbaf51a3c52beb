import { outside } from '@naru/contract/areas/outside.ts';
import { FAILURE } from '@naru/contract/envelope.ts';
import { useState } from 'react';

import { Form } from '../../../blocks/form/form.tsx';
import { usePageForm } from '../../../blocks/form/use-page-form.ts';
import { AppLink } from '../../../blocks/navigation/app-link.tsx';
import { useScreenTitle } from '../../../blocks/navigation/use-screen-title.ts';
import { useLocale } from '../../../platform/i18n/locale.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { portal } from '../../../platform/portal.ts';
import { useCallMutation } from '../../../platform/query/use-call-mutation.ts';
import { Button } from '../../../ui/button.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { NarrowPage } from './narrow-page.tsx';
import styles from './narrow-page.module.css';
import { outsideTexts } from './texts.ts';
import { useLinkToken } from './use-link-token.ts';

const SHORTEST = 10;

/** A new password by a mailed link: first the asking, then, with the link, the setting. */
export function ResetScreen() {
  const token = useLinkToken();
  return <Reset key={token} token={token} />;
}

function Reset({ token }: { readonly token: string | undefined }) {
  const texts = useTexts(outsideTexts);
  const [isAsking, setAsking] = useState(token === undefined);
  useScreenTitle(isAsking ? texts.forgotTitle : texts.resetTitle);
  return isAsking || token === undefined ? <Forgot /> : <NewPassword token={token} onAgain={() => setAsking(true)} />;
}

function Forgot() {
  const texts = useTexts(outsideTexts);
  const locale = useLocale();
  const desk = portal.helpDesk[locale];
  const ask = useCallMutation(outside.forgotPassword, { alertMessage: null });
  const form = usePageForm({
    kept: 'NOWHERE',
    names: { username: texts.username },
    initial: { username: '' },
    check: ({ username }) => (username.trim() === '' ? { username: texts.missingUsername } : {}),
  });
  const isClosed = !portal.mail || ask.error?.code === FAILURE.noMail.code;
  if (isClosed) {
    return (
      <NarrowPage title={texts.forgotTitle}>
        <Notice tone="info">{texts.forgotClosed(desk)}</Notice>
        <ToLogin />
      </NarrowPage>
    );
  }
  if (ask.isSuccess) {
    return (
      <NarrowPage title={texts.mailedTitle}>
        <Notice tone="info" live="polite">
          {texts.mailedText(desk)}
        </Notice>
        <ToLogin />
      </NarrowPage>
    );
  }
  return (
    <NarrowPage title={texts.forgotTitle} purpose={texts.forgotPurpose}>
      <Form
        className={styles.form}
        form={form}
        onSend={({ username }) => ask.mutate({ body: { username: username.trim() } }, { onError: form.refuse })}
        isShort
        words={{}}
        actions={
          <Button type="submit" variant="primary" size="large" wide busy={ask.isPending} busyLabel={texts.sending}>
            {texts.mailReset}
          </Button>
        }
      >
        <TextField
          {...form.text('username')}
          label={texts.username}
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          size="large"
        />
      </Form>
      <ToLogin />
    </NarrowPage>
  );
}

function NewPassword({ token, onAgain }: { readonly token: string; readonly onAgain: () => void }) {
  const texts = useTexts(outsideTexts);
  const set = useCallMutation(outside.resetPassword, { alertMessage: null });
  const form = usePageForm({
    kept: 'NOWHERE',
    names: { newPassword: texts.newPassword },
    initial: { newPassword: '' },
    check: ({ newPassword }) =>
      newPassword.length < SHORTEST ? { newPassword: newPassword === '' ? texts.missing : texts.tooShort } : {},
  });
  if (set.isSuccess) {
    return (
      <NarrowPage title={texts.setTitle} purpose={texts.setText}>
        <ButtonLink variant="primary" size="large" wide as={(slot) => <AppLink to="/login" {...slot} />}>
          {texts.toLogin}
        </ButtonLink>
      </NarrowPage>
    );
  }
  if (set.error?.code === FAILURE.linkUsed.code) {
    return (
      <NarrowPage title={texts.usedTitle}>
        <Notice tone="red" live="assertive" title={set.error.serverMessage ?? set.error.message} />
        <Button variant="primary" size="large" wide onClick={onAgain}>
          {texts.askAgain}
        </Button>
      </NarrowPage>
    );
  }
  return (
    <NarrowPage title={texts.resetTitle} purpose={texts.resetPurpose}>
      <Form
        className={styles.form}
        form={form}
        onSend={({ newPassword }) => set.mutate({ body: { token, newPassword } }, { onError: form.refuse })}
        isShort
        words={{}}
        actions={
          <Button type="submit" variant="primary" size="large" wide busy={set.isPending} busyLabel={texts.setting}>
            {texts.setPassword}
          </Button>
        }
      >
        <PasswordField
          {...form.text('newPassword')}
          label={texts.newPassword}
          help={texts.passwordHelp}
          autoComplete="new-password"
          size="large"
        />
      </Form>
    </NarrowPage>
  );
}

function ToLogin() {
  const texts = useTexts(outsideTexts);
  return (
    <div className={styles.links}>
      <AppLink to="/login" className={styles.link}>
        {texts.toLogin}
      </AppLink>
    </div>
  );
}
