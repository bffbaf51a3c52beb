import { TEST_MOST } from '@naru/contract/areas/ability/words.ts';
import { countCharacters } from '@naru/contract/shared/required-text.ts';

import { FormDialog } from '../../../blocks/form/form-dialog.tsx';
import { usePageForm } from '../../../blocks/form/use-page-form.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { TextField } from '../../../ui/text-field.tsx';
import { participationTexts } from './texts.ts';

export interface ReasonDialogProps {
  readonly onGiven: (reason: string) => void;
  readonly onClose: () => void;
}

const REASON_LEAST = 5;

/** Asks why names are to be seen. */
export function ReasonDialog({ onGiven, onClose }: ReasonDialogProps) {
  const texts = useTexts(participationTexts).missing;
  const form = usePageForm({
    names: { reason: texts.reason },
    initial: { reason: '' },
    check: ({ reason }) => (countCharacters(reason) < REASON_LEAST ? { reason: texts.reasonShort } : {}),
  });
  return (
    <FormDialog
      form={form}
      onSend={({ reason }) => onGiven(reason.trim())}
      onClose={onClose}
      isSending={false}
      title={texts.title}
      description={texts.text}
      words={{ submit: texts.show, keep: texts.keep, failed: texts.failed, conflict: { text: texts.conflict } }}
    >
      <TextField {...form.text('reason')} label={texts.reason} help={texts.reasonHelp} maxLength={TEST_MOST.reason} />
    </FormDialog>
  );
}
