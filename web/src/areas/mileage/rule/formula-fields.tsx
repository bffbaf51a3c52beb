import type { MileageSource } from '@naru/contract/areas/mileage/rules.ts';
import { FORMULA_KINDS, type FormulaKind } from '@naru/contract/areas/mileage/words.ts';

import type { OwnField } from '../../../blocks/record/record-fields.tsx';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { NumberField } from '../../../ui/number-field.tsx';
import { Select } from '../../../ui/select.tsx';
import type { FormulaDraft } from './formula-draft.ts';
import { GradeRows } from './grade-rows.tsx';
import { ruleDeskTexts } from './texts.ts';

/** A test and a session are one deed; only programmes promise points. */
const isOffered = (kind: FormulaKind, source: MileageSource): boolean =>
  source === 'TEST' || source === 'MEETING' ? kind === 'PIECE' : kind !== 'PROMISED' || source === 'PROGRAMME';

interface FormulaFieldsProps {
  readonly part: OwnField;
  readonly source: MileageSource;
}

/** How points come about: the kind, and its numbers. */
export function FormulaFields({ part: { id, label, error, value, onChange }, source }: FormulaFieldsProps) {
  const texts = useTexts(ruleDeskTexts).form;
  const draft = value as FormulaDraft; // as the form began it
  const { kind, points, rowList } = draft;
  const kinds = FORMULA_KINDS.filter((one) => isOffered(one, source));
  return (
    <>
      <Select
        label={label}
        value={kind}
        onValueChange={(next) => onChange({ ...draft, kind: next })}
        options={kinds.map((one) => ({ value: one, label: texts.kinds[one] }))}
        placeholder={label}
      />
      {kind === 'GRADE' ? (
        <GradeRows {...{ id, error, rowList }} onChange={(rows) => onChange({ ...draft, rowList: rows })} />
      ) : (
        <NumberField
          {...{ id, error }}
          label={texts.points[kind]}
          value={points}
          onValueChange={(next) => onChange({ ...draft, points: next })}
          unit={texts.unit}
          decimals={kind === 'PIECE' ? 0 : 2}
          min={0}
        />
      )}
    </>
  );
}
