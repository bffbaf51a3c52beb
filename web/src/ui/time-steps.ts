/** Times of day as texts, `09:30`; 24:00 is the midnight at the end of a day. Pure. */

const HOUR_MINUTES = 60;

export interface TimeSteps {
  /** The first time that is offered. */
  readonly from?: string | undefined;
  /** The last one, offered even where no step leads to it. */
  readonly to?: string | undefined;
  /** Minutes from one to the next. */
  readonly step?: number | undefined;
}

export function toMinutes(time: string): number {
  const [hours = '0', minutes = '0'] = time.split(':');
  return Number(hours) * HOUR_MINUTES + Number(minutes);
}

export function toTime(minutes: number): string {
  const parts = [Math.floor(minutes / HOUR_MINUTES), minutes % HOUR_MINUTES];
  return parts.map((part) => String(part).padStart(2, '0')).join(':');
}

/** Lists the times from the first to the last one. */
export function listTimes({ from = '00:00', to = '23:30', step = 30 }: TimeSteps): string[] {
  const [first, last] = [toMinutes(from), toMinutes(to)];
  const count = Math.max(0, Math.ceil((last - first) / step));
  return [...Array.from({ length: count }, (_one, at) => toTime(first + at * step)), ...(last < first ? [] : [to])];
}

/** Adds the chosen time where it is none of those offered: it was written before, and stays. */
export function withChosen(times: readonly string[], chosen: string | null): string[] {
  if (chosen === null || chosen === '' || times.includes(chosen)) return [...times];
  return [...times, chosen].sort((one, other) => toMinutes(one) - toMinutes(other));
}
