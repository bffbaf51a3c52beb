const SOON_DAYS = 3;
const DAY_MS = 86_400_000;

/** Whether a to-do is due within three days, or was; never for one without a date. */
export function isDueSoon(dueOn: string | null, today: string): boolean {
  return dueOn !== null && (Date.parse(dueOn) - Date.parse(today)) / DAY_MS <= SOON_DAYS;
}
