import IconBuilding from '@tabler/icons-react/dist/esm/icons/IconBuilding.mjs';
import { useRef, useState, type FormEvent } from 'react';

import { FormFailure } from '../../../blocks/form/form-failure.tsx';
import { sortServerErrors } from '../../../blocks/form/server-errors.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { portal } from '../../../platform/portal.ts';
import { searchText } from '../../../platform/route.ts';
import { Button } from '../../../ui/button.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
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

const FIELDS = ['username', 'password'] as const;

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
  const { failure } = signIn;
  const { atFields, elsewhere } = sortServerErrors(failure, FIELDS);
  const errorOf = (field: (typeof FIELDS)[number], isMissing: boolean, text: string): string | undefined =>
    wasSubmitted && isMissing ? text : atFields.find((one) => one.field === field)?.message;
  const isElsewhere = failure !== undefined && (atFields.length === 0 || elsewhere.length > 0);
  const said = isElsewhere ? elsewhere.join(' ') || (failure.serverMessage ?? failure.message) : null;
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
        error={errorOf('username', username.trim() === '', names?.missing ?? texts.missingUsername)}
        onChange={(event) => setUsername(event.target.value)}
      />
      <PasswordField
        ref={passwordField}
        label={texts.password}
        name="password"
        autoComplete="current-password"
        placeholder={texts.passwordHint}
        size="large"
        labels={{ show: texts.showPassword, hide: texts.hidePassword }}
        value={password}
        error={errorOf('password', password === '', texts.missingPassword)}
        onChange={(event) => setPassword(event.target.value)}
      />
      <Checkbox
        label={texts.sharedPc}
        note={texts.sharedPcHelp}
        checked={sharedPc}
        onChange={(event) => setSharedPc(event.target.checked)}
      />
      <FormFailure frame={{ failure: failure ?? null, elsewhere: said }} words={{ wait: texts.wait }} />
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
