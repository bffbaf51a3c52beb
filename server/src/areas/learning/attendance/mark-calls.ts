import type { attendance } from '@naru/contract/areas/learning/attendance.ts';

import { writeAudit } from '../../../blocks/audit/store.ts';
import { emitEvent } from '../../../blocks/event/emit.ts';
import { saveChange } from '../../../blocks/workflow/save-change.ts';
import { expectVersion } from '../../../blocks/workflow/take-step.ts';
import { failField, failNow } from '../../../platform/http/failure.ts';
import type { Writer } from '../../../platform/http/serve.ts';
import { sessionAttended } from '../core/attended-event.ts';
import { momentOf } from '../core/moment.ts';
import { followMarks, judgeNoShows, markPeople } from './mark.ts';
import {
  closeOptional,
  deleteMarks,
  lockMarks,
  reopen,
  updateWaiting,
  upsertMarks,
  type MarkedTrainee,
} from './mark-store.ts';
import { tellCorrected } from './notifications.ts';
import { SESSION } from './session-store.ts';
import { closableFrom } from './rules.ts';
import { findKept, lockKept, readTimes } from './session.ts';
import { attendanceWords } from './words.ts';

export const saveMarks: Writer<typeof attendance.saveMarks> = {
  apply: async (ctx, { params, body }) => {
    const session = await lockKept(ctx, params.sessionId);
    const { saved, left } = await markPeople(ctx, session, { marks: body.markList, method: 'HAND' });
    return { saved: String(saved.length), left: left.join(' ') };
  },
  answer: async (_ctx, { saved, left = '' }) => ({
    savedCount: Number(saved),
    leftIdList: left.split(' ').filter((id) => id !== ''),
  }),
};

/** A code that came too late counts from now on, or is as if it had not come. */
export const decideWaiting: Writer<typeof attendance.decideWaiting> = {
  apply: async (ctx, { params, body }) => {
    const session = await lockKept(ctx, params.sessionId);
    const held = await lockMarks(ctx.tx, session, body.traineeIdList.toSorted());
    // Nobody nods to their own code: among others it stays as it is.
    const isOwn = ({ memberId }: MarkedTrainee): boolean => memberId === ctx.actor.memberId;
    if (held.length > 0 && held.every(isOwn)) failField('traineeIdList', attendanceWords[ctx.locale].ownRow);
    const waiting = held.filter((one) => one.waits && !isOwn(one));
    const ids = waiting.map(({ traineeId }) => traineeId);
    if (ids.length === 0) return { decided: '0' };
    const by = { sessionId: session.id, byId: ctx.actor.memberId };
    if (body.isAccepted) await updateWaiting(ctx.tx, { ...by, ids });
    else if (session.closedAt === null) await deleteMarks(ctx.tx, session.id, ids);
    else {
      const marks = waiting.map(({ traineeId, note, version }) => ({
        traineeId,
        note,
        version,
        status: 'ABSENT' as const,
      }));
      await upsertMarks(ctx.tx, marks, { ...by, method: 'HAND', at: ctx.now });
    }
    await writeAudit(ctx.tx, ctx, {
      action: body.isAccepted ? 'attendance.accept' : 'attendance.decline',
      entity: SESSION,
      entityId: session.id,
      after: { traineeIds: ids },
    });
    await tellCorrected(
      ctx.tx,
      session,
      waiting.map((one) => ({ ...one, at: ctx.now })),
    );
    if (session.closedAt !== null) await followMarks(ctx, session);
    return { decided: String(ids.length) };
  },
  answer: async (_ctx, { decided }) => ({ decidedCount: Number(decided) }),
};

const CLOSED = { ko: '이미 마감한 출석이에요.', en: 'Attendance has been closed already.' };
const NOT_CLOSED = { ko: '아직 마감하지 않은 출석이에요.', en: 'Attendance is not closed yet.' };

export const closeSession: Writer<typeof attendance.closeSession> = {
  apply: async (ctx, { params, body }) => {
    const session = await lockKept(ctx, params.sessionId);
    const { closedAt, version } = session;
    expectVersion({ version }, body.version);
    if (closedAt !== null) return failNow(CLOSED, { version });
    const from = closableFrom(session, await readTimes(ctx, session));
    if (ctx.now < from) failField('version', attendanceWords[ctx.locale].tooEarly(momentOf(from, ctx.locale)));
    let absent: number | undefined;
    await saveChange(ctx, {
      current: { version },
      version: body.version,
      save: async () => {
        absent = await closeOptional(ctx.tx, { session, at: ctx.now, byId: ctx.actor.memberId });
        return absent !== undefined;
      },
      audit: () => ({ action: 'attendance.close', entity: SESSION, entityId: session.id, after: { absent } }),
    });
    await judgeNoShows(ctx, session);
    const data = { programmeId: session.programmeId };
    await emitEvent(ctx, sessionAttended, { recordId: session.id, version: version + 1, data });
    return { absent: String(absent) };
  },
  answer: async (_ctx, { absent }) => ({ absentCount: Number(absent) }),
};

export const reopenSession: Writer<typeof attendance.reopenSession> = {
  apply: async (ctx, { params, body }) => {
    const session = await lockKept(ctx, params.sessionId);
    const { closedAt, version } = session;
    expectVersion({ version }, body.version);
    if (closedAt === null) return failNow(NOT_CLOSED, { version });
    if (session.isProgrammeClosed) failField('version', attendanceWords[ctx.locale].programmeClosed);
    await saveChange(ctx, {
      current: { version },
      version: body.version,
      save: () => reopen(ctx.tx, session),
      audit: { action: 'attendance.reopen', entity: SESSION, entityId: session.id },
    });
    await judgeNoShows(ctx, session);
    const data = { programmeId: session.programmeId };
    await emitEvent(ctx, sessionAttended, { recordId: session.id, version: version + 1, data });
    return { sessionId: session.id };
  },
  answer: async (ctx, { sessionId = '' }) => ({ version: (await findKept(ctx, sessionId)).version }),
};
