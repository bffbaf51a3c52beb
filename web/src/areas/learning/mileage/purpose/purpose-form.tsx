import { PURPOSE_MOST, type DeskPurpose } from '@naru/contract/areas/learning/mileage/purposes.ts';
import { MILEAGE_MOST } from '@naru/contract/areas/learning/mileage/words.ts';

import { Form } from '../../../../blocks/form/form.tsx';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { Button } from '../../../../ui/button.tsx';
import { NumberField } from '../../../../ui/number-field.tsx';
import { Switch } from '../../../../ui/switch.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import styles from './purpose.module.css';
import { purposeTexts } from './texts.ts';
import { usePurposeForm, type PurposePageForm } from './use-purpose-form.ts';

/** The form of a purpose: what students read, what it asks for, and what a point is worth. */
export function PurposeForm({ purpose }: { readonly purpose: DeskPurpose }) {
  const texts = useTexts(purposeTexts).form;
  const { form, send, isSaving } = usePurposeForm(purpose);
  return (
    <Form
      form={form}
      onSend={send}
      words={{ failed: texts.failed, conflict: { text: texts.conflict } }}
      guard={{ isOn: form.frame.isUnsaved && !isSaving, text: texts.unsaved }}
      className={styles.form}
    >
      <WordFields form={form} />
      <BoundFields form={form} />
      {purpose.wonPerPoint !== null && (
        <NumberField
          {...form.pick('wonPerPoint')}
          label={texts.wonPerPoint}
          help={texts.worthHelp}
          unit={texts.won}
          min={1}
          max={PURPOSE_MOST.won}
        />
      )}
      <Switch {...form.flag('isInUse')} label={texts.isInUse} note={texts.useNote} />
      <div>
        <Button type="submit" variant="primary" busy={isSaving} busyLabel={texts.saving}>
          {texts.save}
        </Button>
      </div>
    </Form>
  );
}

interface FieldsProps {
  readonly form: PurposePageForm;
}

function WordFields({ form }: FieldsProps) {
  const texts = useTexts(purposeTexts).form;
  const text = { mark: 'optional', maxLength: PURPOSE_MOST.text, autoComplete: 'off' } as const;
  return (
    <>
      <div className={styles.two}>
        <TextField {...form.text('nameKo')} label={texts.nameKo} maxLength={PURPOSE_MOST.name} autoComplete="off" />
        <TextField {...form.text('nameEn')} label={texts.nameEn} maxLength={PURPOSE_MOST.name} autoComplete="off" />
      </div>
      <TextField {...form.text('textKo')} label={texts.textKo} help={texts.textHelp} {...text} />
      <TextField {...form.text('textEn')} label={texts.textEn} {...text} />
    </>
  );
}

function BoundFields({ form }: FieldsProps) {
  const texts = useTexts(purposeTexts).form;
  const points = { unit: texts.points, min: 1, max: MILEAGE_MOST.points };
  const times = { mark: 'optional', help: texts.noBound, unit: texts.times, min: 1, max: PURPOSE_MOST.times } as const;
  return (
    <>
      <div className={styles.two}>
        <NumberField {...form.pick('leastPoints')} label={texts.leastPoints} {...points} />
        <NumberField {...form.pick('mostPoints')} label={texts.mostPoints} {...points} />
      </div>
      <NumberField {...form.pick('pointsUnit')} label={texts.pointsUnit} help={texts.unitHelp} {...points} />
      <div className={styles.two}>
        <NumberField {...form.pick('timesTerm')} label={texts.timesTerm} {...times} />
        <NumberField {...form.pick('timesLife')} label={texts.timesLife} {...times} />
      </div>
      <NumberField
        {...form.pick('mostTerms')}
        label={texts.mostTerms}
        mark="optional"
        help={`${texts.termsHelp} ${texts.noBound}`}
        unit={texts.terms}
        min={1}
        max={PURPOSE_MOST.terms}
      />
    </>
  );
}
