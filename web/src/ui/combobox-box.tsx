import { Combobox } from '@base-ui/react/combobox';
import { CSPProvider } from '@base-ui/react/csp-provider';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useRef } from 'react';
import { ComboboxList } from './combobox-list.tsx';
import type { ComboboxOption, ComboboxProps } from './combobox.tsx';
import control from './control.module.css';
import type { FieldControl } from './field.tsx';
import { Icon } from './icon.tsx';
import { joinClasses } from './join-classes.ts';
import { useComboboxInput } from './use-combobox-input.ts';
import { useSteadyList } from './use-steady-list.ts';
import { useWords } from './use-words.ts';
import { searchWords } from './words/search.ts';

export interface ComboboxBoxProps extends Omit<ComboboxProps, 'className'> {
  readonly field: FieldControl;
  readonly takesFocus: boolean;
}

/** The lazy part of Combobox. */
export function ComboboxBox(props: ComboboxBoxProps) {
  const { options, value, onValueChange, onQueryChange, loading = false, empty, field, takesFocus } = props;
  const { name, placeholder, size = 'regular', disabled = false, onBlur } = props;
  const words = useWords(searchWords);
  const boxRef = useRef<HTMLDivElement>(null);
  const list = useSteadyList({ options, loading });
  const { inputRef, inputProps, changeQuery, endComposition } = useComboboxInput({ onQueryChange, takesFocus });

  return (
    <CSPProvider disableStyleElements>
      <Combobox.Root<ComboboxOption>
        items={list.options}
        value={value}
        onValueChange={onValueChange}
        onInputValueChange={changeQuery}
        {...(onQueryChange && { filter: null })}
        isItemEqualToValue={(one, other) => one.value === other.value}
        itemToStringLabel={(option) => option.label}
        itemToStringValue={(option) => option.value}
        name={name}
        disabled={disabled}
        autoHighlight
        locale="ko"
      >
        <div
          ref={boxRef}
          className={joinClasses(control.box, control[size])}
          data-invalid={field.aria['aria-invalid']}
          data-locked={disabled || undefined}
        >
          <Combobox.Input
            {...field.aria}
            {...inputProps}
            ref={inputRef}
            id={field.id}
            className={control.input}
            placeholder={placeholder}
            aria-labelledby={field.labelId}
            onBlur={onBlur}
          />
          {value !== null && !disabled && (
            <Combobox.Clear className={control.tool} aria-label={words.clear}>
              <Icon of={IconX} size={18} />
            </Combobox.Clear>
          )}
          <Combobox.Trigger className={control.tool} aria-label={words.open}>
            <Icon of={IconChevronDown} size={18} />
          </Combobox.Trigger>
        </div>
        <ComboboxList
          anchor={boxRef}
          labelId={field.labelId}
          loading={list.loading}
          empty={empty}
          onPressStart={list.hold}
          onPress={endComposition}
        />
      </Combobox.Root>
    </CSPProvider>
  );
}
