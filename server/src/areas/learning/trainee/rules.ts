/** The machine of trainees as a table (docs/specification.md, Programmes). Pure. */
import type { TraineeStatus } from '@naru/contract/areas/learning/words.ts';
import type { ActionOf } from '@naru/contract/shared/workflow.ts';
import type { DESK_TRAINEE_STEPS, OWN_TRAINEE_STEPS } from '@naru/contract/areas/learning/words.ts';

import type { Transition } from '../../../blocks/workflow/machine.ts';

/** TRAINEE: the person who applied. DESK: those who organise. SYSTEM: the portal itself. */
export type TraineeSide = 'TRAINEE' | 'DESK' | 'SYSTEM';

type Action =
  | ActionOf<typeof OWN_TRAINEE_STEPS>
  | ActionOf<typeof DESK_TRAINEE_STEPS>
  // Part of applying.
  | 'SUBMIT'
  | 'REAPPLY'
  // By the portal.
  | 'SEAT'
  | 'OFFER'
  | 'LAPSE'
  | 'DROP'
  | 'CALL_OFF';

export type TraineeTransition = Transition<Action, TraineeStatus, TraineeSide, TraineeStatus>;

export const TRAINEE_TRANSITIONS: readonly TraineeTransition[] = [
  { action: 'SUBMIT', from: 'TEMP', to: 'APPLY', by: 'TRAINEE' },
  { action: 'ACCEPT', from: 'TEMP', to: 'APPLY', by: 'TRAINEE' },
  { action: 'ACCEPT', from: 'APPLY', to: 'APPLY', by: 'TRAINEE' },
  { action: 'SEAT', from: 'APPLY', to: 'CONFIRM', by: 'SYSTEM' },
  { action: 'CONFIRM', from: 'APPLY', to: 'CONFIRM', by: 'DESK' },
  { action: 'REJECT', from: 'APPLY', to: 'REJECT', by: 'DESK' },
  { action: 'DROP', from: 'APPLY', to: 'REJECT', by: 'SYSTEM' },
  { action: 'REOPEN', from: 'REJECT', to: 'APPLY', by: 'DESK' },
  { action: 'REAPPLY', from: 'CANCEL', to: 'APPLY', by: 'TRAINEE' },
  { action: 'CANCEL', from: 'TEMP', to: 'CANCEL', by: 'TRAINEE' },
  { action: 'CANCEL', from: 'APPLY', to: 'CANCEL', by: 'TRAINEE' },
  { action: 'CANCEL', from: 'CONFIRM', to: 'CANCEL', by: 'TRAINEE' },
  { action: 'DISMISS', from: 'APPLY', to: 'CANCEL', by: 'DESK' },
  { action: 'DISMISS', from: 'CONFIRM', to: 'CANCEL', by: 'DESK' },
  { action: 'OFFER', from: 'TEMP', to: 'TEMP', by: 'SYSTEM' },
  { action: 'OFFER', from: 'APPLY', to: 'APPLY', by: 'SYSTEM' },
  { action: 'LAPSE', from: 'TEMP', to: 'CANCEL', by: 'SYSTEM' },
  { action: 'LAPSE', from: 'APPLY', to: 'CANCEL', by: 'SYSTEM' },
  { action: 'CALL_OFF', from: 'TEMP', to: 'CANCEL', by: 'SYSTEM' },
  { action: 'CALL_OFF', from: 'APPLY', to: 'CANCEL', by: 'SYSTEM' },
  { action: 'CALL_OFF', from: 'CONFIRM', to: 'CANCEL', by: 'SYSTEM' },
];
