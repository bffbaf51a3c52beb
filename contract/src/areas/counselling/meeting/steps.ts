/** Steps of a request and its meeting: the actions of either side, and the state in which each side is answered. */
import { z } from 'zod';

import { menu } from '../../../access.ts';
import { ENUMS } from '../../../enums.ts';
import { Id } from '../../../shared/id.ts';
import { defineActions, needs, needsText, standingOf, takes } from '../../../shared/workflow.ts';
import { COUNSELLING_MOST } from '../words.ts';
import { RecordBody } from './record-body.ts';

const reason = needsText(COUNSELLING_MOST.reason);
const record = needs(RecordBody);
/** Another hour of the same counsellor. */
const slotId = needs(Id);

/** Actions of the counsellor. CORRECT_COMPLETED needs the record where nothing was recorded yet. */
export const COUNSELLOR_STEPS = defineActions({
  APPROVE: { needs: {} },
  COMPLETE: { needs: { record } },
  CHANGE_RECORD: { needs: { record } },
  RESCHEDULE: { needs: { slotId, reason } },
  ABSENT: { needs: {} },
  CORRECT_COMPLETED: { needs: { reason, record: takes(RecordBody.nullable().default(null)) } },
  CORRECT_ABSENT: { needs: { reason } },
  ASK_CORRECTION: { needs: { reason } },
  RETRACT: { needs: {} },
  REJECT: { needs: { reason } },
  CANCEL: { needs: { reason } },
});

/** Everything about an hour takes the privilege to ask for one. */
const access = menu('CS_PROF', 'C');

/** Actions of the student. */
export const STUDENT_STEPS = defineActions({
  ACCEPT: { needs: {}, access },
  CONFIRM: { needs: {} },
  RESCHEDULE: { needs: { slotId }, access },
  DISPUTE: { needs: { reason } },
  ASK_CORRECTION: { needs: { reason } },
  DECLINE: { needs: {}, access },
  WITHDRAW: { needs: {}, access },
  CANCEL: { needs: { reason }, access },
});

export const MEETING_STATUSES = ENUMS.counsellingStatus;

const Successor = z.object({ requestId: Id, status: z.enum(MEETING_STATUSES) });

/** How a meeting stands after a step; `movedTo` is the request that took its place. */
export const MeetingStanding = standingOf(MEETING_STATUSES).extend({ movedTo: Successor.nullable() });
export type MeetingStanding = z.output<typeof MeetingStanding>;
