import { useId } from 'react';
import type { ChoiceOption } from './choice-option.ts';
import type { FieldFrame } from './field.tsx';
import { Field } from './field.tsx';
import { Icon } from './icon.tsx';
import styles from './segmented-control.module.css';

export interface SegmentedControlProps<Value extends string> extends FieldFrame {
  readonly options: readonly ChoiceOption<Value>[];
  readonly value: Value;
  readonly onValueChange: (value: Value) => void;
  readonly wide?: boolean | undefined;
  readonly disabled?: boolean | undefined;
}

/** A choice of two to four views or channels, one of which is always chosen. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const { options, value, onValueChange, wide = false, disabled = false, ...frame } = props;
  const name = useId();
  return (
    <Field {...frame} as="legend">
      {(control) => (
        <div className={styles.track} data-wide={wide || undefined} role="radiogroup" aria-labelledby={control.labelId}>
          {options.map((option) => (
            <label key={option.value} className={styles.segment}>
              <input
                type="radio"
                name={name}
                value={option.value}
                checked={value === option.value}
                disabled={disabled || option.disabled}
                className="visually-hidden"
                onChange={() => onValueChange(option.value)}
              />
              {option.icon && <Icon of={option.icon} size={18} />}
              {option.label}
            </label>
          ))}
        </div>
      )}
    </Field>
  );
}
