import { Combobox } from '@base-ui/react/combobox';
import { CSPProvider } from '@base-ui/react/csp-provider';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useRef } from 'react';
import { ComboboxList } from './combobox-list.tsx';
import type { ComboboxOption } from './combobox.tsx';
import control from './control.module.css';
import type { FieldControl } from './field.tsx';
import { Icon } from './icon.tsx';
import { joinClasses } from './join-classes.ts';
import type { MultiComboboxProps } from './multi-combobox.tsx';
import styles from './multi-combobox.module.css';
import { useComboboxInput } from './use-combobox-input.ts';
import { useSteadyList } from './use-steady-list.ts';
import { useWords } from './use-words.ts';
import { searchWords } from './words/search.ts';

export interface MultiComboboxBoxProps extends Omit<MultiComboboxProps, 'className'> {
  readonly field: FieldControl;
  readonly takesFocus: boolean;
}

/** The lazy part of MultiCombobox. */
export function MultiComboboxBox(props: MultiComboboxBoxProps) {
  const { options, value, onValueChange, onQueryChange, loading = false, empty, field, takesFocus } = props;
  const { name, placeholder, size = 'regular', disabled = false, onBlur, writeChosen } = props;
  const words = useWords(searchWords);
  const boxRef = useRef<HTMLDivElement>(null);
  const list = useSteadyList({ options, loading });
  const { inputRef, inputProps, changeQuery, endComposition } = useComboboxInput({ onQueryChange, takesFocus });
  const countId = `${field.id}-chosen`;

  return (
    <CSPProvider disableStyleElements>
      <Combobox.Root<ComboboxOption, true>
        multiple
        items={list.options}
        value={[...value]}
        onValueChange={(next, details) => {
          // Escape closes the list; a second one would clear the whole choice.
          if (details.reason === 'escape-key') details.cancel();
          else onValueChange(next);
        }}
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
          <Combobox.Chips className={styles.chips}>
            {value.map((option) => (
              <Combobox.Chip key={option.value} className={styles.chip}>
                <span className={styles.word}>{option.label}</span>
                <Combobox.ChipRemove className={styles.remove} aria-label={words.remove(option.label)}>
                  <Icon of={IconX} size={16} />
                </Combobox.ChipRemove>
              </Combobox.Chip>
            ))}
            <Combobox.Input
              {...field.aria}
              {...inputProps}
              ref={inputRef}
              id={field.id}
              className={`${control.input} ${styles.input}`}
              placeholder={value.length === 0 ? placeholder : undefined}
              aria-labelledby={field.labelId}
              aria-describedby={joinClasses(countId, field.aria['aria-describedby'])}
              onBlur={onBlur}
            />
          </Combobox.Chips>
          <Combobox.Trigger className={control.tool} aria-label={words.open}>
            <Icon of={IconChevronDown} size={18} />
          </Combobox.Trigger>
        </div>
        <span id={countId} hidden>
          {value.length > 0 ? writeChosen(value.length) : ''}
        </span>
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
