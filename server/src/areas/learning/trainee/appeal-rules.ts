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

/** Returns until when somebody can appeal who was counted as absent then. */
export const appealEnd = (countedAt: Date): Date => new Date(countedAt.getTime() + APPEAL_DAYS * DAY_MS);

export interface Appealable {
  readonly isNoShow: boolean;
  readonly countedAt: Date;
  readonly appealStatus: AppealStatus | null;
}

/** Judges whether a no-show can be appealed now: once, and within seven days. */
export function judgeAppeal(
  { isNoShow, countedAt, appealStatus }: Appealable,
  now: Date,
): 'OK' | 'again' | 'none' | 'late' {
  if (appealStatus !== null) return 'again';
  if (!isNoShow) return 'none';
  return now <= appealEnd(countedAt) ? 'OK' : 'late';
}
