import type { ReactNode } from 'react';
import { useId } from 'react';
import choice from './choice.module.css';
import { joinClasses } from './join-classes.ts';
import styles from './switch.module.css';

export interface SwitchProps {
  readonly label: ReactNode;
  readonly hideLabel?: boolean | undefined;
  readonly note?: ReactNode;
  readonly checked: boolean;
  readonly onCheckedChange: (checked: boolean) => void;
  readonly disabled?: boolean | undefined;
  readonly name?: string | undefined;
  /** Puts the label at the left and the switch at the right edge, as in a list of settings. */
  readonly apart?: boolean | undefined;
  readonly className?: string | undefined;
}

/** A switch that takes effect at once, without a button to save. */
export function Switch(props: SwitchProps) {
  const { label, hideLabel = false, note, checked, onCheckedChange, disabled = false, name, apart = false } = props;
  const id = useId();
  return (
    <label
      className={joinClasses(choice.row, styles.row, apart && styles.apart, props.className)}
      data-disabled={disabled || undefined}
    >
      <input
        type="checkbox"
        role="switch"
        name={name}
        checked={checked}
        aria-checked={checked}
        disabled={disabled}
        className={joinClasses(choice.input, choice.switch)}
        aria-labelledby={`${id}-label`}
        aria-describedby={note === undefined ? undefined : `${id}-note`}
        onChange={(event) => onCheckedChange(event.target.checked)}
      />
      <span className={hideLabel ? 'visually-hidden' : choice.words}>
        <span id={`${id}-label`}>{label}</span>
        {note !== undefined && (
          <span id={`${id}-note`} className={choice.note}>
            {note}
          </span>
        )}
      </span>
    </label>
  );
}
