import type { FormatContext, Locale } from './context.ts';
import { readTime, type TimeInput, type TimePoint, toKst } from './kst.ts';
import { formatTexts } from './texts.ts';

export type DayOptions = {
  readonly hasWeekday?: boolean | undefined;
  /** Also that of the current year. */
  readonly hasYear?: boolean | undefined;
};
/** `inSentence` keeps the English words in lower case, for use within a sentence. */
export type WordOptions = { readonly inSentence?: boolean | undefined };

/** `11월 24일 (화)`, `Tue, Nov 24`; with the year if that is not the current one; '' for what is no time. */
export function formatDay(input: TimeInput, context: FormatContext, options: DayOptions = {}): string {
  const point = readTime(input);
  return point ? writeDay(point, context, options) : '';
}

/** `11월 24일 (화) 오후 2:00`, `Tue, Nov 24, 2 PM`; a date without a time stays a date. */
export function formatMoment(input: TimeInput, context: FormatContext, options: DayOptions = {}): string {
  const point = readTime(input);
  return point ? writeMoment(point, writeDay(point, context, options), context.locale) : '';
}

export function writeDay(point: TimePoint, { locale, now }: FormatContext, options: DayOptions): string {
  const { hasWeekday = true, hasYear = false } = options;
  const date = toKst(point.ms);
  return formatTexts[locale].day({ date, hasYear: hasYear || date.year !== toKst(now).year, hasWeekday });
}

/** A day as it is written, with the time where there is one. */
export function writeMoment(point: TimePoint, day: string, locale: Locale): string {
  const texts = formatTexts[locale];
  return point.isDateOnly ? day : texts.dayTime(day, texts.time(toKst(point.ms)));
}
