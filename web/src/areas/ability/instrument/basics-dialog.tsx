import { TEST_MOST } from '@naru/contract/areas/ability/words.ts';

import { FormDialog } from '../../../blocks/form/form-dialog.tsx';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { NumberField } from '../../../ui/number-field.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { basicsOf, beginWith, requiredOf, type BasicsField, type BasicsValues } from './basics-values.ts';
import { instrumentTexts } from './texts.ts';
import { useDraftForm } from './use-draft-form.ts';
import type { VersionDetail } from './version-screen.tsx';

interface BasicsDialogProps {
  readonly instrument: VersionDetail;
  readonly onClose: () => void;
}

/** A form for the description of a draft and its times. */
export function BasicsDialog({ instrument, onClose }: BasicsDialogProps) {
  const texts = useTexts(instrumentTexts).form;
  const { form, send, isSending, words } = useDraftForm<BasicsValues, BasicsField>({
    instrument,
    names: {
      'name.ko': texts.name,
      'name.en': texts.nameEn,
      'summary.ko': texts.summary,
      'summary.en': texts.summaryEn,
      'instructions.ko': texts.instructions,
      'instructions.en': texts.instructionsEn,
      minutes: texts.minutes,
      itemsPerPage: texts.itemsPerPage,
      retakeDays: texts.retakeDays,
      'source.ko': texts.source,
      'source.en': texts.sourceEn,
      'evidence.ko': texts.evidence,
      'evidence.en': texts.evidenceEn,
    },
    initial: beginWith(instrument.content),
    within: 'basics',
    change: (values) => ({ basics: basicsOf(values) }),
    required: requiredOf,
    onClose,
  });
  const area = { rows: 2, maxLength: TEST_MOST.text };
  return (
    <FormDialog
      form={form}
      onSend={send}
      onClose={onClose}
      isSending={isSending}
      title={texts.basicsTitle}
      description={texts.basicsText}
      size="large"
      words={words}
    >
      <TextField {...form.text('nameKo', 'name.ko')} label={texts.name} maxLength={TEST_MOST.name} />
      <TextField {...form.text('nameEn', 'name.en')} label={texts.nameEn} maxLength={TEST_MOST.name} lang="en" />
      <TextArea {...form.text('summaryKo', 'summary.ko')} label={texts.summary} rows={2} maxLength={400} />
      <TextArea {...form.text('summaryEn', 'summary.en')} label={texts.summaryEn} rows={2} maxLength={400} lang="en" />
      <TextArea {...form.text('instructionsKo', 'instructions.ko')} label={texts.instructions} {...area} />
      <TextArea {...form.text('instructionsEn', 'instructions.en')} label={texts.instructionsEn} {...area} lang="en" />
      <NumberField {...form.pick('minutes')} label={texts.minutes} unit={texts.minutesUnit} min={1} max={180} />
      <NumberField {...form.pick('itemsPerPage')} label={texts.itemsPerPage} unit={texts.itemsUnit} min={1} max={20} />
      <NumberField
        {...form.pick('retakeDays')}
        label={texts.retakeDays}
        mark="optional"
        help={texts.retakeHelp}
        unit={texts.days}
        min={1}
        max={730}
      />
      <TextArea {...form.text('sourceKo', 'source.ko')} label={texts.source} {...area} />
      <TextArea {...form.text('sourceEn', 'source.en')} label={texts.sourceEn} {...area} lang="en" />
      <TextArea
        {...form.text('evidenceKo', 'evidence.ko')}
        label={texts.evidence}
        mark="optional"
        help={texts.evidenceHelp}
        {...area}
      />
      <TextArea
        {...form.text('evidenceEn', 'evidence.en')}
        label={texts.evidenceEn}
        mark="optional"
        {...area}
        lang="en"
      />
    </FormDialog>
  );
}
