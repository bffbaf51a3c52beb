import type { FormatContext } from './context.ts';
import { type WordOptions, writeMoment } from './day.ts';
import { startSentence, writeDaysLeft } from './days-left.ts';
import { countKstDays, HOUR, MINUTE, readTime, type TimeInput, type TimePoint } from './kst.ts';
import { formatTexts } from './texts.ts';

/** The time left until a moment: `17일 남음`, `내일 오후 6:00`, `오늘 오후 6:00`, `20분 남음`; after it `3일 지남`. */
export function formatRemaining(input: TimeInput, context: FormatContext, options: WordOptions = {}): string {
  const point = readTime(input);
  if (!point) return '';
  const text = writeRemaining(point, context);
  return options.inSentence ? text : startSentence(text);
}

function writeRemaining(point: TimePoint, context: FormatContext): string {
  const texts = formatTexts[context.locale];
  const days = countKstDays(context.now, point.ms);
  if (point.isDateOnly || days > 1 || days < 0) return writeDaysLeft(days, texts);
  if (days === 1) return writeMoment(point, texts.tomorrow, context.locale);
  return writeRemainingToday(point, context);
}

function writeRemainingToday(point: TimePoint, { locale, now }: FormatContext): string {
  const texts = formatTexts[locale];
  const distance = Math.abs(point.ms - now);
  const minutes = Math.max(1, Math.floor(distance / MINUTE));
  if (point.ms > now) {
    return distance < HOUR ? texts.minutesLeft(minutes) : writeMoment(point, texts.today, locale);
  }
  return distance < HOUR ? texts.minutesPassed(minutes) : texts.hoursPassed(Math.floor(distance / HOUR));
}
