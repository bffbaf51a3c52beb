/** The times at which people are reminded of hours. Pure. */
export const REMINDER_KINDS = ['DAY', 'HOUR', 'RECORD'] as const;
export type ReminderKind = (typeof REMINDER_KINDS)[number];

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Nobody is reminded of what they have left for so long. */
const RECORD_DAYS = 7;

/** Meetings that begin after `from`, at `to` at the latest, are due; `from` is left out. */
export interface DueWindow {
  readonly from: Date;
  readonly to: Date;
  /** Meetings agreed less ahead than this need no reminder; null where that does not matter. */
  readonly agreedAheadMs: number | null;
}

export function dueWindow(kind: ReminderKind, now: Date): DueWindow {
  const at = (ms: number): Date => new Date(now.getTime() + ms);
  switch (kind) {
    case 'DAY':
      return { from: at(HOUR_MS), to: at(DAY_MS), agreedAheadMs: DAY_MS };
    case 'HOUR':
      return { from: now, to: at(HOUR_MS), agreedAheadMs: HOUR_MS };
    case 'RECORD':
      return { from: at(-RECORD_DAYS * DAY_MS), to: at(-DAY_MS), agreedAheadMs: null };
  }
}
