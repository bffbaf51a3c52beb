import { useState } from 'react';

import { useFormat } from '../../platform/format/use-format.ts';
import { useLocale } from '../../platform/i18n/locale.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { DateField, type DateFieldProps } from '../../ui/date-field.tsx';
import { formTexts } from './texts.ts';

type Given = 'today' | 'locale' | 'labels' | 'min' | 'max';

export interface DayFieldProps extends Omit<DateFieldProps, Given | 'formatDate'> {
  /** The days that can be chosen; today by its name. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  /** Says the year of any day, as a birthday's. */
  readonly hasYear?: boolean | undefined;
  /** The name of the calendar, where it is not just a day. */
  readonly calendar?: string | undefined;
}

/** A day of a form, in the person's language. */
export function DayField({ from, to, hasYear = false, calendar, ...props }: DayFieldProps) {
  const texts = useTexts(formTexts);
  const format = useFormat();
  const locale = useLocale();
  const [today] = useState(() => format.dateTime(Date.now(), 'YYYY-MM-DD'));
  const dayOf = (edge: string | undefined): string | undefined => (edge === 'today' ? today : edge);
  return (
    <DateField
      {...props}
      today={today}
      min={dayOf(from)}
      max={dayOf(to)}
      locale={locale}
      formatDate={hasYear ? (iso) => format.dateTime(iso, 'YYYY. M. D.') : format.day}
      labels={{ open: texts.openCalendar, calendar: calendar ?? texts.calendar, loading: texts.loading }}
    />
  );
}
