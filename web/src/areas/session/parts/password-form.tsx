import { account } from '@naru/contract/areas/session.ts';
import { useState, type FormEvent } from 'react';

import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCallMutation } from '../../../platform/query/use-call-mutation.ts';
import { useRuntime } from '../../../platform/session/runtime-context.ts';
import { useLoginInfo } from '../../../platform/session/use-session.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { sessionTexts } from '../texts.ts';
import styles from './password-form.module.css';

const SHORTEST = 10;

/** Sets a new password; the token that comes with it keeps this device signed in. */
export function PasswordForm() {
  const all = useTexts(sessionTexts);
  const texts = all.account;
  const { session } = useRuntime();
  const username = useLoginInfo()?.username ?? '';
  const [current, setCurrent] = useState('');
  const [next, setNext] = useState('');
  const [wasSubmitted, setSubmitted] = useState(false);
  const labels = { show: all.login.showPassword, hide: all.login.hidePassword };
  const change = useCallMutation(account.changePassword, {
    alertMessage: null,
    onSuccess: ({ accessToken }) => {
      session.adoptToken(accessToken);
      setCurrent('');
      setNext('');
      setSubmitted(false);
      showToast({ text: texts.passwordChanged, tone: 'done' });
    },
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setSubmitted(true);
    if (current === '' || next.length < SHORTEST) return;
    change.mutate({ body: { currentPassword: current, newPassword: next } });
  };
  return (
    <form id="password" className={styles.form} onSubmit={submit} noValidate>
      {/* A password manager must know whose password it keeps. */}
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      <PasswordField
        label={texts.currentPassword}
        autoComplete="current-password"
        labels={labels}
        value={current}
        error={wasSubmitted && current === '' ? texts.missing : undefined}
        onChange={(event) => setCurrent(event.target.value)}
      />
      <PasswordField
        label={texts.newPassword}
        help={texts.newPasswordHelp}
        autoComplete="new-password"
        labels={labels}
        value={next}
        error={newPasswordError(wasSubmitted, next, texts)}
        onChange={(event) => setNext(event.target.value)}
      />
      {change.error && (
        <Notice tone="red" live="assertive" title={change.error.serverMessage ?? change.error.message} />
      )}
      <div>
        <Button type="submit" variant="primary" busy={change.isPending} busyLabel={texts.changingPassword}>
          {texts.changePassword}
        </Button>
      </div>
    </form>
  );
}

function newPasswordError(
  wasSubmitted: boolean,
  next: string,
  texts: { missing: string; tooShort: string },
): string | undefined {
  if (!wasSubmitted || next.length >= SHORTEST) return undefined;
  return next === '' ? texts.missing : texts.tooShort;
}
