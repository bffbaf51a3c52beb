import type { record } from '@naru/contract/areas/counselling/meeting/record.ts';

import { writeAudit } from '../../../../blocks/audit/store.ts';
import type { Actor } from '../../../../platform/access/actor.ts';
import { isId } from '../../../../platform/db/id.ts';
import { fail, failField } from '../../../../platform/http/failure.ts';
import type { CallContext, Writer } from '../../../../platform/http/serve.ts';
import { asCounsellor, deskState, idsOfDesk } from '../core/viewer.ts';
import { openDesk } from '../../shared/desk.ts';
import { takeStep } from '../steps/move.ts';
import { GRACE_MINUTES } from '../core/rules.ts';
import { lockOptionalMeeting, moveRequest } from '../core/store.ts';
import { counsellingAbsent, counsellingRecorded } from '../notice/holding.ts';
import { tellStudent } from '../notice/tell.ts';
import { askForAnswers } from '../survey/ask.ts';
import { words } from '../../shared/words.ts';
import { tickFollowUp as tick } from './store.ts';
import { checkRecord, writeRecord } from './write.ts';

const answer = async (_ctx: unknown, ids: Readonly<Record<string, string>>) => ({
  taskId: ids['taskId'] ?? '',
  isDone: ids['isDone'] === 'true',
});

export const tickFollowUp: Writer<typeof record.tickFollowUp> = {
  apply: async (ctx, { params, body }) => {
    const owner = { side: 'COUNSELLOR', ...openDesk(ctx, params.desk, 'U') } as const;
    const task = { id: params.id, owner, isDone: body.isDone, by: ctx.actor.memberId, at: ctx.now };
    if (!isId(params.id) || !(await tick(ctx.tx, task))) fail('notFound');
    return { taskId: params.id, isDone: String(body.isDone) };
  },
  answer,
};

export const tickOwnFollowUp: Writer<typeof record.tickOwnFollowUp> = {
  apply: async (ctx, { params, body }) => {
    const owner = { side: 'STUDENT', studentId: ctx.actor.studentId } as const;
    const task = { id: params.id, owner, isDone: body.isDone, by: ctx.actor.memberId, at: ctx.now };
    if (!isId(params.id) || !(await tick(ctx.tx, task))) fail('notFound');
    return { taskId: params.id, isDone: String(body.isDone) };
  },
  answer,
};

export const changeRecord: Writer<typeof record.changeRecord> = {
  apply: async (ctx, { params, body }) => {
    await checkRecord(ctx, body);
    const asked = { id: params.id, viewer: asCounsellor(ctx, params.desk, 'U'), locale: ctx.locale };
    const row = isId(params.id) ? await lockOptionalMeeting(ctx.tx, asked) : undefined;
    if (!row) return fail('notFound');
    const { id, status, version } = row;
    const step = { id, from: status, to: status, version: body.version };
    if (status !== 'COMPLETED' || !(await moveRequest(ctx.tx, step)))
      fail('conflict', { current: { requestId: id, status, version } });
    await writeRecord(ctx, row, body);
    if (!row.hasRecord) await askForAnswers(ctx.tx, row);
    const entry = { action: 'counselling.changeRecord', entity: 'counselling_request', entityId: id };
    await writeAudit(ctx.tx, ctx, { ...entry, after: { status } });
    await tellStudent(ctx.tx, counsellingRecorded, { ...row, version: version + 1 });
    return idsOfDesk(params, row);
  },
  answer: deskState,
};

export const completeGroup: Writer<typeof record.completeGroup> = {
  apply: async (ctx, { params, body }) => {
    await checkRecord(ctx, body);
    const viewer = asCounsellor(ctx, params.desk, 'U');
    const attendees = body.attendeeList.toSorted((one, other) => (one.requestId < other.requestId ? -1 : 1));
    const say = words[ctx.locale];
    if (!attendees.some(({ isPresent }) => isPresent)) failField('attendeeList', say.nobodyCame);
    // In an hour that has begun, only marking a student absent can be too early.
    const early = { field: 'attendeeList', message: say.absentLater(GRACE_MINUTES) };
    for (const { requestId, version, isPresent } of attendees) {
      const action = isPresent ? 'COMPLETE' : 'ABSENT';
      const row = await takeStep(ctx, { id: requestId, viewer, action, version, ...(!isPresent && { early }) });
      if (row.slotId !== params.id) fail('notFound');
      if (isPresent) await writeRecord(ctx, row, body);
      if (isPresent) await askForAnswers(ctx.tx, row);
      const type = isPresent ? counsellingRecorded : counsellingAbsent;
      await tellStudent(ctx.tx, type, { ...row, version: version + 1 });
    }
    return { desk: params.desk, requestIds: attendees.map(({ requestId }) => requestId).join(' ') };
  },
  answer: async (_ctx: CallContext<Actor>, ids) => ({ requestIdList: (ids['requestIds'] ?? '').split(' ') }),
};
