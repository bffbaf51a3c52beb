import { Checkbox } from './checkbox.tsx';
import type { ChoiceOption } from './choice-option.ts';
import styles from './choice.module.css';
import type { FieldFrame } from './field.tsx';
import { Field } from './field.tsx';

export interface CheckboxGroupProps<Value extends string> extends FieldFrame {
  readonly options: readonly ChoiceOption<Value>[];
  readonly value: readonly Value[];
  /** Gets the chosen values in the order of the options. */
  readonly onValueChange: (value: Value[]) => void;
  readonly name?: string | undefined;
  readonly column?: boolean | undefined;
  readonly disabled?: boolean | undefined;
}

/** A choice of several of a few options. */
export function CheckboxGroup<Value extends string>(props: CheckboxGroupProps<Value>) {
  const { options, value, onValueChange, name, column = true, disabled = false, ...frame } = props;

  function toggle(changed: Value) {
    const isIn = (option: Value) => value.includes(option) !== (option === changed);
    onValueChange(options.map((option) => option.value).filter(isIn));
  }

  return (
    <Field {...frame} as="legend">
      {() => (
        <div className={styles.group} data-column={column || undefined}>
          {options.map((option) => (
            <Checkbox
              key={option.value}
              name={name}
              value={option.value}
              label={option.label}
              note={option.note}
              checked={value.includes(option.value)}
              disabled={disabled || option.disabled}
              onChange={() => toggle(option.value)}
            />
          ))}
        </div>
      )}
    </Field>
  );
}
