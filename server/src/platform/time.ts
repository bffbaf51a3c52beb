/**
 * The university's calendar: Asia/Seoul, without daylight saving.
 */
const SEOUL_OFFSET_MS = 9 * 60 * 60_000;

/** The calendar date in Seoul at a point in time: `2026-11-21`. */
export function koreanDate(at: Date): string {
  return new Date(at.getTime() + SEOUL_OFFSET_MS).toISOString().slice(0, 10);
}
