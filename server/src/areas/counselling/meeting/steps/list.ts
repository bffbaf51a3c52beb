/** Steps that either side may take with a meeting now, as its details and lists have them. */
import { COUNSELLOR_STEPS, STUDENT_STEPS } from '@naru/contract/areas/counselling/meeting/steps.ts';

import type { Circumstances } from '../../../../blocks/workflow/machine.ts';
import { listSteps } from '../../../../blocks/workflow/step-call.ts';
import type { Actor } from '../../../../platform/access/actor.ts';
import type { MeetingRow } from '../core/store.ts';
import { meetingMachine } from './machine.ts';

const machine = meetingMachine();

export const listDeskSteps = (row: MeetingRow, circumstances: Circumstances) =>
  listSteps(machine, COUNSELLOR_STEPS, { row, sides: ['COUNSELLOR'], circumstances });

export const listOwnSteps = (row: MeetingRow, circumstances: Circumstances, actor: Actor) =>
  listSteps(machine, STUDENT_STEPS, { row, sides: ['STUDENT'], circumstances, actor });
