import IconBuilding from '@tabler/icons-react/dist/esm/icons/IconBuilding.mjs';
import { useRef, useState, type FormEvent } from 'react';

import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { portal } from '../../../platform/portal.ts';
import { searchText } from '../../../platform/route.ts';
import { Button } from '../../../ui/button.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { sessionTexts } from '../texts.ts';
import styles from './sign-in-form.module.css';
import type { SignIn } from './use-sign-in.ts';

export interface SignInFormProps {
  readonly signIn: SignIn;
  readonly redirect: string;
  /** The label of the name where it is no number of the university. */
  readonly names?: { readonly username: string; readonly missing: string };
  /** People from outside have no single sign-on. */
  readonly isOutside?: boolean;
}

/**
 * Keeps what was typed, whatever the answer. Two fields by hand, because the form block would triple the first load of
 * sign-in (docs/decisions/052-one-form-mechanism.md).
 */
export function SignInForm({ signIn, redirect, names, isOutside = false }: SignInFormProps) {
  const texts = useTexts(sessionTexts).login;
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [sharedPc, setSharedPc] = useState(false);
  const [wasSubmitted, setSubmitted] = useState(false);
  const nameField = useRef<HTMLInputElement>(null);
  const passwordField = useRef<HTMLInputElement>(null);

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setSubmitted(true);
    if (username.trim() === '') return nameField.current?.focus();
    if (password === '') return passwordField.current?.focus();
    void signIn.run({ username: username.trim(), password, sharedPc });
  };
  const missing = (isMissing: boolean, text: string): string | undefined =>
    wasSubmitted && isMissing ? text : undefined;
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <TextField
        ref={nameField}
        label={names?.username ?? texts.username}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        size="large"
        value={username}
        error={missing(username.trim() === '', names?.missing ?? texts.missingUsername)}
        onChange={(event) => setUsername(event.target.value)}
      />
      <PasswordField
        ref={passwordField}
        label={texts.password}
        name="password"
        autoComplete="current-password"
        placeholder={texts.passwordHint}
        size="large"
        value={password}
        error={missing(password === '', texts.missingPassword)}
        onChange={(event) => setPassword(event.target.value)}
      />
      <Checkbox
        label={texts.sharedPc}
        note={texts.sharedPcHelp}
        checked={sharedPc}
        onChange={(event) => setSharedPc(event.target.checked)}
      />
      <Failure signIn={signIn} />
      <Button
        type="submit"
        variant="primary"
        size="large"
        wide
        busy={signIn.pending !== undefined}
        busyLabel={texts.busy}
      >
        {texts.submit}
      </Button>
      {portal.sso && !isOutside && (
        <>
          <p className={styles.or}>{texts.or}</p>
          <ButtonLink
            variant="outline"
            size="large"
            wide
            icon={IconBuilding}
            href={`/api/auth/oidc/start${searchText({ redirect })}`}
          >
            {texts.sso}
          </ButtonLink>
        </>
      )}
    </form>
  );
}

/** Shows the server's message without its code, and how long to wait where it says so. */
function Failure({ signIn }: { readonly signIn: SignIn }) {
  const texts = useTexts(sessionTexts).login;
  const format = useFormat();
  const { failure } = signIn;
  if (!failure) return null;
  const { retryAfter } = (failure.output ?? {}) as { retryAfter?: number }; // the server's own failures carry it
  return (
    <Notice tone="red" live="assertive" title={failure.serverMessage ?? failure.message}>
      {retryAfter === undefined ? undefined : texts.wait(format.number(retryAfter))}
    </Notice>
  );
}
