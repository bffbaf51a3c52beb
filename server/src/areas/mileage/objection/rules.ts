/** The machine of objections as a table (docs/specification.md, Mileage). Pure. */
import type {
  DESK_OBJECTION_STEPS,
  ObjectionSide,
  ObjectionStatus,
  OWN_OBJECTION_STEPS,
} from '@naru/contract/areas/mileage/objection-words.ts';
import type { ActionOf } from '@naru/contract/shared/workflow.ts';

import type { Transition } from '../../../blocks/workflow/machine.ts';

type Action = ActionOf<typeof OWN_OBJECTION_STEPS> | ActionOf<typeof DESK_OBJECTION_STEPS>;

/** STUDENT: the one whose line it is. OFFICE: the mileage office, never about a line of their own. */
export type ObjectionTransition = Transition<Action, ObjectionStatus, ObjectionSide, ObjectionStatus>;

export const OBJECTION_TRANSITIONS: readonly ObjectionTransition[] = [
  { action: 'REPLY', from: 'OPEN', to: 'OPEN', by: 'STUDENT' },
  { action: 'REPLY', from: 'OPEN', to: 'OPEN', by: 'OFFICE' },
  { action: 'WITHDRAW', from: 'OPEN', to: 'WITHDRAWN', by: 'STUDENT' },
  { action: 'UPHOLD', from: 'OPEN', to: 'UPHELD', by: 'OFFICE' },
  { action: 'SETTLE', from: 'OPEN', to: 'UPHELD', by: 'OFFICE' },
  { action: 'DISMISS', from: 'OPEN', to: 'DISMISSED', by: 'OFFICE' },
];
