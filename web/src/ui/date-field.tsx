import IconCalendar from '@tabler/icons-react/dist/esm/icons/IconCalendar.mjs';
import type { Ref } from 'react';
import control from './control.module.css';
import type { IsoDate } from './date-text.ts';
import type { FieldFrame } from './field.tsx';
import { Field } from './field.tsx';
import { Icon } from './icon.tsx';
import { joinClasses } from './join-classes.ts';
import { Popover } from './popover.tsx';
import styles from './date-field.module.css';
import { Skeleton } from './skeleton.tsx';
import type { PopupTriggerProps } from './use-popup-trigger.ts';
import { loadOnUse } from './load-on-use.tsx';
import { useDateDraft } from './use-date-draft.ts';
import { useWords } from './use-words.ts';
import { dateWords } from './words/date.ts';

export interface DateFieldProps extends FieldFrame {
  readonly value: IsoDate | null;
  /** Gives the written text too, so that a form can tell an empty field from an invalid one. */
  readonly onValueChange: (value: IsoDate | null, text: string) => void;
  readonly onBlur?: (() => void) | undefined;
  readonly today: IsoDate;
  readonly locale: 'ko' | 'en';
  /** Writes "11월 24일 (화)", with the year if it is another one; the field must be able to read the text again. */
  readonly formatDate: (iso: IsoDate) => string;
  readonly min?: IsoDate | undefined;
  readonly max?: IsoDate | undefined;
  readonly isDayOff?: ((iso: IsoDate) => boolean) | undefined;
  /** Shows lists of months and years, for distant days such as a birthday. */
  readonly far?: boolean | undefined;
  readonly name?: string | undefined;
  readonly ref?: Ref<HTMLInputElement> | undefined;
  readonly placeholder?: string | undefined;
  readonly size?: 'small' | 'regular' | 'large' | undefined;
  readonly disabled?: boolean | undefined;
  readonly className?: string | undefined;
}

const DateCalendar = loadOnUse(async () => (await import('./date-calendar.tsx')).DateCalendar);

/** A field for a day, typed or chosen in a calendar, which loads when it first opens. */
export function DateField({ className, ...props }: DateFieldProps) {
  const { label, hideLabel, mark, help, error, count, id, size = 'regular', disabled = false } = props;
  const { value, onValueChange, onBlur, today, formatDate, name, ref, placeholder } = props;
  const words = useWords(dateWords);
  const draft = useDateDraft({ value, today, formatDate, onRead: onValueChange, onBlur });

  const renderTrigger = (trigger: PopupTriggerProps) => (
    <button {...trigger} type="button" className={control.tool} aria-label={words.open} disabled={disabled}>
      <Icon of={IconCalendar} size={18} />
    </button>
  );

  return (
    <Field {...{ label, hideLabel, mark, help, error, count, id, className }}>
      {(field) => (
        <div
          className={joinClasses(control.box, control[size])}
          data-invalid={field.aria['aria-invalid']}
          data-locked={disabled || undefined}
        >
          <input
            {...field.aria}
            ref={ref}
            id={field.id}
            placeholder={placeholder}
            disabled={disabled}
            className={control.input}
            {...draft.inputProps}
          />
          {name !== undefined && <input type="hidden" name={name} value={value ?? ''} />}
          <Popover label={words.calendar} align="end" preload={DateCalendar.preload} trigger={renderTrigger}>
            {(close) => (
              <DateCalendar
                fallback={
                  <div className={styles.place}>
                    <Skeleton shape="block" height={280} />
                  </div>
                }
                {...props}
                onChoose={(iso) => {
                  draft.drop();
                  onValueChange(iso, formatDate(iso));
                  close();
                }}
              />
            )}
          </Popover>
        </div>
      )}
    </Field>
  );
}
