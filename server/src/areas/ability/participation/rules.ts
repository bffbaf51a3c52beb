/** Rules of compulsory tests (docs/specification.md, Tests). Pure. */
import type {
  ASSIGNMENT_STATUSES,
  ASSIGNMENT_STEPS,
  AssignmentStage,
} from '@naru/contract/areas/ability/participation.ts';
import type { SESSION_DESK_STEPS, SessionStatus } from '@naru/contract/areas/ability/words.ts';
import type { ActionOf } from '@naru/contract/shared/workflow.ts';

import { daysBetween } from '../../../blocks/calendar/hours.ts';
import type { Transition } from '../../../blocks/workflow/machine.ts';

export type AssignmentStatus = (typeof ASSIGNMENT_STATUSES)[number];
export type AssignmentTransition = Transition<ActionOf<typeof ASSIGNMENT_STEPS>, AssignmentStatus, 'OFFICE'>;
export const ASSIGNMENT_TRANSITIONS: readonly AssignmentTransition[] = [
  { action: 'END', from: 'OPEN', to: 'ENDED', by: 'OFFICE' },
];

export type TakenTransition = Transition<ActionOf<typeof SESSION_DESK_STEPS>, SessionStatus, 'OFFICE'>;
export const TAKEN_TRANSITIONS: readonly TakenTransition[] = [
  { action: 'INVALIDATE', from: 'SCORED', to: 'INVALIDATED', by: 'OFFICE' },
];

export interface Period {
  readonly opensOn: string;
  readonly dueOn: string;
}

export interface Lasting extends Period {
  readonly endedAt: Date | null;
}

export function stageOf({ opensOn, dueOn, endedAt }: Lasting, today: string): AssignmentStage {
  if (endedAt !== null) return 'ENDED';
  if (dueOn < today) return 'OVER';
  return opensOn > today ? 'PLANNED' : 'RUNNING';
}

/** Compulsory tests are of a year of study; a day beyond is a slip of the hand. */
const MOST_DAYS_AHEAD = 366;

export interface PeriodProblem {
  readonly field: 'opensOn' | 'dueOn';
  readonly kind: 'past' | 'order' | 'opened' | 'far';
}

/**
 * Says what is wrong with the days that somebody chose. Once open, it stays open since that day: those who took part since
 * then have taken part.
 */
export function findPeriodProblem(
  { opensOn, dueOn }: Period,
  { today, before }: { readonly today: string; readonly before?: Period },
): PeriodProblem | null {
  const hasOpened = before !== undefined && before.opensOn <= today;
  if (hasOpened && opensOn !== before.opensOn) return { field: 'opensOn', kind: 'opened' };
  if (!hasOpened && opensOn < today) return { field: 'opensOn', kind: 'past' };
  if (dueOn < opensOn) return { field: 'dueOn', kind: 'order' };
  if (dueOn !== before?.dueOn && daysBetween(today, dueOn) > MOST_DAYS_AHEAD) return { field: 'dueOn', kind: 'far' };
  return dueOn < today && dueOn !== before?.dueOn ? { field: 'dueOn', kind: 'past' } : null;
}

const DISTANCES = [7, 3, 1] as const;
/** A run that was missed is made up for on the next day. */
const LATE_DAYS = 2;

/** The reminder that is due today, by the days that are left. */
export function reminderOf(dueOn: string, today: string): string | undefined {
  const left = daysBetween(today, dueOn);
  const days = DISTANCES.find((distance) => left <= distance && left > distance - LATE_DAYS);
  return days === undefined ? undefined : `D${days}`;
}
