import type { ComponentProps, MouseEvent } from 'react';
import { useId } from 'react';
import { ButtonContent } from './button-content.tsx';
import type { ButtonLook } from './button-look.ts';
import { chooseButtonClasses } from './button-look.ts';
import styles from './button.module.css';
import type { IconShape } from './icon.tsx';

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'type'>, ButtonLook {
  readonly type?: 'button' | 'submit' | 'reset' | undefined;
  readonly icon?: IconShape | undefined;
  /** Work is running: the button keeps its width and its focus, and ignores presses. */
  readonly busy?: boolean | undefined;
  /** The label while busy, "저장하고 있어요". */
  readonly busyLabel?: string | undefined;
  /** The reason why it is disabled; stands beside it, and the button stays reachable by keyboard. */
  readonly disabledReason?: string | undefined;
}

/** A button with a verb on it. */
export function Button(props: ButtonProps) {
  const { variant, size, wide, icon, busy = false, busyLabel, disabledReason, disabled = false, ...rest } = props;
  const { type = 'button', className, children, onClick, ...attributes } = rest;
  const reasonId = useId();
  const isExplained = disabled && disabledReason !== undefined;
  const isQuiet = busy || isExplained;

  function press(event: MouseEvent<HTMLButtonElement>) {
    if (isQuiet) event.preventDefault();
    else onClick?.(event);
  }

  const button = (
    <button
      {...attributes}
      // oxlint-disable-next-line react/button-has-type -- one of three, by its type
      type={type}
      className={chooseButtonClasses({ variant, size, wide }, className)}
      disabled={disabled && !isExplained}
      aria-disabled={isQuiet || undefined}
      aria-describedby={isExplained ? reasonId : attributes['aria-describedby']}
      data-busy={busy || undefined}
      onClick={press}
    >
      <ButtonContent icon={icon} busy={busy} busyLabel={busyLabel}>
        {children}
      </ButtonContent>
    </button>
  );
  if (!isExplained && busyLabel === undefined) return button;
  return (
    <span className={isExplained ? styles.explained : styles.transparent}>
      {button}
      {isExplained && (
        <span id={reasonId} className={styles.reason}>
          {disabledReason}
        </span>
      )}
      {busyLabel !== undefined && <output className="visually-hidden">{busy ? busyLabel : ''}</output>}
    </span>
  );
}
