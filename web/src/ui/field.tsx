import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs';
import type { ReactElement, ReactNode } from 'react';
import { useId } from 'react';
import styles from './field.module.css';
import { Icon } from './icon.tsx';
import { joinClasses } from './join-classes.ts';
import { useWords } from './use-words.ts';
import { fieldWords } from './words/field.ts';

/** The texts around the control of every field. */
export interface FieldFrame {
  readonly label: ReactNode;
  /** Keeps the label for screen readers only, where the place says it already. */
  readonly hideLabel?: boolean | undefined;
  /** Beside the label in grey: "선택", "여러 개 골라도 돼요", or something else. */
  readonly mark?: 'optional' | 'several' | ReactElement | undefined;
  readonly help?: ReactNode;
  /** The error and its remedy. */
  readonly error?: ReactNode;
  /** At the right below: "80 / 1,000자". */
  readonly count?: ReactNode;
  readonly id?: string | undefined;
}

/** The ids and attributes that tie a control to its field. */
export interface FieldControl {
  readonly id: string;
  readonly labelId: string;
  readonly aria: {
    readonly 'aria-describedby': string | undefined;
    readonly 'aria-invalid': true | undefined;
  };
}

export interface FieldProps extends FieldFrame {
  /** A label for one control, or a legend for a group of them. */
  readonly as?: 'label' | 'legend' | undefined;
  readonly className?: string | undefined;
  readonly children: (control: FieldControl) => ReactNode;
}

/** A frame with the label above and help below; an error replaces the help, so that nothing below it moves. */
export function Field(props: FieldProps) {
  const { label, hideLabel = false, mark, help, error, count, as = 'label', className, children } = props;
  const words = useWords(fieldWords);
  const generatedId = useId();
  const id = props.id ?? generatedId;
  const hasError = error !== undefined && error !== null && error !== false && error !== '';
  const describedBy = [
    hasError ? `${id}-error` : help !== undefined && `${id}-help`,
    count !== undefined && `${id}-count`,
  ]
    .filter(Boolean)
    .join(' ');
  const control: FieldControl = {
    id,
    labelId: `${id}-label`,
    aria: { 'aria-describedby': describedBy || undefined, 'aria-invalid': hasError || undefined },
  };
  const title = (
    <>
      {label}
      {mark !== undefined && <span className={styles.mark}>{typeof mark === 'string' ? words[mark] : mark}</span>}
    </>
  );
  const titleClass = joinClasses(styles.label, hideLabel && 'visually-hidden');
  const body = (
    <>
      {children(control)}
      {(hasError || help !== undefined || count !== undefined) && (
        <div className={styles.foot}>
          {hasError && (
            <p id={`${id}-error`} className={styles.error}>
              <Icon of={IconAlertCircle} size={16} />
              <span>{error}</span>
            </p>
          )}
          {!hasError && help !== undefined && (
            <div id={`${id}-help`} className={styles.help}>
              {help}
            </div>
          )}
          {count !== undefined && (
            <span id={`${id}-count`} className={styles.count}>
              {count}
            </span>
          )}
        </div>
      )}
    </>
  );
  if (as === 'legend') {
    return (
      <fieldset
        id={id}
        className={joinClasses(styles.field, className)}
        aria-describedby={control.aria['aria-describedby']}
        tabIndex={-1}
      >
        <legend id={control.labelId} className={titleClass}>
          {title}
        </legend>
        {body}
      </fieldset>
    );
  }
  return (
    <div className={joinClasses(styles.field, className)}>
      <label id={control.labelId} htmlFor={id} className={titleClass}>
        {title}
      </label>
      {body}
    </div>
  );
}
