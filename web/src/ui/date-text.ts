/** A day as YYYY-MM-DD. */
export type IsoDate = string;

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/**
 * Reads the usual notations of a day: 2026-11-24, 2026.11.24., 20261124, 11/24, 11월 24일 (화), Nov 24, 2026.
 * Without a year it takes that of `today`; two digits are 2000 to 2099. Null for an invalid day.
 */
export function parseDateText(text: string, today: IsoDate): IsoDate | null {
  const plain = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\(.*?\)/g, ' ')
    .trim();
  const named = parseNamedMonth(plain, today);
  if (named !== undefined) return named;
  const digits = /^(\d{4})(\d{2})(\d{2})$/.exec(plain);
  const parts = digits ? digits.slice(1) : plain.split(/[^\d]+/).filter(Boolean);
  if (/[^\d\s.\-/년월일,]/.test(plain)) return null;
  if (parts.length === 2) return writeIsoDate(readYear(today), Number(parts[0]), Number(parts[1]));
  if (parts.length !== 3) return null;
  const [year = '', month, day] = parts;
  if (year.length !== 4 && year.length !== 2) return null;
  return writeIsoDate(year.length === 2 ? 2000 + Number(year) : Number(year), Number(month), Number(day));
}

/** Writes a day as YYYY-MM-DD, or null if there is no such day. */
export function writeIsoDate(year: number, month: number, day: number): IsoDate | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal && year >= 1900 && year < 2200 ? date.toISOString().slice(0, 10) : null;
}

/** Converts a day for a calendar that works in the browser's own time zone. */
export function toLocalDate(iso: IsoDate): Date {
  const [year = 0, month = 1, day = 1] = iso.split('-').map(Number);
  return new Date(year, month - 1, day);
}

export function fromLocalDate(date: Date): IsoDate {
  const pad = (value: number) => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
}

function parseNamedMonth(text: string, today: IsoDate): IsoDate | null | undefined {
  const match =
    /^(?:[a-z]+,\s*)?([a-z]{3,9})\.?\s+(\d{1,2})(?:st|nd|rd|th)?(?:,?\s+(\d{4}))?$/.exec(text) ??
    reorder(/^(\d{1,2})\s+([a-z]{3,9})\.?(?:,?\s+(\d{4}))?$/.exec(text));
  if (!match) return undefined;
  const month = months.indexOf((match[1] ?? '').slice(0, 3)) + 1;
  if (month === 0) return null;
  return writeIsoDate(match[3] === undefined ? readYear(today) : Number(match[3]), month, Number(match[2]));
}

function reorder(match: RegExpExecArray | null): (string | undefined)[] | null {
  return match ? [match[0], match[2], match[1], match[3]] : null;
}

function readYear(iso: IsoDate): number {
  return Number(iso.slice(0, 4));
}
