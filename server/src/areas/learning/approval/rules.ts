/** The machine of approvals as a table (docs/specification.md, Programmes). Pure. */
import type { ASK_APPROVAL_STEPS, DECIDE_APPROVAL_STEPS } from '@naru/contract/areas/learning/desk/approval-shape.ts';
import type { ApprovalStatus } from '@naru/contract/areas/learning/words.ts';
import type { ActionOf } from '@naru/contract/shared/workflow.ts';

import type { Transition } from '../../../blocks/workflow/machine.ts';

/** ORGANISER: those who look after the programme. APPROVER: the education centre, and never the author. */
export type ApprovalSide = 'ORGANISER' | 'APPROVER';

type Action = ActionOf<typeof ASK_APPROVAL_STEPS> | ActionOf<typeof DECIDE_APPROVAL_STEPS>;

export type ApprovalTransition = Transition<Action, ApprovalStatus, ApprovalSide, ApprovalStatus>;

export const APPROVAL_TRANSITIONS: readonly ApprovalTransition[] = [
  { action: 'APPROVE', from: 'WAITING', to: 'APPROVED', by: 'APPROVER' },
  { action: 'REFUSE', from: 'WAITING', to: 'REFUSED', by: 'APPROVER' },
  { action: 'RESUBMIT', from: 'REFUSED', to: 'WAITING', by: 'ORGANISER' },
  { action: 'REVISE', from: 'APPROVED', to: 'WAITING', by: 'ORGANISER' },
];
