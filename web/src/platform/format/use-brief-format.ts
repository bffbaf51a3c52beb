import { useMemo } from 'react';

import { useLocale } from '../i18n/locale.ts';
import { type DayOptions, formatDay } from './day.ts';
import type { Format } from './format.ts';
import type { TimeInput } from './kst.ts';
import { formatNumber } from './number.ts';
import { formatRemaining } from './remaining.ts';

export type BriefFormat = Pick<Format, 'number' | 'day' | 'remaining'>;

/** The helpers of `useFormat` that the first screen uses: the others load with the screens that use them. */
export function useBriefFormat(): BriefFormat {
  const locale = useLocale();
  return useMemo(
    () => ({
      number: formatNumber,
      day: (at: TimeInput, options?: DayOptions) => formatDay(at, { locale, now: Date.now() }, options),
      remaining: (at: TimeInput) => formatRemaining(at, { locale, now: Date.now() }),
    }),
    [locale],
  );
}
