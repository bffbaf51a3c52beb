import type { InstrumentItem } from '@naru/contract/areas/ability/instrument.ts';

import { FormDialog } from '../../../blocks/form/form-dialog.tsx';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { TextArea } from '../../../ui/text-area.tsx';
import { instrumentTexts } from './texts.ts';
import { useDraftForm } from './use-draft-form.ts';
import type { VersionDetail } from './version-screen.tsx';

interface ItemDialogProps {
  readonly instrument: VersionDetail;
  readonly item: InstrumentItem;
  readonly onClose: () => void;
}

/** The words of one item, in both languages. */
export function ItemDialog({ instrument, item, onClose }: ItemDialogProps) {
  const texts = useTexts(instrumentTexts).item;
  const { code, text } = item;
  const { form, send, isSending, words } = useDraftForm({
    instrument,
    names: { 'text.ko': texts.text, 'text.en': texts.textEn },
    initial: { ko: text.ko, en: text.en },
    within: 'item',
    change: (values) => ({ item: { code, text: values } }),
    required: ({ ko, en }) => ({ 'text.ko': ko, 'text.en': en }),
    onClose,
  });
  return (
    <FormDialog
      form={form}
      onSend={send}
      onClose={onClose}
      isSending={isSending}
      title={texts.editTitle(code)}
      words={words}
    >
      <TextArea {...form.text('ko', 'text.ko')} label={texts.text} rows={2} maxLength={300} />
      <TextArea {...form.text('en', 'text.en')} label={texts.textEn} rows={2} maxLength={300} lang="en" />
    </FormDialog>
  );
}
