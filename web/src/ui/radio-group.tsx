import { useId } from 'react';
import type { ChoiceOption } from './choice-option.ts';
import styles from './choice.module.css';
import type { FieldFrame } from './field.tsx';
import { Field } from './field.tsx';

export interface RadioGroupProps<Value extends string> extends FieldFrame {
  readonly options: readonly ChoiceOption<Value>[];
  readonly value: Value | null;
  readonly onValueChange: (value: Value) => void;
  readonly name?: string | undefined;
  readonly column?: boolean | undefined;
  /** For four options: equal widths side by side, or two by two where it is narrow, so that none stands alone. */
  readonly even?: boolean | undefined;
  readonly disabled?: boolean | undefined;
}

/** A choice of one of a few options, all visible. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { options, value, onValueChange, column = false, even = false, disabled = false, ...frame } = props;
  const generatedName = useId();
  const name = props.name ?? generatedName;
  return (
    <Field {...frame} as="legend">
      {(control) => (
        <div
          className={styles.group}
          data-column={column || undefined}
          data-even={even || undefined}
          role="radiogroup"
          aria-invalid={control.aria['aria-invalid']}
          aria-labelledby={control.labelId}
        >
          {options.map((option) => (
            <label key={option.value} className={styles.row} data-disabled={disabled || option.disabled || undefined}>
              <input
                type="radio"
                name={name}
                value={option.value}
                checked={value === option.value}
                disabled={disabled || option.disabled}
                className={styles.input}
                aria-describedby={option.note === undefined ? undefined : `${control.id}-${option.value}`}
                onChange={() => onValueChange(option.value)}
              />
              <span className={styles.words}>
                {option.label}
                {option.note !== undefined && (
                  <span id={`${control.id}-${option.value}`} className={styles.note}>
                    {option.note}
                  </span>
                )}
              </span>
            </label>
          ))}
        </div>
      )}
    </Field>
  );
}
