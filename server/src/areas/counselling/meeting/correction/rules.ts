/**
 * Outcomes that the department corrects (docs/specification.md §7, Later corrections). Pure.
 */
import type { CORRECTION_STEPS, CorrectionStatus } from '@naru/contract/areas/counselling/meeting/correction-words.ts';
import type { ActionOf } from '@naru/contract/shared/workflow.ts';

import type { Transition } from '../../../../blocks/workflow/machine.ts';

export type CorrectionSide = 'STUDENT' | 'COUNSELLOR';

type CorrectionAction = ActionOf<typeof CORRECTION_STEPS> | 'ASK' | 'SETTLE';
export type CorrectionTransition = Transition<CorrectionAction, CorrectionStatus, CorrectionSide | 'STAFF'>;

export const CORRECTION_TRANSITIONS: readonly CorrectionTransition[] = [
  { action: 'ASK', from: null, to: 'WAITING', by: ['STUDENT', 'COUNSELLOR'] },
  { action: 'ACCEPT', from: 'WAITING', to: 'ACCEPTED', by: 'STAFF' },
  { action: 'DECLINE', from: 'WAITING', to: 'DECLINED', by: 'STAFF' },
  { action: 'SETTLE', from: 'WAITING', to: 'SETTLED', by: 'COUNSELLOR' },
];
