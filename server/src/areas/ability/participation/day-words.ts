/** Days as sentences name them. Pure. */
import type { Locale } from '../../../platform/http/messages.ts';

/** Names a day, with its year where that is another one than of the day beside it. */
export function nameDay(day: string, beside: string, locale: Locale): string {
  const isOfYear = day.slice(0, 4) === beside.slice(0, 4);
  const words = new Intl.DateTimeFormat(locale === 'ko' ? 'ko-KR' : 'en-GB', {
    ...(!isOfYear && { year: 'numeric' }),
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  });
  return words.format(new Date(`${day}T00:00:00Z`));
}
