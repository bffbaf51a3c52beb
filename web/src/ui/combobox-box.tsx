import { Combobox } from '@base-ui/react/combobox';
import { CSPProvider } from '@base-ui/react/csp-provider';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useEffect, useRef } from 'react';
import type { ComboboxOption, ComboboxProps } from './combobox.tsx';
import control from './control.module.css';
import type { FieldControl } from './field.tsx';
import { Icon } from './icon.tsx';
import { joinClasses } from './join-classes.ts';
import styles from './popup.module.css';

export interface ComboboxBoxProps extends Omit<ComboboxProps, 'className'> {
  readonly field: FieldControl;
  readonly takesFocus: boolean;
}

/** Milliseconds of rest before the server is asked. */
const rest = 200;

/** The heavy half of Combobox. */
export function ComboboxBox(props: ComboboxBoxProps) {
  const { options, value, onValueChange, onQueryChange, loading = false, labels, field, takesFocus } = props;
  const { name, placeholder, size = 'regular', disabled = false, onBlur } = props;
  const boxRef = useRef<HTMLDivElement>(null);
  const inputRef = useRef<HTMLInputElement>(null);
  const isComposingRef = useRef(false);
  const isEndingRef = useRef(false);
  const timerRef = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    if (takesFocus) inputRef.current?.focus();
    return () => clearTimeout(timerRef.current);
  }, [takesFocus]);

  function ask(query: string, reason: string) {
    clearTimeout(timerRef.current);
    if (reason === 'input-change' || reason === 'input-clear') {
      timerRef.current = setTimeout(() => onQueryChange?.(query), rest);
    }
  }

  /**
   * A press on an option does not end the composing of a syllable, and Base UI 1.9 then keeps showing the
   * syllable in place of the option (mui/base-ui#5574). So the composition is ended before the option is chosen.
   */
  function endComposition() {
    const input = inputRef.current;
    if (!input || !isComposingRef.current) return;
    isEndingRef.current = true;
    input.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true, data: '' }));
    isEndingRef.current = false;
  }

  return (
    <CSPProvider disableStyleElements>
      <Combobox.Root<ComboboxOption>
        items={options}
        value={value}
        onValueChange={onValueChange}
        onInputValueChange={(query, details) => {
          // What ends with the press is half a syllable: not something to search for.
          if (isEndingRef.current) details.cancel();
          else ask(query, details.reason);
        }}
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
            ref={inputRef}
            id={field.id}
            className={control.input}
            placeholder={placeholder}
            aria-labelledby={field.labelId}
            onBlur={onBlur}
            onCompositionStart={() => {
              isComposingRef.current = true;
            }}
            onCompositionEnd={() => {
              isComposingRef.current = false;
            }}
          />
          {value !== null && !disabled && (
            <Combobox.Clear className={control.tool} aria-label={labels.clear}>
              <Icon of={IconX} size={18} />
            </Combobox.Clear>
          )}
          <Combobox.Trigger className={control.tool} aria-label={labels.open}>
            <Icon of={IconChevronDown} size={18} />
          </Combobox.Trigger>
        </div>
        <Combobox.Portal>
          <Combobox.Positioner
            className={styles.positioner}
            anchor={boxRef}
            align="start"
            sideOffset={4}
            collisionPadding={8}
          >
            <Combobox.Popup className={styles.popup} aria-busy={loading || undefined} onClickCapture={endComposition}>
              <Combobox.Status className={styles.status}>{loading ? labels.loading : null}</Combobox.Status>
              <Combobox.Empty>{loading ? null : <div className={styles.status}>{labels.empty}</div>}</Combobox.Empty>
              <Combobox.List aria-labelledby={field.labelId}>
                {(option: ComboboxOption) => (
                  <Combobox.Item
                    key={option.value}
                    value={option}
                    disabled={option.disabled ?? false}
                    className={styles.item}
                  >
                    <span className={styles.check}>
                      <Combobox.ItemIndicator>
                        <Icon of={IconCheck} size={18} />
                      </Combobox.ItemIndicator>
                    </span>
                    <span className={styles.words}>
                      {option.label}
                      {option.note !== undefined && <span className={styles.note}>{option.note}</span>}
                    </span>
                  </Combobox.Item>
                )}
              </Combobox.List>
            </Combobox.Popup>
          </Combobox.Positioner>
        </Combobox.Portal>
      </Combobox.Root>
    </CSPProvider>
  );
}
