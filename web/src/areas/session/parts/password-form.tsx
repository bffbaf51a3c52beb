import { account } from '@naru/contract/areas/account.ts';

import { Form } from '../../../blocks/form/form.tsx';
import { usePageForm } from '../../../blocks/form/use-page-form.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCallMutation } from '../../../platform/query/use-call-mutation.ts';
import { useLoginInfo } from '../../../platform/session/use-session.ts';
import { Button } from '../../../ui/button.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { sessionTexts } from '../texts.ts';
import styles from './password-form.module.css';

const SHORTEST = 10;
const BLANK = { currentPassword: '', newPassword: '' };

/** Sets a new password; the token that comes with it keeps this device signed in. */
export function PasswordForm() {
  const texts = useTexts(sessionTexts).account;
  const username = useLoginInfo()?.username ?? '';
  const change = useCallMutation(account.changePassword, { alertMessage: null, replacesToken: true });
  const form = usePageForm({
    kept: 'NOWHERE',
    names: { currentPassword: texts.currentPassword, newPassword: texts.newPassword },
    initial: BLANK,
    check: ({ currentPassword, newPassword }) => ({
      ...(currentPassword === '' && { currentPassword: texts.missing }),
      ...(newPassword.length < SHORTEST && { newPassword: newPassword === '' ? texts.missing : texts.tooShort }),
    }),
  });
  const send = (body: typeof BLANK): void =>
    change.mutate(
      { body },
      {
        onSuccess: () => {
          form.settle(BLANK);
          showToast({ text: texts.passwordChanged, tone: 'done' });
        },
        onError: form.refuse,
      },
    );
  return (
    <Form
      id="password"
      className={styles.form}
      form={form}
      onSend={send}
      isShort
      words={{}}
      actions={
        <div>
          <Button type="submit" variant="primary" busy={change.isPending} busyLabel={texts.changingPassword}>
            {texts.changePassword}
          </Button>
        </div>
      }
    >
      {/* A password manager must know whose password it keeps. */}
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      <PasswordField {...form.text('currentPassword')} label={texts.currentPassword} autoComplete="current-password" />
      <PasswordField
        {...form.text('newPassword')}
        label={texts.newPassword}
        help={texts.newPasswordHelp}
        autoComplete="new-password"
      />
    </Form>
  );
}
