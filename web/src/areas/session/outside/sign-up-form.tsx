import { outside } from '@naru/contract/areas/outside.ts';
import { useEffect, useId, useState } from 'react';
import { Controller, useForm } from 'react-hook-form';

import { checkByContract } from '../../../blocks/form/contract-resolver.ts';
import { fieldIdOf, listProblems, messageOf, type FieldNames } from '../../../blocks/form/field-problems.ts';
import { showServerErrors } from '../../../blocks/form/server-errors.ts';
import { formTexts } from '../../../blocks/form/texts.ts';
import { useDraft } from '../../../blocks/form/use-draft.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import type { CallError } from '../../../platform/http/call-error.ts';
import { useLocale } from '../../../platform/i18n/locale.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCallMutation } from '../../../platform/query/use-call-mutation.ts';
import { Button } from '../../../ui/button.tsx';
import { DateField } from '../../../ui/date-field.tsx';
import { ErrorSummary } from '../../../ui/error-summary.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { Agreements } from './agreements.tsx';
import { CallFailure } from './call-failure.tsx';
import styles from './narrow-page.module.css';
import { BLANK, FIELDS, NOT_KEPT, type SignUpValues } from './sign-up-values.ts';
import { outsideTexts } from './texts.ts';

const check = checkByContract<SignUpValues>(
  async () => (await import('@naru/contract/areas/outside.ts?schema')).outside.signUp.body,
);

/** Who signs up from outside; what was typed stays, whatever the answer. */
export function SignUpForm({ onSent }: { readonly onSent: (email: string) => void }) {
  const texts = useTexts(outsideTexts);
  const words = useTexts(formTexts);
  const format = useFormat();
  const locale = useLocale();
  const formId = useId();
  const [attempt, setAttempt] = useState(0);
  const [failure, setFailure] = useState<CallError | null>(null);
  const [today] = useState(() => format.dateTime(Date.now(), 'YYYY-MM-DD'));
  const names = {
    name: texts.name,
    email: texts.email,
    birthDate: texts.birthDate,
    password: texts.password,
    agreedList: texts.agreements,
  };
  const form = useForm<SignUpValues, FieldNames>({
    defaultValues: BLANK,
    resolver: check.resolver,
    context: names,
    mode: 'onSubmit',
    shouldFocusError: false,
  });
  const draft = useDraft(form, { name: 'sign-up', blank: BLANK, leaveOut: NOT_KEPT });
  const send = useCallMutation(outside.signUp, { alertMessage: null });
  useEffect(() => check.preload(), []);

  const { control, register, formState } = form;
  const { errors } = formState;
  const idOf = (name: keyof SignUpValues): string => fieldIdOf(formId, name);
  const submit = form.handleSubmit(
    (values) => {
      setFailure(null);
      send.mutate(
        { body: { ...values, birthDate: values.birthDate ?? '', locale } },
        {
          onSuccess: () => {
            draft.drop();
            onSent(values.email.trim());
          },
          onError: (error) => {
            showServerErrors(error, form, FIELDS);
            if (error.code !== '9100') setFailure(error);
            setAttempt((count) => count + 1);
          },
        },
      );
    },
    () => setAttempt((count) => count + 1),
  );
  const problems = listProblems(errors, { formId, names });
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      {attempt > 0 && problems.length > 0 && (
        <ErrorSummary title={words.summary(problems.length)} problems={problems} attempt={attempt} />
      )}
      <TextField
        {...register('name')}
        id={idOf('name')}
        label={texts.name}
        size="large"
        autoComplete="name"
        maxLength={60}
        error={errors.name?.message}
      />
      <TextField
        {...register('email')}
        id={idOf('email')}
        label={texts.email}
        type="email"
        size="large"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.email?.message}
      />
      <Controller
        control={control}
        name="birthDate"
        render={({ field, fieldState }) => (
          <DateField
            far
            id={idOf('birthDate')}
            label={texts.birthDate}
            help={texts.birthDateHelp}
            size="large"
            today={today}
            max={today}
            locale={locale}
            formatDate={(iso) => format.dateTime(iso, 'YYYY. M. D.')}
            labels={{ open: texts.openCalendar, calendar: texts.calendar, loading: texts.loading }}
            value={field.value}
            onValueChange={(value) => field.onChange(value)}
            onBlur={field.onBlur}
            error={messageOf(fieldState.error)}
          />
        )}
      />
      <PasswordField
        {...register('password')}
        id={idOf('password')}
        label={texts.password}
        help={texts.passwordHelp}
        size="large"
        autoComplete="new-password"
        labels={{ show: texts.showPassword, hide: texts.hidePassword }}
        error={errors.password?.message}
      />
      <Controller
        control={control}
        name="agreedList"
        render={({ field, fieldState }) => (
          <Agreements
            id={idOf('agreedList')}
            value={field.value}
            onChange={field.onChange}
            error={messageOf(fieldState.error)}
          />
        )}
      />
      <CallFailure failure={failure} />
      <Button type="submit" variant="primary" size="large" wide busy={send.isPending} busyLabel={texts.sending}>
        {texts.send}
      </Button>
    </form>
  );
}
