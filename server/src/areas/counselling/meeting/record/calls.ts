import type { record } from '@naru/contract/areas/counselling/meeting/record.ts';
import type { RecordBody } from '@naru/contract/areas/counselling/meeting/record-body.ts';

import { expectVersion, takeStep } from '../../../../blocks/workflow/take-step.ts';
import { fail, failField } from '../../../../platform/http/failure.ts';
import type { CallContext, WriteContext, Writer } from '../../../../platform/http/serve.ts';
import { openDesk } from '../../shared/desk.ts';
import { words } from '../../shared/words.ts';
import { GRACE_MINUTES } from '../core/rules.ts';
import { lockOptionalMeeting, type MeetingRow } from '../core/store.ts';
import { asCounsellor } from '../core/viewer.ts';
import { meetingMachine } from '../steps/machine.ts';
import { tickFollowUp as tick } from './store.ts';
import { checkRecord, records } from './write.ts';

const machine = meetingMachine(records);

const answer = async (_ctx: unknown, ids: Readonly<Record<string, string>>) => ({
  taskId: ids['taskId'] ?? '',
  isDone: ids['isDone'] === 'true',
});

export const tickFollowUp: Writer<typeof record.tickFollowUp> = {
  apply: async (ctx, { params, body }) => {
    const owner = { side: 'COUNSELLOR', ...openDesk(ctx, params.desk, 'U') } as const;
    const task = { id: params.id, owner, isDone: body.isDone, by: ctx.actor.memberId, at: ctx.now };
    if (!(await tick(ctx.tx, task))) fail('notFound');
    return { taskId: params.id, isDone: String(body.isDone) };
  },
  answer,
};

export const tickOwnFollowUp: Writer<typeof record.tickOwnFollowUp> = {
  apply: async (ctx, { params, body }) => {
    const owner = { side: 'STUDENT', studentId: ctx.actor.studentId } as const;
    const task = { id: params.id, owner, isDone: body.isDone, by: ctx.actor.memberId, at: ctx.now };
    if (!(await tick(ctx.tx, task))) fail('notFound');
    return { taskId: params.id, isDone: String(body.isDone) };
  },
  answer,
};

/** The records of one hour: a step of each meeting, in the order in which all code locks. */
export const completeGroup: Writer<typeof record.completeGroup> = {
  apply: async (ctx, { params, body }) => {
    const { attendeeList, ...noted } = body;
    await checkRecord(ctx, noted);
    const viewer = asCounsellor(ctx, params.desk, 'U');
    if (!attendeeList.some(({ isPresent }) => isPresent)) failField('attendeeList', words[ctx.locale].nobodyCame);
    const requestIds = attendeeList.map(({ requestId }) => requestId).toSorted();
    for (const id of requestIds) {
      const row = await lockOptionalMeeting(ctx.tx, { id, viewer, locale: ctx.locale });
      const attendee = attendeeList.find(({ requestId }) => requestId === id);
      if (!row || !attendee || row.slotId !== params.id) return fail('notFound');
      await settle(ctx, row, { ...attendee, noted });
    }
    return { desk: params.desk, requestIds: requestIds.join(' ') };
  },
  answer: async (_ctx: CallContext, ids) => ({ requestIdList: (ids['requestIds'] ?? '').split(' ') }),
};

interface Attendee {
  readonly version: number;
  readonly isPresent: boolean;
  readonly noted: RecordBody;
}

async function settle(ctx: WriteContext, row: MeetingRow, attendee: Attendee): Promise<void> {
  const { version, isPresent, noted } = attendee;
  expectVersion(machine.standing(row), version);
  // In an hour that has begun, only marking a student absent can be too early.
  const absentFrom = row.beginsAt.getTime() + GRACE_MINUTES * 60_000;
  if (!isPresent && row.beginsAt <= ctx.now && ctx.now.getTime() < absentFrom)
    failField('attendeeList', words[ctx.locale].absentLater(GRACE_MINUTES));
  const given = isPresent
    ? ({ action: 'COMPLETE', version, record: noted } as const)
    : ({ action: 'ABSENT', version } as const);
  await takeStep(ctx, machine, row, { sides: ['COUNSELLOR'], given });
}
