/** The machine of handing over: who moves one from where to where. Pure. */
import type { HandoverStatus } from '@naru/contract/areas/counselling/psychological/handover.ts';

import { machineOf, type Transition } from '../../../../blocks/workflow/machine.ts';

/** CENTRE: whose case it is, and managers. */
export type HandoverSide = 'STUDENT' | 'CENTRE';
export type HandoverAction = 'PROPOSE' | 'AGREE' | 'DECLINE' | 'RETRACT' | 'DELIVER';

export type HandoverTransition = Transition<HandoverAction, HandoverStatus, HandoverSide>;

export const HANDOVER_TRANSITIONS: readonly HandoverTransition[] = [
  { action: 'PROPOSE', from: null, to: 'PROPOSED', by: 'CENTRE' },
  { action: 'AGREE', from: 'PROPOSED', to: 'AGREED', by: 'STUDENT' },
  { action: 'DECLINE', from: 'PROPOSED', to: 'DECLINED', by: 'STUDENT' },
  // Taken back while nothing was passed on.
  { action: 'DECLINE', from: 'AGREED', to: 'DECLINED', by: 'STUDENT' },
  { action: 'RETRACT', from: 'PROPOSED', to: 'RETRACTED', by: 'CENTRE' },
  { action: 'DELIVER', from: 'AGREED', to: 'DELIVERED', by: 'CENTRE' },
];

/** The transition that an action is, from there, by one who is on these sides. */
export const findHandoverTransition = machineOf(HANDOVER_TRANSITIONS);

/** When a student is shown the places of themselves: while they wait, and once it is over. */
export const showsPlaces = (status: string): boolean => ['WAITING', 'ENDED', 'CANCELLED'].includes(status);
