import { ChoiceChip } from '../../ui/choice-chip.tsx';
import { Field } from '../../ui/field.tsx';
import styles from './post-form.module.css';

export interface ChoiceChipsProps {
  readonly label: string;
  readonly mark: 'optional' | 'several';
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly value: readonly string[];
  /** In the order of the options. */
  readonly onValueChange: (value: string[]) => void;
}

/** Several of a few, side by side. */
export function ChoiceChips({ label, mark, options, value, onValueChange }: ChoiceChipsProps) {
  const toggle = (changed: string, isOn: boolean): void =>
    onValueChange(
      options.map((option) => option.value).filter((one) => (one === changed ? isOn : value.includes(one))),
    );
  return (
    <Field as="legend" label={label} mark={mark}>
      {() => (
        <div className={styles.chips}>
          {options.map((option) => (
            <ChoiceChip
              key={option.value}
              label={option.label}
              checked={value.includes(option.value)}
              onCheckedChange={(isOn) => toggle(option.value, isOn)}
            />
          ))}
        </div>
      )}
    </Field>
  );
}
