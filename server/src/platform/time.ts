/**
 * The university's calendar: Asia/Seoul, without daylight saving.
 */
const SEOUL_OFFSET_MS = 9 * 60 * 60_000;

/** Returns the calendar date in Seoul at a point in time: `2026-11-21`. */
export function koreanDate(at: Date): string {
  return new Date(at.getTime() + SEOUL_OFFSET_MS).toISOString().slice(0, 10);
}

/** Reads a day as people write it, as `2026-03-02`; undefined for one that is not in the calendar. */
export function readDay(text: string): string | undefined {
  const [, year, month, day] = /^(\d{4})[-./]\s?(\d{1,2})[-./]\s?(\d{1,2})\.?$/.exec(text.trim()) ?? [];
  if (year === undefined || month === undefined || day === undefined) return undefined;
  const written = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const at = new Date(`${written}T00:00:00.000Z`);
  return Number.isNaN(at.getTime()) || at.toISOString().slice(0, 10) !== written ? undefined : written;
}
