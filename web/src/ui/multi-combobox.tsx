import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import { useState } from 'react';
import type { ComboboxOption, ComboboxProps } from './combobox.tsx';
import control from './control.module.css';
import { Field } from './field.tsx';
import { Icon } from './icon.tsx';
import { joinClasses } from './join-classes.ts';
import { loadOnUse } from './load-on-use.tsx';
import styles from './multi-combobox.module.css';

export interface MultiComboboxProps extends Omit<ComboboxProps, 'value' | 'onValueChange'> {
  readonly value: readonly ComboboxOption[];
  readonly onValueChange: (value: readonly ComboboxOption[]) => void;
  /** Announced with the field: "두 명 골랐어요". */
  readonly writeChosen: (count: number) => string;
}

const MultiComboboxBox = loadOnUse(async () => (await import('./multi-combobox-box.tsx')).MultiComboboxBox);

/** A choice of several of very many by typing, each a removable chip; its code loads with the first one. */
export function MultiCombobox({ className, ...props }: MultiComboboxProps) {
  const { label, hideLabel, mark, help, error, count, id, size = 'regular', placeholder, value } = props;
  // A focus from before the code was loaded moves on to the real field.
  const [wasFocused, setWasFocused] = useState(false);
  return (
    <Field {...{ label, hideLabel, mark, help, error, count, id, className }}>
      {(field) => (
        <MultiComboboxBox
          fallback={
            <div className={joinClasses(control.box, control[size])}>
              <div className={styles.chips}>
                {value.map((option) => (
                  <span key={option.value} className={styles.chip}>
                    {option.label}
                  </span>
                ))}
                <input
                  id={field.id}
                  className={`${control.input} ${styles.input}`}
                  readOnly
                  placeholder={value.length === 0 ? placeholder : undefined}
                  onFocus={() => setWasFocused(true)}
                  onBlur={() => setWasFocused(false)}
                />
              </div>
              <span className={control.end}>
                <Icon of={IconChevronDown} size={18} />
              </span>
            </div>
          }
          {...props}
          field={field}
          takesFocus={wasFocused}
        />
      )}
    </Field>
  );
}
