/** How somebody stands in their sessions, and the digits that they type. */
import type { attendance, OwnSession } from '@naru/contract/areas/learning/attendance.ts';

import { fail, failField } from '../../../platform/http/failure.ts';
import { takeFromWindow } from '../../../platform/http/rate.ts';
import type { CallContext, Reader } from '../../../platform/http/serve.ts';
import { attendanceRate } from '../core/rules.ts';
import { areFreshDigits } from './code.ts';
import { insertCount } from './mark-store.ts';
import { tellNodWanted } from './notifications.ts';
import { selectOwnSessions, type OwnMark, type OwnSessionRow } from './own-store.ts';
import { codeTimes, statusAt, typedMoment, type Minutes } from './rules.ts';
import { findOwnMark, keysOf, presentCounted, stands } from './scan-calls.ts';
import { selectIsClosed, type HeldSession } from './session-store.ts';
import { checkMoment, findSession, isKeptBy, readMinutes, readTimes } from './session.ts';
import { attendanceWords } from './words.ts';

/** Tries of one person a minute; six digits are guessed in no time otherwise. */
const MOST_TRIES = 10;

export const listOwn: Reader<typeof attendance.listOwn> = async (ctx, { params }) => {
  const asked = { programmeId: params.programmeId, memberId: ctx.actor.memberId, locale: ctx.locale };
  const [rows, minutes] = await Promise.all([selectOwnSessions(ctx.db, asked), readMinutes(ctx)]);
  const countOf = (status: OwnSessionRow['status']): number =>
    rows.filter((row) => row.status === status && !row.waits).length;
  const [present, late, excused] = [countOf('PRESENT'), countOf('LATE'), countOf('EXCUSED')];
  const over = rows.filter((row) => row.closedAt !== null || row.endsAt <= ctx.now).length;
  const absent = countOf('ABSENT');
  return {
    sessionList: rows.map((row) => presentOwn(row, minutes)),
    presentCount: present,
    lateCount: late,
    absentCount: absent,
    excusedCount: excused,
    rate: attendanceRate({ present, late, absent, excused, over }),
    leastRate: rows[0]?.leastRate ?? 0,
  };
};

function presentOwn(row: OwnSessionRow, minutes: Minutes): OwnSession {
  const { opensAt, countsUntil } = codeTimes(row, minutes);
  return {
    sessionId: row.sessionId,
    number: row.number,
    title: row.title,
    beginsAt: row.beginsAt.toISOString(),
    endsAt: row.endsAt.toISOString(),
    place: row.place,
    teacherNm: row.teacherName,
    status: row.status,
    waits: row.waits,
    at: row.at?.toISOString() ?? null,
    note: row.note,
    opensAt: opensAt.toISOString(),
    countsUntil: countsUntil.toISOString(),
    closedAt: row.closedAt?.toISOString() ?? null,
  };
}

export const typeCode: Reader<typeof attendance.typeCode> = async (ctx, { params, body }) => {
  const session = await findSession(ctx, params.sessionId);
  const own = await findOwnMark(ctx, session.id, 'digits');
  if (!stands(own)) await countDigits(ctx, { session, own, body });
  return presentCounted(ctx, session.id);
};

interface Typing {
  readonly session: HeldSession;
  readonly own: OwnMark;
  readonly body: { readonly digits: string; readonly typedAt: string; readonly sentAt: string };
}

/**
 * Counts digits that are fresh, and keeps those for a nod that were right when they were typed, or that the person could
 * have made themselves. Fresh digits count by the server’s clock, so that nobody comes earlier than they did.
 */
async function countDigits(ctx: CallContext, { session, own, body }: Typing): Promise<void> {
  const say = attendanceWords[ctx.locale];
  await takeTry(ctx, session.id);
  const keys = await keysOf(ctx, session.id);
  const isFresh = areFreshDigits(keys, body.digits, ctx.now);
  const typed = { typedAt: new Date(body.typedAt), sentAt: new Date(body.sentAt) };
  const at = isFresh ? ctx.now : (typedMoment(typed, ctx.now) ?? failField('digits', say.tooOld));
  const times = await readTimes(ctx, session);
  checkMoment(ctx, { times, at, field: 'digits' });
  if (!isFresh && !areFreshDigits(keys, body.digits, at)) failField('digits', say.code.NOT_NOW);
  const waits = !isFresh || (await isKeptBy(ctx, session.id));
  // The closing has been seen by everybody: only the teacher takes somebody in after it.
  if (session.closedAt !== null && at >= session.closedAt) failField('digits', say.moment.CLOSED);
  await ctx.db.transaction().execute(async (tx) => {
    const isWritten = await insertCount(tx, {
      sessionId: session.id,
      traineeId: own.traineeId,
      status: statusAt(times, at),
      method: 'TYPED',
      waits,
      at,
      ticketId: null,
    });
    if (!isWritten) return;
    if (waits) await tellNodWanted(tx, { session, exceptId: ctx.actor.memberId, now: ctx.now });
    else if (await selectIsClosed(tx, session.id)) failField('digits', say.moment.CLOSED);
  });
}

async function takeTry(ctx: CallContext, sessionId: string): Promise<void> {
  const key = `attend ${ctx.actor.memberId} ${sessionId}`;
  const wait = await takeFromWindow(ctx.db, { key, most: MOST_TRIES, now: ctx.now });
  if (wait > 0) fail('tooMany', { retryAfter: wait });
}
