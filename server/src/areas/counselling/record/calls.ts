import type { record } from '@naru/contract/areas/counselling/record.ts';

import { isId } from '../../../platform/db/id.ts';
import { fail } from '../../../platform/http/failure.ts';
import type { Writer } from '../../../platform/http/serve.ts';
import { openDesk } from '../desk.ts';
import { tickFollowUp as tick } from './store.ts';

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
