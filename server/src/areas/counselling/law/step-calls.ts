import { lawDesk } from '@naru/contract/areas/counselling/law/desk.ts';

import { personIn, type Taker } from '../../../blocks/workflow/machine.ts';
import { writeStep } from '../../../blocks/workflow/step-call.ts';
import { takeStep } from '../../../blocks/workflow/take-step.ts';
import { fail } from '../../../platform/http/failure.ts';
import { lockOptionalMeeting } from '../meeting/core/store.ts';
import { meetingMachine } from '../meeting/steps/machine.ts';
import { lawMachine, openCase, standingOf, type MovedCase } from './machine.ts';
import type { LawSide } from './rules.ts';
import { lockOptionalCase, selectOptionalCase } from './store.ts';

const hours = meetingMachine();
const machine = { ...lawMachine, followers: [completeHour, ...(lawMachine.followers ?? [])] };

export const stepCase = writeStep(lawDesk.stepCase, machine, {
  hold: async (ctx, id) => {
    const row = await lockOptionalCase(ctx.tx, { id, viewer: 'LAW', locale: ctx.locale });
    return row ? [await openCase(ctx, row)] : [];
  },
  sides: (): LawSide[] => ['LAW'],
  read: async (ctx, id) => {
    const row = await selectOptionalCase(ctx.db, { id, viewer: 'LAW', locale: ctx.locale });
    return row && standingOf(row);
  },
});

/** The hour that it was about took place, where it was one's own; another one's is theirs to record. */
async function completeHour(taker: Taker, { row: { row }, given }: MovedCase): Promise<void> {
  if (given.action !== 'CONSULT') return;
  const ctx = personIn(taker);
  const { meeting } = row;
  const isOwn = meeting?.counsellorMemberId === ctx.actor.memberId;
  if (!meeting || !isOwn || meeting.status !== 'APPROVED' || new Date(meeting.beginsAt) > ctx.now) return;
  const viewer = { side: 'COUNSELLOR', memberId: ctx.actor.memberId, kind: 'LAW' } as const;
  const hour = await lockOptionalMeeting(ctx.tx, { id: meeting.requestId, viewer, locale: ctx.locale });
  if (!hour) return fail('notFound');
  await takeStep(ctx, hours, hour, { sides: ['COUNSELLOR'], given: { action: 'COMPLETE', record: null } });
}
