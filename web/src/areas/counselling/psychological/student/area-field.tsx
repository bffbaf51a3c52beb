import { PROBLEM_AREAS } from '@naru/contract/areas/counselling/psychological/words.ts';

import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { ChoiceChip } from '../../../../ui/choice-chip.tsx';
import { Field } from '../../../../ui/field.tsx';
import styles from './student.module.css';
import { psychStudentTexts } from './texts.ts';

type Area = (typeof PROBLEM_AREAS)[number];

export interface AreaFieldProps {
  readonly id: string;
  readonly value: readonly Area[];
  readonly onValueChange: (value: Area[]) => void;
  readonly error: string | undefined;
}

/** Asks what troubles somebody: as much as they like. */
export function AreaField({ id, value, onValueChange, error }: AreaFieldProps) {
  const texts = useTexts(psychStudentTexts).form;
  return (
    <Field as="legend" id={id} label={texts.areaList} hideLabel mark="several" error={error}>
      {() => (
        <div className={styles.chips}>
          {PROBLEM_AREAS.map((area) => (
            <ChoiceChip
              key={area}
              label={texts.areas[area]}
              checked={value.includes(area)}
              onCheckedChange={() =>
                onValueChange(
                  PROBLEM_AREAS.filter((one) => (one === area ? !value.includes(area) : value.includes(one))),
                )
              }
            />
          ))}
        </div>
      )}
    </Field>
  );
}
