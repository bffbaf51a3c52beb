import { Controller } from 'react-hook-form';

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

/** What the call sends, and the fields that no browser keeps. */
export function AnswerFields({ form, idOf }: FieldsProps) {
  const texts = useTexts(sampleTexts).form;
  const { control, register, formState } = form;
  return (
    <>
      <Controller
        control={control}
        name="locale"
        render={({ field, fieldState }) => (
          <RadioGroup
            id={idOf('locale')}
            label={texts.locale}
            column
            error={fieldState.error?.message}
            options={[
              { value: 'ko', label: '한국어' },
              { value: 'en', label: 'English' },
              { value: 'ja', label: '日本語', note: texts.localeUnknown },
            ]}
            value={field.value}
            onValueChange={field.onChange}
          />
        )}
      />
      <Controller
        control={control}
        name="notify"
        render={({ field }) => (
          <Switch label={texts.notify} note={texts.notifyNote} checked={field.value} onCheckedChange={field.onChange} />
        )}
      />
      <Controller
        control={control}
        name="files"
        render={({ field }) => (
          <AttachmentField
            id={idOf('files')}
            label={texts.files}
            mark={texts.optional}
            value={field.value}
            onValueChange={(files) => field.onChange([...files])}
            limits={LIMITS}
          />
        )}
      />
      <PasswordField
        {...register('secret')}
        id={idOf('secret')}
        label={texts.secret}
        mark={texts.optional}
        help={texts.secretHelp}
        autoComplete="new-password"
        error={formState.errors.secret?.message}
        labels={{ show: texts.show, hide: texts.hide }}
      />
      <Field as="legend" id={idOf('consent')} label={texts.consent} hideLabel error={formState.errors.consent?.message}>
        {({ aria }) => <Checkbox {...register('consent')} {...aria} label={texts.consentText} />}
      </Field>
    </>
  );
}
