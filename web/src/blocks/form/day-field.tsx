import { useState } from 'react';

import { useFormat } from '../../platform/format/use-format.ts';
import { useLocale } from '../../platform/i18n/locale.ts';
import { DateField, type DateFieldProps } from '../../ui/date-field.tsx';

type Given = 'today' | 'locale' | 'min' | 'max';

export interface DayFieldProps extends Omit<DateFieldProps, Given | 'formatDate'> {
  /** The days that can be chosen; today by its name. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  /** Says the year of any day, as a birthday's. */
  readonly hasYear?: boolean | undefined;
}

/** A day of a form, in the person's language. */
export function DayField({ from, to, hasYear = false, ...props }: DayFieldProps) {
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
      formatDate={hasYear ? format.date : format.day}
    />
  );
}
