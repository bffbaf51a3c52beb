/**
 * Outcomes that the department corrects (docs/specification.md §7, Later corrections). Pure.
 */
import type {
  CORRECTION_STEPS,
  CorrectionStatus,
  MeetingOutcome,
} from '@naru/contract/areas/counselling/meeting/correction-words.ts';
import type { CONFIRMATIONS } from '@naru/contract/areas/counselling/meeting/meeting.ts';
import type { CounsellingKind } from '@naru/contract/areas/counselling/words.ts';
import type { ActionOf } from '@naru/contract/shared/workflow.ts';

import type { Transition } from '../../../../blocks/workflow/machine.ts';
import { judge, type Moment, type RequestStatus } from '../core/rules.ts';

export type Asker = 'STUDENT' | 'COUNSELLOR';

type CorrectionAction = ActionOf<typeof CORRECTION_STEPS> | 'SETTLE';
export type CorrectionTransition = Transition<CorrectionAction, CorrectionStatus, Asker | 'STAFF', CorrectionStatus>;

export const CORRECTION_TRANSITIONS: readonly CorrectionTransition[] = [
  { action: 'ACCEPT', from: 'WAITING', to: 'ACCEPTED', by: 'STAFF' },
  { action: 'DECLINE', from: 'WAITING', to: 'DECLINED', by: 'STAFF' },
  { action: 'SETTLE', from: 'WAITING', to: 'SETTLED', by: 'COUNSELLOR' },
];

/** The outcome that this one can be turned into; undefined where there is none yet. */
export function otherOutcome(status: RequestStatus): MeetingOutcome | undefined {
  if (status === 'COMPLETED') return 'ABSENT';
  return status === 'ABSENT' ? 'COMPLETED' : undefined;
}

export interface Correctable {
  readonly status: RequestStatus;
  readonly kind: CounsellingKind;
  readonly confirmation: (typeof CONFIRMATIONS)[number];
  readonly corrections: readonly { readonly status: CorrectionStatus; readonly to: MeetingOutcome }[];
}

/**
 * Whether one side may ask the department now. Legal counselling is nothing that a department may know of; a student has
 * said in time that it was not so; what was declined once is not asked again.
 */
export function judgeAsk(meeting: Correctable, by: Asker, moment: Moment): 'OK' | 'STATE' | 'EARLY' {
  const to = otherOutcome(meeting.status);
  if (to === undefined || meeting.kind === 'LAW') return 'STATE';
  if (by === 'STUDENT' && meeting.confirmation !== 'DISPUTED') return 'STATE';
  if (meeting.corrections.some((one) => one.status === 'WAITING' || (one.status === 'DECLINED' && one.to === to)))
    return 'STATE';
  const own = judge({ action: 'CORRECT', from: meeting.status, by: 'COUNSELLOR' }, moment);
  return own === 'LATE' ? 'OK' : own === 'OK' ? 'EARLY' : 'STATE';
}
