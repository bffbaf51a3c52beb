/** Meetings as entries of people's calendars, and the times of their reminders. Pure. */
import type { CalendarEntry } from '../../../../platform/mail/calendar.ts';
import type { RequestStatus } from '../core/rules.ts';

export interface Standing {
  readonly status: RequestStatus;
  readonly ending: string | null;
  /** Whether it, or one that it was moved from, was ever agreed: only then calendars have it. */
  readonly wasAgreed: boolean;
}

/**
 * Returns the state of the calendar entry; undefined for a meeting that was never agreed, took place or was replaced.
 */
export function entryStateOf({ status, ending, wasAgreed }: Standing): CalendarEntry['state'] | undefined {
  if (status === 'APPROVED') return 'CONFIRMED';
  const isPast = status === 'COMPLETED' || status === 'ABSENT';
  if (!wasAgreed || isPast || ending === 'RESCHEDULED') return undefined;
  // Moved, and waiting for an answer: of the counsellor, or of the student to an invitation.
  const isOpen = status === 'WAITING' || (status === 'AVAILABLE' && ending === null);
  return isOpen ? 'TENTATIVE' : 'CANCELLED';
}

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
