import { writeDaysLeft, startSentence } from './days-left.ts';
import { countKstDays, readTime, toKst } from './kst.ts';
import { enDays } from './texts.en.ts';
import { koDays } from './texts.ko.ts';
import type { BriefFormat } from './use-brief-format.ts';

const DAYS = { ko: koDays, en: enDays };

/**
 * The brief formats for the page itself, which draws before the app and its words are there (app/first-look.ts): dates
 * without times, in both languages.
 */
export function createPageFormat(locale: 'ko' | 'en'): BriefFormat {
  const texts = DAYS[locale];
  return {
    // Intl takes its time at its first use; few numbers of a first look need grouping.
    number: (value) => (typeof value === 'number' && value < 1000 ? String(value) : Number(value).toLocaleString('ko')),
    day: (input, { hasWeekday = true, hasYear = false } = {}) => {
      const point = readTime(input);
      if (!point) return '';
      const date = toKst(point.ms);
      return texts.day({ date, hasYear: hasYear || date.year !== toKst(Date.now()).year, hasWeekday });
    },
    remaining: (input) => {
      const point = readTime(input);
      return point ? startSentence(writeDaysLeft(countKstDays(Date.now(), point.ms), texts)) : '';
    },
  };
}
