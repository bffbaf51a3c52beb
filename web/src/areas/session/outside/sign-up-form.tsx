import { outside } from '@naru/contract/areas/outside.ts';
import { useEffect } from 'react';

import { checkByContract } from '../../../blocks/form/contract-resolver.ts';
import { DayField } from '../../../blocks/form/day-field.tsx';
import { Form } from '../../../blocks/form/form.tsx';
import { useKeptForm } from '../../../blocks/form/use-kept-form.ts';
import { useLocale } from '../../../platform/i18n/locale.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCallMutation } from '../../../platform/query/use-call-mutation.ts';
import { Button } from '../../../ui/button.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { Agreements } from './agreements.tsx';
import styles from './narrow-page.module.css';
import { BLANK, NOT_KEPT, type SignUpValues } from './sign-up-values.ts';
import { outsideTexts } from './texts.ts';

const contract = checkByContract(
  async () => (await import('@naru/contract/areas/outside.ts?schema')).outside.signUp.body,
);

/** Signs a person up from outside; keeps what was typed, whatever the answer. */
export function SignUpForm({ onSent }: { readonly onSent: (email: string) => void }) {
  const texts = useTexts(outsideTexts);
  const locale = useLocale();
  const form = useKeptForm({
    name: 'sign-up',
    // In the order of the form.
    names: {
      name: texts.name,
      email: texts.email,
      birthDate: texts.birthDate,
      password: texts.password,
      agreedList: texts.agreements,
    },
    initial: BLANK,
    leaveOut: NOT_KEPT,
    contract,
  });
  const signUp = useCallMutation(outside.signUp, { alertMessage: null });
  useEffect(() => contract.preload(), []);
  const send = (values: SignUpValues): void =>
    signUp.mutate(
      { body: { ...values, birthDate: values.birthDate ?? '', locale } },
      {
        onSuccess: () => {
          form.drop();
          onSent(values.email.trim());
        },
        onError: form.refuse,
      },
    );
  const agreed = form.pick('agreedList');
  return (
    <Form
      className={styles.form}
      form={form}
      onSend={send}
      words={{}}
      actions={
        <Button type="submit" variant="primary" size="large" wide busy={signUp.isPending} busyLabel={texts.sending}>
          {texts.send}
        </Button>
      }
    >
      <TextField {...form.text('name')} label={texts.name} size="large" autoComplete="name" maxLength={60} />
      <TextField
        {...form.text('email')}
        label={texts.email}
        type="email"
        size="large"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <DayField
        {...form.day('birthDate')}
        far
        label={texts.birthDate}
        help={texts.birthDateHelp}
        size="large"
        to="today"
        hasYear
      />
      <PasswordField
        {...form.text('password')}
        label={texts.password}
        help={texts.passwordHelp}
        size="large"
        autoComplete="new-password"
      />
      <Agreements id={agreed.id} value={agreed.value} onChange={agreed.onValueChange} error={agreed.error} />
    </Form>
  );
}
