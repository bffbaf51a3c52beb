/** How an assignment moves: handed in, accepted, or returned and handed in again. */
import type { ASSIGNMENT_STEPS } from '@naru/contract/areas/learning/completion.ts';
import type { StepGiven } from '@naru/contract/shared/workflow.ts';

import {
  personIn,
  type Machine,
  type Moved,
  type Patch,
  type Step,
  type Taker,
} from '../../../blocks/workflow/machine.ts';
import { ASSIGNMENT, swapAssignments, type AssignmentRow } from './assignment-store.ts';
import { tellAccepted, tellReturned } from './notifications.ts';
import { ASSIGNMENT_TRANSITIONS, type AssignmentTransition } from './rules.ts';
import { completeDue } from './settle.ts';

export type AssignmentGiven =
  | StepGiven<typeof ASSIGNMENT_STEPS>
  | { readonly action: 'HAND_IN'; readonly content: string; readonly fileId: string | null };
type MovedAssignment = Moved<AssignmentRow, AssignmentTransition, AssignmentGiven>;

export const standingOf = ({ id, status, version }: AssignmentRow) => ({ id, status, version });

const NO_PLACE = {
  reason: {
    ko: '참여가 확정된 사람의 과제가 아니에요.',
    en: 'This is not the work of somebody with a confirmed place.',
  },
};

export const assignmentMachine: Machine<AssignmentRow, AssignmentTransition, AssignmentGiven> = {
  entity: ASSIGNMENT,
  audit: 'assignments',
  transitions: ASSIGNMENT_TRANSITIONS,
  states: {
    HANDED_IN: { ko: '제출', en: 'submitted' },
    ACCEPTED: { ko: '인정', en: 'accepted' },
    RETURNED: { ko: '보완 요청', en: 'returned' },
  },
  standing: standingOf,
  judge: ({ isConfirmed, memberId }, { by }, { actorId }) => {
    // Nobody judges their own work.
    if (by === 'DESK' && memberId === actorId) return 'forbidden';
    return isConfirmed ? 'OK' : NO_PLACE;
  },
  prepare,
  swap: (tx, rows, { patch }) => swapAssignments(tx, rows, patch),
  followers: [tell, complete],
};

type AssignmentStep = Step<AssignmentRow, AssignmentTransition, AssignmentGiven>;

async function prepare(taker: Taker, { given }: AssignmentStep): Promise<Patch> {
  switch (given.action) {
    case 'ACCEPT':
      return { accepted_at: taker.now, accepted_by: personIn(taker).actor.memberId };
    case 'RETURN':
      return { returned_at: taker.now, returned_reason: given.reason };
    default:
      return {
        content: given.content,
        file_id: given.fileId,
        handed_in_at: taker.now,
        returned_at: null,
        returned_reason: null,
      };
  }
}

async function tell({ tx }: Taker, { row, given, version }: MovedAssignment): Promise<void> {
  const about = { traineeId: row.id, memberId: row.memberId, version };
  if (given.action === 'ACCEPT') await tellAccepted(tx, about);
  if (given.action === 'RETURN') await tellReturned(tx, about);
}

/** An accepted assignment may be the last part that lacked. */
async function complete(taker: Taker, { row, given }: MovedAssignment): Promise<void> {
  if (given.action === 'ACCEPT') await completeDue(personIn(taker), row.programmeId);
}
