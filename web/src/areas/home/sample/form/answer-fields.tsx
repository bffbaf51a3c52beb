import { AttachmentField, type AttachmentLimits } from '../../../../blocks/file/attachment-field.tsx';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { Field } from '../../../../ui/field.tsx';
import { Checkbox } from '../../../../ui/checkbox.tsx';
import { PasswordField } from '../../../../ui/password-field.tsx';
import { RadioGroup } from '../../../../ui/radio-group.tsx';
import { Switch } from '../../../../ui/switch.tsx';
import { sampleTexts } from '../texts.ts';
import type { FieldsProps } from './fields-props.ts';

const LIMITS: AttachmentLimits = {
  fileCount: 3,
  fileSize: 5 * 1024 * 1024,
  extensionList: ['pdf', 'jpg', 'jpeg', 'png'],
};

/** The fields for the answer, and those that no browser keeps. */
export function AnswerFields({ form }: FieldsProps) {
  const texts = useTexts(sampleTexts).form;
  const { idOf, errors } = form;
  return (
    <>
      <RadioGroup
        {...form.pick('locale')}
        label={texts.locale}
        column
        options={[
          { value: 'ko', label: '한국어' },
          { value: 'en', label: 'English' },
          { value: 'ja', label: '日本語', note: texts.localeUnknown },
        ]}
      />
      <Switch label={texts.notify} note={texts.notifyNote} {...form.flag('notify')} />
      <AttachmentField
        {...form.pick('files')}
        label={texts.files}
        mark="optional"
        onRunningChange={form.countRunning}
        limits={LIMITS}
      />
      <PasswordField
        {...form.text('secret')}
        label={texts.secret}
        mark="optional"
        help={texts.secretHelp}
        autoComplete="new-password"
      />
      <Field as="legend" id={idOf('consent')} label={texts.consent} hideLabel error={errors.consent}>
        {({ aria }) => <Checkbox {...form.tick('consent')} {...aria} label={texts.consentText} />}
      </Field>
    </>
  );
}
