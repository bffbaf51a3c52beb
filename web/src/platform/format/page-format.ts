import { startSentence, writeDaysLeft } from './days-left.ts';
import type { DayOptions } from './day.ts';
import { countKstDays, readTime, toKst } from './kst.ts';
import { enDays } from './texts.en.ts';
import { koDays } from './texts.ko.ts';

/** As much of the formats as a first look needs: each writes what `useFormat` writes of the same value. */
export interface PageFormat {
  /** Takes a whole number that is not negative. */
  readonly number: (whole: number) => string;
  readonly day: (at: string, options?: DayOptions) => string;
  /** Takes a calendar date. */
  readonly remaining: (date: string) => string;
}

const DAYS = { ko: koDays, en: enDays };

/** The formats for the page itself, which draws before the app and its words are there (app/first-look.ts). */
export function createPageFormat(locale: 'ko' | 'en'): PageFormat {
  const texts = DAYS[locale];
  return {
    // Intl takes its time at its first use; few numbers of a first look need grouping.
    number: (whole) => (whole < 1000 ? String(whole) : whole.toLocaleString('ko')),
    day: (at, { hasWeekday = true, hasYear = false } = {}) => {
      const point = readTime(at);
      if (!point) return '';
      const date = toKst(point.ms);
      return texts.day({ date, hasYear: hasYear || date.year !== toKst(Date.now()).year, hasWeekday });
    },
    remaining: (date) => {
      const point = readTime(date);
      return point ? startSentence(writeDaysLeft(countKstDays(Date.now(), point.ms), texts)) : '';
    },
  };
}
