import { ITEM_MOST } from '@naru/contract/areas/learning/mileage/items.ts';
import { MILEAGE_SOURCES } from '@naru/contract/areas/learning/mileage/rules.ts';
import { MILEAGE_MOST } from '@naru/contract/areas/learning/mileage/words.ts';

import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { NumberField } from '../../../../ui/number-field.tsx';
import { RadioGroup } from '../../../../ui/radio-group.tsx';
import { Select } from '../../../../ui/select.tsx';
import { Switch } from '../../../../ui/switch.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import styles from './item.module.css';
import { itemTexts } from './texts.ts';
import type { ItemPageForm } from './use-item-form.ts';
import { useItemWords } from './use-item-words.ts';

interface FieldsProps {
  readonly form: ItemPageForm;
}

/** The fields that stay as they were made: code, type, and where the points come from. */
export function MadeFields({ form }: FieldsProps) {
  const all = useTexts(itemTexts);
  const texts = all.form;
  const { types, programmes } = useItemWords();
  return (
    <>
      <RadioGroup
        {...form.pick('source')}
        label={texts.source}
        column
        options={MILEAGE_SOURCES.map((value) => ({
          value,
          label: all.sources[value],
          note: texts.sourceNotes[value],
        }))}
      />
      {form.values.source === 'PROGRAMME' && (
        <Select {...form.pick('programmeType')} label={texts.programmeType} options={programmes} />
      )}
      <Select {...form.pick('typeCode')} label={texts.type} options={types} />
      <TextField
        {...form.text('code')}
        label={texts.code}
        help={texts.codeHelp}
        maxLength={ITEM_MOST.code}
        autoComplete="off"
        spellCheck={false}
      />
    </>
  );
}

/** The fields that can be changed: names, what a claim asks for, its group and its place in the list. */
export function ContentFields({ form }: FieldsProps) {
  const texts = useTexts(itemTexts).form;
  return (
    <>
      <div className={styles.two}>
        <TextField {...form.text('nameKo')} label={texts.nameKo} maxLength={ITEM_MOST.name} autoComplete="off" />
        <TextField {...form.text('nameEn')} label={texts.nameEn} maxLength={ITEM_MOST.name} autoComplete="off" />
      </div>
      {form.values.source === 'CLAIM' && <ClaimFields form={form} />}
      <div className={styles.two}>
        <TextField
          {...form.text('gradeGroup')}
          label={texts.gradeGroup}
          mark="optional"
          help={texts.groupHelp}
          maxLength={ITEM_MOST.code}
          autoComplete="off"
          spellCheck={false}
        />
        <NumberField
          {...form.pick('position')}
          label={texts.position}
          help={texts.positionHelp}
          min={0}
          max={ITEM_MOST.position}
        />
      </div>
    </>
  );
}

function ClaimFields({ form }: FieldsProps) {
  const texts = useTexts(itemTexts).form;
  return (
    <>
      <div className={styles.two}>
        <TextField
          {...form.text('evidenceKo')}
          label={texts.evidenceKo}
          mark="optional"
          help={texts.evidenceHelp}
          maxLength={ITEM_MOST.evidence}
          autoComplete="off"
        />
        <TextField
          {...form.text('evidenceEn')}
          label={texts.evidenceEn}
          mark="optional"
          maxLength={ITEM_MOST.evidence}
          autoComplete="off"
        />
      </div>
      <Switch {...form.flag('asksNumber')} label={texts.asksNumber} note={texts.asksNumberNote} />
      <NumberField
        {...form.pick('mostQuantity')}
        label={texts.mostQuantity}
        mark="optional"
        help={texts.mostHelp}
        decimals={2}
        min={0}
        max={MILEAGE_MOST.quantity}
      />
    </>
  );
}
