import { deskMeeting } from '@naru/contract/areas/counselling/meeting/desk.ts';
import type {
  COUNSELLOR_STEPS,
  MEETING_STATUSES,
  MeetingStanding,
} from '@naru/contract/areas/counselling/meeting/steps.ts';
import type { StepCallSpec } from '@naru/contract/shared/workflow.ts';

import { writeStep } from '../../../../blocks/workflow/step-call.ts';
import type { Writer } from '../../../../platform/http/serve.ts';
import type { Side } from '../core/rules.ts';
import { asCounsellor } from '../core/viewer.ts';
import { corrections } from '../correction/ask.ts';
import { invitesElsewhere } from '../invitation/move.ts';
import { records } from '../record/write.ts';
import { holdMeeting, readStanding } from '../steps/hold.ts';
import { meetingMachine } from '../steps/machine.ts';

const machine = meetingMachine(records, invitesElsewhere, corrections);

/** Without the desk, which is opened for each call. */
const step: StepCallSpec<typeof COUNSELLOR_STEPS, typeof MEETING_STATUSES, typeof MeetingStanding> =
  deskMeeting.stepMeeting;

const stepsAt = (desk: string) =>
  writeStep(step, machine, {
    hold: (ctx, id, given) => holdMeeting(ctx, { id, viewer: asCounsellor(ctx, desk, 'U'), given }),
    sides: (): Side[] => ['COUNSELLOR'],
    read: (ctx, id) => readStanding(ctx, id, asCounsellor(ctx, desk, 'R')),
  });

export const stepMeeting: Writer<typeof deskMeeting.stepMeeting> = {
  apply: async (ctx, input) => {
    const { desk } = input.params;
    return { ...(await stepsAt(desk).apply(ctx, input)), desk };
  },
  answer: (ctx, ids) => stepsAt(ids['desk'] ?? '').answer(ctx, ids),
};
