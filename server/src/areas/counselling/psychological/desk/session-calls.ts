import type { psychDesk } from '@naru/contract/areas/counselling/psychological/desk.ts';

import { takeStep, reasonAgainst } from '../../../../blocks/workflow/take-step.ts';
import { fail, failNow } from '../../../../platform/http/failure.ts';
import type { WriteContext, Writer } from '../../../../platform/http/serve.ts';
import { tellPsychStudent } from '../case/notifications.ts';
import { stateOf } from '../case/store.ts';
import { sidesOf } from './actions.ts';
import { answerCase } from './calls.ts';
import { selectSessions } from '../case/session-store.ts';
import { CASE_OVER, sessionMachine, type LockedSession, type SessionGiven } from './session-machine.ts';
import { bookHour, expectRunning, holdConsented, moveHour, saveCase, viewerOf } from './step.ts';

export const bookSession: Writer<typeof psychDesk.bookSession> = {
  apply: async (ctx, { params, body }) => {
    const row = await holdConsented(ctx, params.id, body.version);
    expectRunning(row);
    await bookHour(ctx, row, body);
    await saveCase(ctx, row, { verb: 'book' });
    await tellPsychStudent(ctx.tx, { id: row.id, version: row.version + 1, memberId: row.studentMemberId });
    return { applicationId: row.id };
  },
  answer: answerCase,
};

/** A session of a case that is the caller's own to hold. @throws Failure `notFound`, `invalid`, `conflict` */
async function holdSession(
  ctx: WriteContext,
  params: { id: string; sessionId: string },
  version: number,
): Promise<LockedSession> {
  const row = await holdConsented(ctx, params.id, null);
  const session = (await selectSessions(ctx.tx, row.id)).find(({ id }) => id === params.sessionId);
  if (!session) return fail('notFound');
  if (session.version !== version) return fail('conflict', { current: stateOf(row) });
  return { row, session };
}

export const moveSession: Writer<typeof psychDesk.moveSession> = {
  apply: async (ctx, { params, body }) => {
    const { row, session } = await holdSession(ctx, params, body.version);
    if (row.endedAt !== null) return failNow(CASE_OVER.reason, stateOf(row));
    if (session.status !== 'BOOKED')
      return failNow(reasonAgainst(sessionMachine, 'RECORD', session.status), stateOf(row));
    if (session.beginsAt <= ctx.now) return fail('tooLate');
    const beginsAt = await moveHour(ctx, { row, session }, body);
    await saveCase(ctx, row, { verb: 'move', part: session.number === 1 ? { firstAt: beginsAt } : {} });
    await tellPsychStudent(ctx.tx, { id: row.id, version: row.version + 1, memberId: row.studentMemberId });
    return { applicationId: row.id };
  },
  answer: answerCase,
};

export const recordSession: Writer<typeof psychDesk.recordSession> = {
  apply: async (ctx, { params, body }) => {
    const { version, level, ...soap } = body;
    const held = await holdSession(ctx, params, version);
    if (!centreSidesOf(ctx, held).includes('COUNSELLOR')) return fail('forbidden');
    return step(ctx, held, { action: 'RECORD', level, soap });
  },
  answer: answerCase,
};

export const markSession: Writer<typeof psychDesk.markSession> = {
  apply: async (ctx, { params, body }) =>
    step(ctx, await holdSession(ctx, params, body.version), { action: body.status }),
  answer: answerCase,
};

const centreSidesOf = (ctx: WriteContext, { row }: LockedSession) => sidesOf(row, viewerOf(ctx));

async function step(ctx: WriteContext, held: LockedSession, given: SessionGiven) {
  await takeStep(ctx, sessionMachine, held, { sides: centreSidesOf(ctx, held), given });
  return { applicationId: held.row.id };
}
