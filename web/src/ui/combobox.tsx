import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import { useState } from 'react';
import control from './control.module.css';
import type { FieldFrame } from './field.tsx';
import { Field } from './field.tsx';
import { Icon } from './icon.tsx';
import { joinClasses } from './join-classes.ts';
import { loadOnUse } from './load-on-use.tsx';

export interface ComboboxOption {
  readonly value: string;
  readonly label: string;
  readonly note?: string | undefined;
  readonly disabled?: boolean | undefined;
}

export interface ComboboxProps extends FieldFrame {
  /** All options, or those that the server found for the query. */
  readonly options: readonly ComboboxOption[];
  readonly value: ComboboxOption | null;
  readonly onValueChange: (value: ComboboxOption | null) => void;
  /** Makes the server search: called when typing pauses, never in the middle of a syllable. */
  readonly onQueryChange?: ((query: string) => void) | undefined;
  readonly loading?: boolean | undefined;
  readonly onBlur?: (() => void) | undefined;
  readonly name?: string | undefined;
  readonly placeholder?: string | undefined;
  readonly size?: 'small' | 'regular' | 'large' | undefined;
  readonly disabled?: boolean | undefined;
  readonly className?: string | undefined;
  /** Shown where nothing matches, in place of "찾는 것이 없어요". */
  readonly empty?: string | undefined;
}

const ComboboxBox = loadOnUse(async () => (await import('./combobox-box.tsx')).ComboboxBox);

/** A choice of one of very many by typing; its code loads with the first one on a screen. */
export function Combobox({ className, ...props }: ComboboxProps) {
  const { label, hideLabel, mark, help, error, count, id, size = 'regular', placeholder } = props;
  // A focus from before the code was loaded moves on to the real field.
  const [wasFocused, setWasFocused] = useState(false);
  return (
    <Field {...{ label, hideLabel, mark, help, error, count, id, className }}>
      {(field) => (
        <ComboboxBox
          fallback={
            <div className={joinClasses(control.box, control[size])}>
              <input
                id={field.id}
                className={control.input}
                readOnly
                value={props.value?.label ?? ''}
                placeholder={placeholder}
                onFocus={() => setWasFocused(true)}
                onBlur={() => setWasFocused(false)}
              />
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
