import { request } from '@naru/contract/areas/counselling/meeting/request.ts';

import { writeStep } from '../../../../blocks/workflow/step-call.ts';
import type { Side } from '../core/rules.ts';
import { asStudent } from '../core/viewer.ts';
import { corrections } from '../correction/ask.ts';
import { holdMeeting, readStanding } from '../steps/hold.ts';
import { meetingMachine } from '../steps/machine.ts';
import { booksElsewhere } from './move.ts';

export const stepOwnMeeting = writeStep(request.stepOwnMeeting, meetingMachine(booksElsewhere, corrections), {
  hold: (ctx, id, given) => holdMeeting(ctx, { id, viewer: asStudent(ctx.actor), given }),
  sides: (): Side[] => ['STUDENT'],
  read: (ctx, id) => readStanding(ctx, id, asStudent(ctx.actor)),
});
