import { useTexts } from '../../platform/i18n/use-texts.ts';
import { TimeField, type TimeFieldProps } from '../../ui/time-field.tsx';
import { listTimes, type TimeSteps } from '../../ui/time-steps.ts';
import { calendarTexts } from './texts.ts';
import { useClockText } from './use-clock-text.ts';

type Given = 'times' | 'formatTime' | 'labels';

export interface ClockFieldProps extends Omit<TimeFieldProps, Given>, TimeSteps {
  /** The times themselves, where no steps lead through them. */
  readonly times?: readonly string[] | undefined;
}

/** A time of day of a form, written as everywhere. */
export function ClockField({ from, to, step, times, ...props }: ClockFieldProps) {
  const texts = useTexts(calendarTexts);
  const clockText = useClockText();
  return (
    <TimeField
      {...props}
      times={times ?? listTimes({ from, to, step })}
      formatTime={clockText}
      placeholder={texts.chooseTime}
      empty={texts.noTimes}
    />
  );
}
