import type { FormatContext } from './context.ts';
import { formatDay, formatMoment, type WordOptions, writeMoment } from './day.ts';
import { startSentence } from './days-left.ts';
import { countKstDays, HOUR, MINUTE, readTime, type TimeInput, type TimePoint } from './kst.ts';
import { formatTexts } from './texts.ts';

/** Which days carry the time of day: yesterday and tomorrow (near), also older ones (always), or none (never). */
export type RelativeOptions = WordOptions & {
  readonly time?: 'near' | 'always' | 'never' | undefined;
};

/**
 * `방금`, `20분 전`, `3시간 전` (the same day), `어제 오후 4:10`, then the date; ahead of now `3시간 뒤`, `내일 오후 6:00`.
 * '' for what is no time.
 */
export function formatRelativeTime(input: TimeInput, context: FormatContext, options: RelativeOptions = {}): string {
  const point = readTime(input);
  if (!point) return '';
  const text =
    writeNearTime(point, context) ??
    writeNeighbourDay(point, context, options.time !== 'never') ??
    writeFarDay(point, context, options.time === 'always');
  return options.inSentence ? text : startSentence(text);
}

/** `D-17`, `D-day`, `D+3` by Korean calendar days; in English `In 17 days`, `Today`, `3 days ago`. */
export function formatDDay(input: TimeInput, context: FormatContext, options: WordOptions = {}): string {
  const days = countDaysUntil(input, context.now);
  if (days === undefined) return '';
  const text = formatTexts[context.locale].dDay(days);
  return options.inSentence ? text : startSentence(text);
}

/** Korean calendar days from now; 0 is today, negative is past, undefined is no time. */
export function countDaysUntil(input: TimeInput, now: number): number | undefined {
  const point = readTime(input);
  return point && countKstDays(now, point.ms);
}

function writeNearTime(point: TimePoint, { locale, now }: FormatContext): string | undefined {
  if (point.isDateOnly) return undefined;
  const texts = formatTexts[locale];
  const distance = Math.abs(point.ms - now);
  const isAhead = point.ms > now;
  if (distance < MINUTE) return isAhead ? texts.soon : texts.now;
  if (distance < HOUR) {
    const minutes = Math.floor(distance / MINUTE);
    return isAhead ? texts.minutesAhead(minutes) : texts.minutesAgo(minutes);
  }
  if (countKstDays(now, point.ms) !== 0) return undefined;
  const hours = Math.floor(distance / HOUR);
  return isAhead ? texts.hoursAhead(hours) : texts.hoursAgo(hours);
}

function writeNeighbourDay(point: TimePoint, { locale, now }: FormatContext, hasTime: boolean): string | undefined {
  const texts = formatTexts[locale];
  const names = [texts.yesterday, texts.today, texts.tomorrow];
  const name = names[countKstDays(now, point.ms) + 1];
  if (name === undefined || !hasTime) return name;
  return writeMoment(point, name, locale);
}

function writeFarDay(point: TimePoint, context: FormatContext, hasTime: boolean): string {
  const words = { hasWeekday: false };
  if (hasTime && !point.isDateOnly) return formatMoment(point.ms, context, words);
  return formatDay(point.ms, context, words);
}
