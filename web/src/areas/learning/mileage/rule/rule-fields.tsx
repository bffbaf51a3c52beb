import { RULE_MOST, type MileageSource } from '@naru/contract/areas/learning/mileage/rules.ts';
import {
  FORMULA_KINDS,
  MILEAGE_MOST,
  RULE_REGISTERS,
  type FormulaKind,
} from '@naru/contract/areas/learning/mileage/words.ts';

import { DayField } from '../../../../blocks/form/day-field.tsx';
import { useCountText } from '../../../../blocks/form/use-count-text.ts';
import type { PageForm } from '../../../../blocks/form/use-page-form.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { CheckboxGroup } from '../../../../ui/checkbox-group.tsx';
import { NumberField } from '../../../../ui/number-field.tsx';
import { Select } from '../../../../ui/select.tsx';
import { Switch } from '../../../../ui/switch.tsx';
import { TextArea } from '../../../../ui/text-area.tsx';
import { GradeRows } from './grade-rows.tsx';
import type { RuleField, RuleItem, RuleValues } from './rule-values.ts';
import styles from './rule.module.css';
import { ruleDeskTexts } from './texts.ts';

export interface RuleFieldsProps {
  readonly form: PageForm<RuleValues, RuleField>;
  readonly item: RuleItem;
}

/** The fields of a version; those that the item cannot have are left out. */
export function RuleFields({ form, item }: RuleFieldsProps) {
  const texts = useTexts(ruleDeskTexts).form;
  const format = useFormat();
  const countText = useCountText();
  const last = item.versionList[0]?.effectiveFrom;
  return (
    <>
      <FormulaFields form={form} item={item} />
      <CapFields form={form} />
      <div className={styles.switches}>
        <Switch {...form.flag('countsBest')} label={texts.countsBest} />
        {form.values.countsBest && <Switch {...form.flag('paysDifference')} label={texts.paysDifference} />}
        {item.source === 'PROGRAMME' && <Switch {...form.flag('needsSurvey')} label={texts.needsSurvey} />}
      </div>
      <CheckboxGroup
        {...form.pick('registerStatusList')}
        label={texts.registerStatusList}
        help={texts.registerHelp}
        column={false}
        options={RULE_REGISTERS.map((value) => ({ value, label: texts.registers[value] }))}
      />
      <NumberField
        {...form.pick('validTerms')}
        label={texts.validTerms}
        mark="optional"
        help={texts.validHelp}
        unit={texts.terms}
        min={1}
        max={RULE_MOST.validTerms}
      />
      {item.source === 'CLAIM' && (
        <NumberField
          {...form.pick('claimDays')}
          label={texts.claimDays}
          mark="optional"
          help={texts.claimHelp}
          unit={texts.days}
          min={1}
          max={RULE_MOST.claimDays}
        />
      )}
      <DayField
        {...form.day('effectiveFrom')}
        label={texts.effectiveFrom}
        help={last === undefined ? undefined : texts.effectiveHelp(format.day(last))}
      />
      <TextArea
        {...form.text('note')}
        label={texts.note}
        mark="optional"
        help={texts.noteHelp}
        rows={2}
        maxLength={MILEAGE_MOST.note}
        countText={countText(MILEAGE_MOST.note)}
      />
    </>
  );
}

/** A test is one deed; only programmes promise points. */
const isOffered = (kind: FormulaKind, source: MileageSource): boolean =>
  source === 'TEST' ? kind === 'PIECE' : kind !== 'PROMISED' || source === 'PROGRAMME';

function FormulaFields({ form, item }: RuleFieldsProps) {
  const texts = useTexts(ruleDeskTexts).form;
  const { kind } = form.values;
  const kinds = FORMULA_KINDS.filter((one) => isOffered(one, item.source));
  return (
    <>
      <Select
        {...form.pick('kind')}
        label={texts.kind}
        options={kinds.map((value) => ({ value, label: texts.kinds[value] }))}
        placeholder={texts.kind}
      />
      {kind === 'GRADE' ? (
        <GradeRows form={form} />
      ) : (
        <NumberField
          {...form.pick('points', 'formula')}
          label={texts.points[kind]}
          unit={texts.unit}
          decimals={kind === 'PIECE' ? 0 : 2}
          min={0}
        />
      )}
    </>
  );
}

function CapFields({ form }: Pick<RuleFieldsProps, 'form'>) {
  const texts = useTexts(ruleDeskTexts).form;
  return (
    <fieldset className={styles.caps}>
      <legend className={styles.legend}>{texts.caps}</legend>
      <p className={styles.meta}>{texts.noCap}</p>
      <div className={styles.three}>
        {(['capOnce', 'capTerm', 'capLife'] as const).map((name) => (
          <NumberField key={name} {...form.pick(name)} label={texts[name]} unit={texts.unit} min={1} />
        ))}
      </div>
    </fieldset>
  );
}
