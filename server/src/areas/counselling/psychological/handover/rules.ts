/** The machine of handing over: who moves one from where to where. Pure. */
import type { HandOverStatus } from '@naru/contract/areas/counselling/psychological/hand-over.ts';

import { machineOf, type Step } from '../../machine.ts';

/** CENTRE: whose case it is, and managers. */
export type HandOverSide = 'STUDENT' | 'CENTRE';
export type HandOverAction = 'PROPOSE' | 'AGREE' | 'DECLINE' | 'RETRACT' | 'DELIVER';

export type HandOverTransition = Step<HandOverAction, HandOverStatus, HandOverSide>;

export const HAND_OVER_TRANSITIONS: readonly HandOverTransition[] = [
  { action: 'PROPOSE', from: null, to: 'PROPOSED', by: 'CENTRE' },
  { action: 'AGREE', from: 'PROPOSED', to: 'AGREED', by: 'STUDENT' },
  { action: 'DECLINE', from: 'PROPOSED', to: 'DECLINED', by: 'STUDENT' },
  // Taken back while nothing was passed on.
  { action: 'DECLINE', from: 'AGREED', to: 'DECLINED', by: 'STUDENT' },
  { action: 'RETRACT', from: 'PROPOSED', to: 'RETRACTED', by: 'CENTRE' },
  { action: 'DELIVER', from: 'AGREED', to: 'DELIVERED', by: 'CENTRE' },
];

/** The transition that an action is, from there, by one who is on these sides. */
export const findHandOverTransition = machineOf(HAND_OVER_TRANSITIONS);

/** When a student is shown the places of themselves: while they wait, and once it is over. */
export const showsPlaces = (status: string): boolean => ['WAITING', 'ENDED', 'CANCELLED'].includes(status);
