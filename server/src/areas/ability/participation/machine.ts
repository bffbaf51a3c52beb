/** How a compulsory test ends early, and how a result is taken out of everything. */
import type { ASSIGNMENT_STEPS } from '@naru/contract/areas/ability/participation.ts';
import type { SESSION_DESK_STEPS, SessionStatus } from '@naru/contract/areas/ability/words.ts';
import type { StepGiven } from '@naru/contract/shared/workflow.ts';

import { emitEvent } from '../../../blocks/event/emit.ts';
import { personIn, type Machine, type Moved, type Standing, type Taker } from '../../../blocks/workflow/machine.ts';
import { swapStatus } from '../../../blocks/workflow/swap-store.ts';
import { koreanDate } from '../../../platform/time.ts';
import { testInvalidated } from '../scoring/events.ts';
import { SESSION } from '../session/store.ts';
import { ASSIGNMENT, endAssignment, type AssignmentRow } from './assignment-store.ts';
import { tellInvalidated } from './notifications.ts';
import {
  ASSIGNMENT_TRANSITIONS,
  TAKEN_TRANSITIONS,
  type AssignmentStatus,
  type AssignmentTransition,
  type TakenTransition,
} from './rules.ts';
import type { TakenRow } from './taken-store.ts';

export const standingOf = ({ id, endedAt, version }: AssignmentRow): Standing<AssignmentStatus> => ({
  id,
  status: endedAt === null ? 'OPEN' : 'ENDED',
  version,
});

export const assignmentMachine: Machine<AssignmentRow, AssignmentTransition, StepGiven<typeof ASSIGNMENT_STEPS>> = {
  entity: ASSIGNMENT,
  audit: 'test_assignments',
  transitions: ASSIGNMENT_TRANSITIONS,
  states: {
    OPEN: { ko: '진행 중', en: 'open' },
    ENDED: { ko: '종료', en: 'over' },
  },
  standing: standingOf,
  // It has ended by itself on its last day.
  judge: ({ dueOn }, _transition, { now }) => (dueOn < koreanDate(now) ? 'LATE' : 'OK'),
  prepare: async ({ now }) => ({ ended_at: now }),
  swap: async (tx, rows, { patch }) => {
    const ended: string[] = [];
    for (const row of rows) if (await endAssignment(tx, row, patch['ended_at'] as Date)) ended.push(row.id); // as prepared
    return ended;
  },
};

type TakenGiven = StepGiven<typeof SESSION_DESK_STEPS>;
type MovedTaken = Moved<TakenRow, TakenTransition, TakenGiven>;

const takenStandingOf = ({ id, status, version }: TakenRow): Standing<SessionStatus> => ({
  id,
  status,
  version,
});

export const takenMachine: Machine<TakenRow, TakenTransition, TakenGiven> = {
  entity: SESSION,
  audit: 'test_sessions',
  transitions: TAKEN_TRANSITIONS,
  states: {
    IN_PROGRESS: { ko: '작성 중', en: 'in progress' },
    SCORED: { ko: '제출 완료', en: 'submitted' },
    EXPIRED: { ko: '기한 지남', en: 'past its end' },
    INVALIDATED: { ko: '무효', en: 'invalidated already' },
  },
  standing: takenStandingOf,
  // Nobody decides about their own result.
  judge: ({ memberId }, _transition, { actorId }) => (memberId === actorId ? 'forbidden' : 'OK'),
  prepare: async (taker, { given }) => {
    const { actor, now } = personIn(taker);
    return { invalidated_by: actor.memberId, invalidated_at: now, reason: given.reason };
  },
  swap: (tx, rows, change) => swapStatus(tx, SESSION, { rows, ...change }),
  followers: [tell],
};

async function tell(taker: Taker, { row, version }: MovedTaken): Promise<void> {
  const { memberId, testCode, family } = row;
  await emitEvent(personIn(taker), testInvalidated, {
    recordId: row.id,
    version,
    data: { memberId, testCode, family },
  });
  await tellInvalidated(taker.tx, row);
}
