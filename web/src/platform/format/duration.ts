import type { Locale } from './context.ts';
import { formatTexts } from './texts.ts';

const HOUR = 60;
const DAY = 24 * HOUR;

/** A length given in minutes: `50분`, `1시간 30분`, `2일 3시간` (two units at most, the rest is cut); '' for none. */
export function formatDuration(minutes: number | null | undefined, locale: Locale): string {
  if (typeof minutes !== 'number' || !Number.isFinite(minutes) || minutes < 0) return '';
  const texts = formatTexts[locale];
  if (minutes > 0 && minutes < 1) return texts.durationTiny;
  const whole = Math.floor(minutes);
  const days = Math.floor(whole / DAY);
  const hours = Math.floor((whole % DAY) / HOUR);
  const rest = whole % HOUR;
  const parts = [
    days > 0 ? texts.durationDays(days) : '',
    hours > 0 ? texts.durationHours(hours) : '',
    days === 0 && rest > 0 ? texts.durationMinutes(rest) : '',
  ].filter((part) => part !== '');
  return parts.join(' ') || texts.durationMinutes(0);
}
