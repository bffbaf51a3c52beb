import type { ComponentProps, ReactNode } from 'react';
import { useId } from 'react';
import styles from './choice.module.css';
import { joinClasses } from './join-classes.ts';
import { joinRefs } from './join-refs.ts';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  readonly label: ReactNode;
  /** Keeps the label for screen readers only, as in the rows of a table. */
  readonly hideLabel?: boolean | undefined;
  /** Small print below: the meaning, or why it cannot be chosen. */
  readonly note?: ReactNode;
  /** Some of its items are chosen. */
  readonly indeterminate?: boolean | undefined;
}

/** A checkbox for a single thing. */
export function Checkbox(props: CheckboxProps) {
  const { label, hideLabel = false, note, indeterminate = false, className, ref, ...input } = props;
  const noteId = useId();
  return (
    <label className={joinClasses(styles.row, className)} data-disabled={input.disabled || undefined}>
      <input
        {...input}
        type="checkbox"
        className={styles.input}
        aria-describedby={note === undefined ? input['aria-describedby'] : noteId}
        ref={joinRefs(ref, (element) => showPartly(element, indeterminate))}
      />
      <span className={hideLabel ? 'visually-hidden' : styles.words}>
        {label}
        {note !== undefined && (
          <span id={noteId} className={styles.note}>
            {note}
          </span>
        )}
      </span>
    </label>
  );
}

function showPartly(element: HTMLInputElement | null, isPartly: boolean): void {
  if (element) element.indeterminate = isPartly;
}
