import type { InstrumentScale } from '@naru/contract/areas/ability/instrument.ts';

import { FormDialog } from '../../../blocks/form/form-dialog.tsx';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { instrumentTexts } from './texts.ts';
import { useDraftForm } from './use-draft-form.ts';
import type { VersionDetail } from './version-screen.tsx';

interface ScaleDialogProps {
  readonly instrument: VersionDetail;
  readonly scale: InstrumentScale;
  readonly onClose: () => void;
}

type Values = Record<string, string>;

const MOST = { name: 40, definition: 400, level: 600 } as const;

/** The words of one scale and of its levels, in both languages. */
export function ScaleDialog({ instrument, scale, onClose }: ScaleDialogProps) {
  const all = useTexts(instrumentTexts);
  const texts = all.scale;
  const { code, name, definition, levelList } = scale;
  // By the names of the call's fields, so that what it refuses stands at its field.
  const fields = [
    { field: 'name.ko', label: texts.name, value: name.ko, most: MOST.name },
    { field: 'name.en', label: texts.nameEn, value: name.en, most: MOST.name },
    { field: 'definition.ko', label: texts.definition, value: definition.ko, most: MOST.definition },
    { field: 'definition.en', label: texts.definitionEn, value: definition.en, most: MOST.definition },
    ...levelList.flatMap(({ level, text }, at) => [
      { field: `levelList.${at}.text.ko`, label: texts.level(all.levels[level]), value: text.ko, most: MOST.level },
      { field: `levelList.${at}.text.en`, label: texts.levelEn(all.levels[level]), value: text.en, most: MOST.level },
    ]),
  ];
  const { form, send, isSending, words } = useDraftForm<Values, string>({
    instrument,
    names: Object.fromEntries(fields.map(({ field, label }) => [field, label])),
    initial: Object.fromEntries(fields.map(({ field, value }) => [keyOf(field), value])),
    within: 'scale',
    change: (values) => ({
      scale: {
        code,
        name: wordsAt(values, 'name'),
        definition: wordsAt(values, 'definition'),
        levelList: levelList.map(({ level }, at) => ({ level, text: wordsAt(values, `levelList.${at}.text`) })),
      },
    }),
    required: (values) => Object.fromEntries(fields.map(({ field }) => [field, values[keyOf(field)] ?? ''])),
    onClose,
  });
  return (
    <FormDialog
      form={form}
      onSend={send}
      onClose={onClose}
      isSending={isSending}
      title={texts.editTitle(code)}
      size="large"
      words={words}
    >
      {fields.map(({ field, label, most }) => {
        const bound = form.text(keyOf(field), field);
        const lang = field.endsWith('en') ? 'en' : undefined;
        return most === MOST.name ? (
          <TextField key={field} {...bound} label={label} maxLength={most} lang={lang} />
        ) : (
          <TextArea key={field} {...bound} label={label} rows={2} maxLength={most} lang={lang} />
        );
      })}
    </FormDialog>
  );
}

/** A dot in the name of a value would lead into an object. */
const keyOf = (field: string): string => field.replaceAll('.', '_');

const wordsAt = (values: Values, field: string) => ({
  ko: values[keyOf(`${field}.ko`)] ?? '',
  en: values[keyOf(`${field}.en`)] ?? '',
});
