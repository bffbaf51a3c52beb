import type { Locale } from './context.ts';
import { readTime, toKst } from './kst.ts';
import { formatTexts } from './texts.ts';

export type YesNoWords = { readonly yes: string; readonly no: string };

const OLDEST_AGE = 150;
const EMPTY = '-';

/** Exactly true, 'Y' and 1 mean yes, everything else no (docs/specification.md §2). */
export function isYes(value: unknown): boolean {
  return value === true || value === 'Y' || value === 1;
}

/** One of two words, by the rule of `isYes`. */
export function formatYesNo(value: unknown, words: YesNoWords): string {
  return isYes(value) ? words.yes : words.no;
}

/** M and F become words, other codes stay as they are (docs/specification.md §2); '' for none. */
export function formatSexCode(code: string | null | undefined, locale: Locale): string {
  const { sex } = formatTexts[locale];
  if (code === 'M') return sex.male;
  if (code === 'F') return sex.female;
  return code ?? '';
}

/**
 * floor(age / 10) × 10 with age = current Korean year − birth year + 1 (docs/specification.md §9). Takes a birth year
 * or a birth date (`YYYY`, `YYYYMMDD`, `YYYY-MM-DD`); undefined if it is none, or the age is not 1 to 150.
 */
export function computeAgeDecade(birth: unknown, now: number): number | undefined {
  const year = readBirthYear(birth);
  if (year === undefined) return undefined;
  const age = toKst(now).year - year + 1;
  return age >= 1 && age <= OLDEST_AGE ? Math.floor(age / 10) * 10 : undefined;
}

/** `20대`, `20s`; '-' if there is no birth year or an impossible one. */
export function formatAgeDecade(birth: unknown, context: { locale: Locale; now: number }): string {
  const decade = computeAgeDecade(birth, context.now);
  return decade === undefined ? EMPTY : formatTexts[context.locale].decade(decade);
}

function readBirthYear(birth: unknown): number | undefined {
  if (typeof birth === 'number') return Number.isInteger(birth) ? birth : undefined;
  if (typeof birth !== 'string') return undefined;
  const text = birth.trim();
  if (/^\d{4}$/.test(text)) return Number(text);
  const point = readTime(text.replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3'));
  return point && toKst(point.ms).year;
}
