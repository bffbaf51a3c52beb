/** Meetings as entries of people's calendars. Pure. */
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
