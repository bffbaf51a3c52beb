import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import type { ChoiceOption } from './choice-option.ts';
import control from './control.module.css';
import type { FieldFrame } from './field.tsx';
import { Field } from './field.tsx';
import { Icon } from './icon.tsx';
import { joinClasses } from './join-classes.ts';
import styles from './select.module.css';
import { usePopupTrigger } from './use-popup-trigger.ts';
import { loadOnUse } from './load-on-use.tsx';
import { useWords } from './use-words.ts';
import { choiceWords } from './words/choice.ts';

export interface SelectProps<Value extends string> extends FieldFrame {
  /** Disabled ones show their note; one that was chosen before stays chosen. */
  readonly options: readonly ChoiceOption<Value>[];
  readonly value: Value | null;
  readonly onValueChange: (value: Value) => void;
  readonly onBlur?: (() => void) | undefined;
  /** Shown while nothing is chosen, in place of "골라 주세요". */
  readonly placeholder?: string | undefined;
  /** Shown in the list when there are no options, in place of "선택할 항목이 없어요". */
  readonly empty?: string | undefined;
  readonly name?: string | undefined;
  readonly size?: 'small' | 'regular' | 'large' | undefined;
  readonly disabled?: boolean | undefined;
  /** As wide as its text, for a row of filters. */
  readonly compact?: boolean | undefined;
  readonly className?: string | undefined;
}

const SelectList = loadOnUse(async () => (await import('./select-list.tsx')).SelectList);

/** A choice of one of many; the list's code loads when it first opens. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { options, value, onValueChange, onBlur, placeholder, empty, name, size = 'regular', disabled = false } = props;
  const { compact = false, className, ...frame } = props;
  const words = useWords(choiceWords);
  const popup = usePopupTrigger({ kind: 'listbox', preload: SelectList.preload, disabled });
  const { id: triggerId, ...trigger } = popup.triggerProps;
  const chosen = options.find((option) => option.value === value);

  function choose(next: string) {
    const option = options.find(({ value: known }) => known === next);
    if (option) onValueChange(option.value);
  }

  return (
    <Field
      {...pickFrame(frame)}
      id={frame.id ?? triggerId}
      className={joinClasses(compact && styles.compact, className)}
    >
      {({ id, labelId, aria }) => (
        <>
          <button
            {...trigger}
            {...aria}
            type="button"
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the browser's own list shows no notes
            role="combobox"
            aria-expanded={popup.open}
            aria-controls={trigger['aria-controls']}
            id={id}
            // A filter that is not set shows its own name, which is said once.
            aria-labelledby={chosen || placeholder !== frame.label ? `${labelId} ${id}-value` : labelId}
            disabled={disabled}
            className={joinClasses(control.box, control[size], styles.trigger)}
            data-invalid={aria['aria-invalid']}
            data-locked={disabled || undefined}
            onBlur={onBlur}
          >
            <span id={`${id}-value`} className={styles.value} data-empty={chosen ? undefined : true}>
              {chosen?.label ?? placeholder ?? words.choose}
            </span>
            <Icon of={IconChevronDown} size={18} />
          </button>
          {name !== undefined && <input type="hidden" name={name} value={value ?? ''} />}
          {popup.wasOpened && (
            <SelectList
              labelId={labelId}
              options={options}
              value={value}
              onValueChange={choose}
              emptyLabel={empty ?? words.none}
              popup={popup}
            />
          )}
        </>
      )}
    </Field>
  );
}

function pickFrame({ label, hideLabel, mark, help, error, count }: FieldFrame): FieldFrame {
  return { label, hideLabel, mark, help, error, count };
}
