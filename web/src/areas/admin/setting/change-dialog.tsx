import { SETTING_MOST, settings, type Setting } from '@naru/contract/areas/settings.ts';

import { FormDialog } from '../../../blocks/form/form-dialog.tsx';
import { usePageForm } from '../../../blocks/form/use-page-form.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCallMutation } from '../../../platform/query/use-call-mutation.ts';
import { NumberField } from '../../../ui/number-field.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { LogoField } from './logo-field.tsx';
import { settingTexts } from './texts.ts';

export interface ChangeDialogProps {
  readonly setting: Setting;
  /** The value that it begins with: the one in force, or an earlier one. */
  readonly start: Setting['value'];
  readonly onClose: () => void;
}

interface ChangeValues {
  readonly value: string;
  readonly reason: string;
}
type ChangeField = 'value' | 'reason';

/** A new value and the reason for it. */
export function ChangeDialog({ setting, start, onClose }: ChangeDialogProps) {
  const texts = useTexts(settingTexts);
  const format = useFormat();
  const { key, kind, range, version, description } = setting;
  const change = useCallMutation(settings.changeSetting, { alertMessage: null });
  const isNumber = kind === 'number';
  const form = usePageForm<ChangeValues, ChangeField>({
    names: { value: texts.value, reason: texts.reason },
    initial: { value: String(start), reason: '' },
    check: ({ value, reason }) => ({
      ...(isNumber && value === '' && { value: texts.noNumber }),
      ...(reason.trim() === '' && { reason: texts.noReason }),
    }),
    keptAs: key,
  });
  const send = ({ value, reason }: ChangeValues): void =>
    change.mutate(
      { params: { key }, body: { value: isNumber ? Number(value) : value.trim(), version, reason: reason.trim() } },
      {
        onSuccess: () => {
          onClose();
          showToast({ text: texts.changedNow });
        },
        onError: form.refuse,
      },
    );
  const help = range
    ? texts.between(format.number(range.min), format.number(range.max))
    : kind === 'number' || kind === 'logo'
      ? undefined
      : texts.help[kind];
  return (
    <FormDialog
      form={form}
      onSend={send}
      onClose={onClose}
      isSending={change.isPending}
      title={texts.changeTitle}
      description={`${description}. ${texts.changeText}`}
      words={{ submit: texts.save, sending: texts.saving, failed: texts.failed, conflict: { text: texts.conflict } }}
    >
      {isNumber && (
        <NumberField
          {...form.pick('value')}
          label={texts.value}
          help={help}
          value={form.values.value === '' ? null : Number(form.values.value)}
          onValueChange={(value) => form.pick('value').onValueChange(value === null ? '' : String(value))}
        />
      )}
      {kind === 'logo' && <LogoField {...form.pick('value')} />}
      {!isNumber && kind !== 'logo' && (
        <TextField
          {...form.text('value')}
          label={texts.value}
          help={help}
          maxLength={kind === 'address' ? SETTING_MOST.address : SETTING_MOST.text}
        />
      )}
      <TextArea
        {...form.text('reason')}
        label={texts.reason}
        help={texts.reasonHelp}
        maxLength={SETTING_MOST.reason}
        rows={2}
      />
    </FormDialog>
  );
}
