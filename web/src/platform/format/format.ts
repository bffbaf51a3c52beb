import { type CodeLabelLookup, type CodeValue, formatCode, formatCodeList } from './code.ts';
import type { FormatContext, Locale } from './context.ts';
import {
  formatDate,
  formatDateTime,
  formatHour,
  formatRange,
  formatTime,
  formatTimeRange,
  type RangeOptions,
} from './date.ts';
import { type DayOptions, formatDay, formatMoment, type WordOptions } from './day.ts';
import { formatDuration } from './duration.ts';
import type { TimeInput } from './kst.ts';
import { formatBytes, formatGradeAverage, formatNumber, formatPercent } from './number.ts';
import { formatAgeDecade, formatSexCode, formatYesNo, type YesNoWords } from './person.ts';
import { countDaysUntil, formatDDay, formatRelativeTime, type RelativeOptions } from './relative.ts';
import { formatRemaining } from './remaining.ts';
import { formatPhone, splitDigits } from './split.ts';
import { formatList, formatText } from './text.ts';
import { formatTexts } from './texts.ts';

export type FormatSettings = {
  readonly locale: Locale;
  readonly codeLabel: CodeLabelLookup;
  /** The clock, in epoch milliseconds; the machine's own unless given. */
  readonly now?: (() => number) | undefined;
};

export type Format = ReturnType<typeof createFormat>;

/**
 * All formatting helpers of screens (docs/specification.md §2, §9) in one language. Particles are not among them:
 * only Korean texts need those, and import `particle.ts` themselves.
 */
export function createFormat({ locale, codeLabel, now = Date.now }: FormatSettings) {
  const context = (): FormatContext => ({ locale, now: now() });
  return {
    text: formatText,
    list: formatList,
    number: formatNumber,
    gradeAverage: formatGradeAverage,
    percent: formatPercent,
    bytes: formatBytes,
    digits: splitDigits,
    phone: formatPhone,
    code: (value: CodeValue, path: string) => formatCode(value, path, codeLabel),
    codeList: (values: readonly CodeValue[] | null | undefined, path: string) =>
      formatCodeList(values, path, codeLabel),
    yesNo: (value: unknown, words: YesNoWords = formatTexts[locale].yesNo) => formatYesNo(value, words),
    sexCode: (code: string | null | undefined) => formatSexCode(code, locale),
    ageDecade: (birth: unknown) => formatAgeDecade(birth, context()),
    dateTime: (at: TimeInput, pattern?: string) => formatDateTime(at, pattern, locale),
    date: (at: TimeInput) => formatDate(at, locale),
    day: (at: TimeInput, options?: DayOptions) => formatDay(at, context(), options),
    moment: (at: TimeInput, options?: DayOptions) => formatMoment(at, context(), options),
    time: (at: TimeInput) => formatTime(at, locale),
    hour: (hour: number | string | null | undefined) => formatHour(hour, locale),
    timeRange: (begin: TimeInput, end: TimeInput) => formatTimeRange({ begin, end }, locale),
    range: (begin: TimeInput, end: TimeInput, options?: RangeOptions) =>
      formatRange({ begin, end }, context(), options),
    relativeTime: (at: TimeInput, options?: RelativeOptions) => formatRelativeTime(at, context(), options),
    remaining: (at: TimeInput, options?: WordOptions) => formatRemaining(at, context(), options),
    dDay: (at: TimeInput, options?: WordOptions) => formatDDay(at, context(), options),
    daysUntil: (at: TimeInput) => countDaysUntil(at, now()),
    duration: (minutes: number | null | undefined) => formatDuration(minutes, locale),
  };
}
