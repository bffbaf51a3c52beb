import type { FormatContext, Locale } from './context.ts';
import { type DayOptions, writeDay, writeMoment, type WordOptions } from './day.ts';
import { startSentence } from './days-left.ts';
import { countKstDays, type KstTime, readTime, type TimeInput, type TimePoint, toKst } from './kst.ts';
import { formatTexts } from './texts.ts';

// Neither dayjs nor Intl.DateTimeFormat here: dayjs with its plugins adds 6 kB to the first screen for nothing that
// fixed-offset arithmetic lacks, and Intl's spaces and words change with the browser's ICU (U+2009, U+202F).

export type RangeOptions = DayOptions & WordOptions;
export type TimeRange = { readonly begin: TimeInput; readonly end: TimeInput };

const DEFAULT_PATTERN = 'YYYY-MM-DD HH:mm:ss';
const TOKEN = /\[([^\]]*)\]|YYYY|YY|MMM|MM|M|DD|D|HH|H|hh|h|mm|m|ss|s|ddd|A/g;

/**
 * Formats Korean wall-clock time by a pattern, `YYYY-MM-DD HH:mm:ss` by default; '' for an invalid time.
 * Tokens: YYYY YY MMM (11월, Nov) MM M DD D HH H hh h mm m ss s, A (오전/오후, AM/PM), ddd (weekday), [text as it is].
 */
export function formatDateTime(input: TimeInput, pattern: string = DEFAULT_PATTERN, locale: Locale = 'ko'): string {
  const point = readTime(input);
  if (!point) return '';
  const kst = toKst(point.ms);
  return pattern.replace(TOKEN, (token, literal: string | undefined) => literal ?? writeToken(token, kst, locale));
}

/** `2026. 3. 1.`, `Mar 1, 2026`: a date that counts as a whole, such as a birthday or the end of a term. */
export function formatDate(input: TimeInput, locale: Locale): string {
  return formatDateTime(input, locale === 'en' ? 'MMM D, YYYY' : 'YYYY. M. D.', locale);
}

/** `오후 2:00`, `2 PM`; '' for a date without a time. */
export function formatTime(input: TimeInput, locale: Locale): string {
  const point = readTime(input);
  return point && !point.isDateOnly ? formatTexts[locale].time(toKst(point.ms)) : '';
}

/** An hour code of the counselling slots (10 to 22) or any hour 0 to 23: `오후 2시`, `2 PM`. */
export function formatHour(hour: number | string | null | undefined, locale: Locale): string {
  const text = String(hour ?? '').trim();
  return /^\d{1,2}$/.test(text) && Number(text) < 24 ? formatTexts[locale].hour(Number(text)) : '';
}

/** The times alone: `오후 2:00~2:50`, `2–2:50 PM`; '' unless both are times. */
export function formatTimeRange({ begin, end }: TimeRange, locale: Locale): string {
  const [first, last] = [readTime(begin), readTime(end)];
  if (!first || !last || first.isDateOnly || last.isDateOnly) return '';
  return formatTexts[locale].timeRange(toKst(first.ms), toKst(last.ms));
}

/** `11월 24일 (화) 오후 2:00~2:50`, `12월 7일 (월)~11일 (금)`; one side may be missing (`11월 16일 (월)~`). */
export function formatRange({ begin, end }: TimeRange, context: FormatContext, options: RangeOptions = {}): string {
  const [first, last] = [readTime(begin), readTime(end)];
  if (first && last) return writeClosedRange([first, last], context, options);
  const point = first ?? last;
  if (!point) return '';
  const texts = formatTexts[context.locale];
  const moment = writeMoment(point, writeDay(point, context, options), context.locale);
  const text = first ? texts.rangeFrom(moment) : texts.rangeUntil(moment);
  return options.inSentence ? text : startSentence(text);
}

function writeClosedRange(
  [first, last]: readonly [TimePoint, TimePoint],
  context: FormatContext,
  { hasWeekday = true }: DayOptions,
): string {
  const texts = formatTexts[context.locale];
  const [begin, end] = [toKst(first.ms), toKst(last.ms)];
  if (countKstDays(first.ms, last.ms) === 0 && first.isDateOnly === last.isDateOnly) {
    const day = writeDay(first, context, { hasWeekday });
    if (first.ms === last.ms) return writeMoment(first, day, context.locale);
    return texts.dayTime(day, texts.timeRange(begin, end));
  }
  const years = chooseRangeYears(begin.year, end.year, context);
  const isSameMonth = begin.year === end.year && begin.month === end.month;
  const writeLastDay = isSameMonth ? texts.dayOfSameMonth : texts.day;
  const firstDay = texts.day({ date: begin, hasYear: years.begin, hasWeekday });
  const lastDay = writeLastDay({ date: end, hasYear: years.end, hasWeekday });
  return texts.range(writeMoment(first, firstDay, context.locale), writeMoment(last, lastDay, context.locale));
}

function chooseRangeYears(
  begin: number,
  end: number,
  { locale, now }: FormatContext,
): { begin: boolean; end: boolean } {
  const isLast = formatTexts[locale].isRangeYearLast;
  const isOtherYear = begin !== toKst(now).year;
  if (begin !== end) return { begin: isOtherYear || isLast, end: true };
  return { begin: isOtherYear && !isLast, end: isOtherYear && isLast };
}

function writeToken(token: string, kst: KstTime, locale: Locale): string {
  if (token === 'A') return formatTexts[locale].half(kst);
  if (token === 'MMM') return formatTexts[locale].month(kst.month);
  if (token === 'ddd') return formatTexts[locale].weekday(kst.weekday);
  const year = String(kst.year).padStart(4, '0');
  if (token === 'YY') return year.slice(-2);
  if (token === 'YYYY') return year;
  const numbers: Record<string, number> = {
    M: kst.month,
    D: kst.day,
    H: kst.hour,
    h: kst.hour % 12 || 12,
    m: kst.minute,
    s: kst.second,
  };
  return String(numbers[token.slice(0, 1)] ?? token).padStart(token.length, '0');
}
