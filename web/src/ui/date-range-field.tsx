import IconCalendar from '@tabler/icons-react/dist/esm/icons/IconCalendar.mjs';
import control from './control.module.css';
import type { DateFieldProps } from './date-field.tsx';
import styles from './date-range-field.module.css';
import type { DateRange } from './date-range.ts';
import { setEnd } from './date-range.ts';
import type { IsoDate } from './date-text.ts';
import type { FieldFrame } from './field.tsx';
import { Field } from './field.tsx';
import { Icon } from './icon.tsx';
import { joinClasses } from './join-classes.ts';
import { loadOnUse } from './load-on-use.tsx';
import { Popover } from './popover.tsx';
import { Skeleton } from './skeleton.tsx';
import { useDateDraft } from './use-date-draft.ts';
import type { PopupTriggerProps } from './use-popup-trigger.ts';
import { useWords } from './use-words.ts';
import { dateWords } from './words/date.ts';

type Calendar = 'onBlur' | 'today' | 'locale' | 'formatDate' | 'min' | 'max' | 'isDayOff' | 'far' | 'size' | 'disabled';

export interface DateRangeFieldProps extends FieldFrame, Pick<DateFieldProps, Calendar> {
  readonly value: DateRange;
  /** Gives the written text of an invalid day too, so that a form can tell an empty field from it. */
  readonly onValueChange: (value: DateRange, unread: string | null) => void;
  /** The beginning of the two hidden fields' names: `name-from`, `name-to`. */
  readonly name?: string | undefined;
  readonly className?: string | undefined;
}

const DateRangeCalendar = loadOnUse(async () => (await import('./date-range-calendar.tsx')).DateRangeCalendar);

/** A field for a range of days, typed or chosen in one calendar; an end that is passed moves along. */
export function DateRangeField({ className, ...props }: DateRangeFieldProps) {
  const { label, hideLabel, mark, help, error, count, id, size = 'regular', disabled = false } = props;
  const { value, onValueChange, onBlur, today, formatDate, name } = props;
  const words = useWords(dateWords);
  const shared = { today, formatDate, onBlur };
  const drafts = {
    from: useDateDraft({ ...shared, value: value.from, onRead: (day, text) => read('from', day, text) }),
    to: useDateDraft({ ...shared, value: value.to, onRead: (day, text) => read('to', day, text) }),
  };

  function read(end: keyof DateRange, day: IsoDate | null, text: string) {
    const isNonsense = day === null && text !== '';
    const other = drafts[end === 'from' ? 'to' : 'from'];
    onValueChange(setEnd(value, end, day), isNonsense ? text : other.unread);
  }

  const renderTrigger = (trigger: PopupTriggerProps) => (
    <button {...trigger} type="button" className={control.tool} aria-label={words.open} disabled={disabled}>
      <Icon of={IconCalendar} size={18} />
    </button>
  );

  return (
    <Field as="legend" {...{ label, hideLabel, mark, help, error, count, id, className }}>
      {(field) => (
        <div
          className={joinClasses(control.box, control[size])}
          data-invalid={field.aria['aria-invalid']}
          data-locked={disabled || undefined}
        >
          <div className={styles.ends}>
            {(['from', 'to'] as const).map((end) => (
              <span key={end} className={styles.end}>
                <input
                  {...field.aria}
                  {...drafts[end].inputProps}
                  id={`${field.id}-${end}`}
                  aria-label={words[end]}
                  placeholder={words[end]}
                  disabled={disabled}
                  className={control.input}
                />
              </span>
            ))}
          </div>
          {name !== undefined && (
            <>
              <input type="hidden" name={`${name}-from`} value={value.from ?? ''} />
              <input type="hidden" name={`${name}-to`} value={value.to ?? ''} />
            </>
          )}
          <Popover label={words.calendar} align="end" preload={DateRangeCalendar.preload} trigger={renderTrigger}>
            {(close) => (
              <DateRangeCalendar
                fallback={
                  <div className={styles.place}>
                    <Skeleton shape="block" height={320} />
                  </div>
                }
                {...props}
                onChoose={(range) => {
                  drafts.from.drop();
                  drafts.to.drop();
                  onValueChange(range, null);
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
