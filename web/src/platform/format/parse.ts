import { readTime, toKst } from './kst.ts';

const YEARS_AHEAD = 10;
const SEPARATED = /^(\d{4}|\d{2})\s*[-./년]\s*(\d{1,2})\s*[-./월]\s*(\d{1,2})\s*[.일]?$/;
const DIGITS = /^(\d{4}|\d{2})(\d{2})(\d{2})$/;

/**
 * A two-digit year of the current century, or of the previous one if that is more than 10 years ahead of the current
 * Korean year (docs/specification.md §9); undefined unless it is two digits or a whole number from 0 to 99.
 */
export function parseTwoDigitYear(value: string | number, now: number): number | undefined {
  const text = typeof value === 'number' ? String(value).padStart(2, '0') : value.trim();
  if (!/^\d\d$/.test(text)) return undefined;
  const current = toKst(now).year;
  const year = Math.floor(current / 100) * 100 + Number(text);
  return year > current + YEARS_AHEAD ? year - 100 : year;
}

/** Reads a typed date (2026-3-2, 26.03.02, 20260302, 2026년 3월 2일) as `YYYY-MM-DD`; undefined if it is none. */
export function parseDate(text: string, now: number): string | undefined {
  const typed = text.normalize('NFKC').trim();
  const match = SEPARATED.exec(typed) ?? DIGITS.exec(typed);
  if (!match) return undefined;
  const [, yearText = '', month = '', day = ''] = match;
  const year = yearText.length === 2 ? parseTwoDigitYear(yearText, now) : Number(yearText);
  const date = `${String(year).padStart(4, '0')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return readTime(date) && date;
}
