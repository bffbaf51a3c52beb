import type { psychDesk } from '@naru/contract/areas/counselling/psychological/desk.ts';

import { writeAudit } from '../../../../blocks/audit/store.ts';
import { freeTime } from '../../../../blocks/calendar/store.ts';
import type { Actor } from '../../../../platform/access/actor.ts';
import { fail, failField } from '../../../../platform/http/failure.ts';
import type { WriteContext, Writer } from '../../../../platform/http/serve.ts';
import { trimWritten } from '../../../../platform/written.ts';
import { tellPsychStudent } from '../notifications.ts';
import { APPLICATION, stateOf } from '../application/store.ts';
import { rankOf } from '../screening.ts';
import { psychWords } from '../words.ts';
import { sidesOf } from './actions.ts';
import { answerCase } from './calls.ts';
import { giveBackRooms } from '../../room/for-session.ts';
import { selectSessions, updateSession, type SessionRow } from './session-store.ts';
import { bookHour, holdConsented, moveHour, SESSION_TIME, takePsychStep, viewerOf } from './step.ts';
import { updateCase, type CasePart, type CaseRow } from './store.ts';

export const bookSession: Writer<typeof psychDesk.bookSession> = {
  apply: async (ctx, { params, body }) => {
    const row = await holdConsented(ctx, params.id, body.version);
    if (row.status !== 'APPROVED' && row.status !== 'IN_PROGRESS') return fail('conflict', { current: stateOf(row) });
    await bookHour(ctx, row, body);
    await touch(ctx, row, 'book');
    await tellPsychStudent(ctx.tx, { id: row.id, version: row.version + 1, memberId: row.studentMemberId });
    return { applicationId: row.id };
  },
  answer: answerCase,
};

/** Two who change sessions of a case at once: one is told. */
async function touch(ctx: WriteContext<Actor>, row: CaseRow, verb: string, part: CasePart = {}): Promise<void> {
  if (!(await updateCase(ctx.tx, row, part))) fail('conflict', { current: stateOf(row) });
  await writeAudit(ctx.tx, ctx, { action: `counselling.psych.${verb}`, entity: APPLICATION, entityId: row.id });
}

/** A session of a case that is the caller's own to hold. @throws Failure `notFound`, `invalid`, `conflict` */
async function holdSession(
  ctx: WriteContext<Actor>,
  params: { id: string; sessionId: string },
  version: number,
): Promise<{ row: CaseRow; session: SessionRow }> {
  const row = await holdConsented(ctx, params.id, null);
  const session = (await selectSessions(ctx.tx, row.id)).find(({ id }) => id === params.sessionId);
  if (!session) return fail('notFound');
  if (session.version !== version) return fail('conflict', { current: stateOf(row) });
  return { row, session };
}

export const moveSession: Writer<typeof psychDesk.moveSession> = {
  apply: async (ctx, { params, body }) => {
    const { row, session } = await holdSession(ctx, params, body.version);
    if (session.status !== 'BOOKED' || row.endedAt !== null) return fail('conflict', { current: stateOf(row) });
    if (session.beginsAt <= ctx.now) return fail('tooLate');
    const beginsAt = await moveHour(ctx, { row, session }, body);
    await touch(ctx, row, 'move', session.number === 1 ? { firstAt: beginsAt } : {});
    await tellPsychStudent(ctx.tx, { id: row.id, version: row.version + 1, memberId: row.studentMemberId });
    return { applicationId: row.id };
  },
  answer: answerCase,
};

export const recordSession: Writer<typeof psychDesk.recordSession> = {
  apply: async (ctx, { params, body }) => {
    const { version, level, ...soap } = body;
    const { row, session } = await holdSession(ctx, params, version);
    if (!sidesOf(row, viewerOf(ctx)).includes('COUNSELLOR')) return fail('forbidden');
    const isOver = row.endedAt !== null || (session.status !== 'BOOKED' && session.status !== 'HELD');
    if (isOver) return fail('conflict', { current: stateOf(row) });
    if (session.beginsAt > ctx.now) return fail('tooEarly');
    if (Object.values(soap).every((text) => trimWritten(text) === ''))
      failField('subjective', psychWords[ctx.locale].record);
    const key = await ctx.platform.sealing.readKey(ctx.tx, row.dataKeyId);
    const record = key.seal(`session ${session.id}`, JSON.stringify(soap));
    const given = { id: session.id, status: 'HELD', level: rankOf(level), record, version } as const;
    if (!(await updateSession(ctx.tx, given))) return fail('conflict', { current: stateOf(row) });
    const moved = row.status === 'APPROVED' ? await takePsychStep(ctx, row, { action: 'START' }) : row.version;
    await touch(ctx, { ...row, version: moved }, 'record', { level: rankOf(level) });
    return { applicationId: row.id };
  },
  answer: answerCase,
};

export const markSession: Writer<typeof psychDesk.markSession> = {
  apply: async (ctx, { params, body }) => {
    const { row, session } = await holdSession(ctx, params, body.version);
    if (session.status !== 'BOOKED') return fail('conflict', { current: stateOf(row) });
    const hasBegun = session.beginsAt <= ctx.now;
    if (body.status === 'ABSENT' && !hasBegun) return fail('tooEarly');
    if (body.status === 'CANCELLED' && hasBegun) return fail('tooLate');
    const given = { id: session.id, status: body.status, level: null, record: null, version: body.version };
    if (!(await updateSession(ctx.tx, given))) return fail('conflict', { current: stateOf(row) });
    if (body.status === 'CANCELLED') {
      await freeTime(ctx.tx, { source: SESSION_TIME, sourceId: session.id });
      await giveBackRooms(ctx, [session.id]);
    }
    await touch(ctx, row, body.status.toLowerCase());
    await tellPsychStudent(ctx.tx, { id: row.id, version: row.version + 1, memberId: row.studentMemberId });
    return { applicationId: row.id };
  },
  answer: answerCase,
};
