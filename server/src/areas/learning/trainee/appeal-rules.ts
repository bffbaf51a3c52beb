/** The machine of appeals against no-shows as a table (docs/specification.md, Programmes). Pure. */
import type { APPEAL_STEPS, AppealStatus } from '@naru/contract/areas/learning/words.ts';
import { APPEAL_DAYS } from '@naru/contract/areas/learning/words.ts';
import type { ActionOf } from '@naru/contract/shared/workflow.ts';

import type { Transition } from '../../../blocks/workflow/machine.ts';

/** DECIDER: those who look after the programme, and never the person themselves. */
export type AppealSide = 'DECIDER';
export type AppealTransition = Transition<ActionOf<typeof APPEAL_STEPS>, AppealStatus, AppealSide, AppealStatus>;

export const APPEAL_TRANSITIONS: readonly AppealTransition[] = [
  { action: 'ACCEPT', from: 'ASKED', to: 'ACCEPTED', by: 'DECIDER' },
  { action: 'REFUSE', from: 'ASKED', to: 'REFUSED', by: 'DECIDER' },
];

const DAY_MS = 86_400_000;

/** Returns until when somebody can appeal who became a no-show then. */
export const appealEnd = (noShowAt: Date): Date => new Date(noShowAt.getTime() + APPEAL_DAYS * DAY_MS);

export interface Appealable {
  /** Since when they count as absent without notice; null where they do not. */
  readonly noShowAt: Date | null;
  readonly appealStatus: AppealStatus | null;
}

/** Judges whether a no-show can be appealed now: once, and within seven days. */
export function judgeAppeal({ noShowAt, appealStatus }: Appealable, now: Date): 'OK' | 'again' | 'none' | 'late' {
  if (appealStatus !== null) return 'again';
  if (noShowAt === null) return 'none';
  return now <= appealEnd(noShowAt) ? 'OK' : 'late';
}
