/** Moments by the clock of Seoul, as fields hold them. Pure. */
const SEOUL_OFFSET_MS = 9 * 3_600_000;

const shifted = (at: string): string => new Date(Date.parse(at) + SEOUL_OFFSET_MS).toISOString();

/** `2026-12-01`. */
export const toKstDay = (at: string): string => shifted(at).slice(0, 10);
/** `14:00`. */
export const toKstTime = (at: string): string => shifted(at).slice(11, 16);
