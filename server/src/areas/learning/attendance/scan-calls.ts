/** The link on the wall: its code becomes a ticket, and the ticket counts somebody. */
import type { attendance } from '@naru/contract/areas/learning/attendance.ts';
import { linkWindow } from '@naru/contract/areas/learning/attendance-code.ts';

import { fail, failField } from '../../../platform/http/failure.ts';
import type { CallContext, Reader, WriteContext, Writer } from '../../../platform/http/serve.ts';
import { lockOptionalProgramme } from '../core/programme-store.ts';
import { judgeLinkCode, linkKey, sessionKey, type CodeVerdict } from './code.ts';
import { followMarks } from './mark.ts';
import { insertCount } from './mark-store.ts';
import { tellNodWanted } from './notifications.ts';
import { selectLinkIds } from './link-store.ts';
import { selectOptionalMark, type OwnMark } from './own-store.ts';
import { isReplaceable, statusAt } from './rules.ts';
import { selectIsClosed, selectRunning, type HeldSession } from './session-store.ts';
import { checkMoment, findSession, isKeptBy, readMinutes, readTimes } from './session.ts';
import { giveTicket, readTicket } from './ticket.ts';
import { insertTicket } from './ticket-store.ts';
import { attendanceWords } from './words.ts';

const UNIQUE_VIOLATION = '23505';
const MINUTE_MS = 60_000;

/** Returns the keys whose codes count for a session: its own, and those of its secret links. */
export async function keysOf(ctx: CallContext<unknown>, sessionId: string): Promise<Buffer[]> {
  const { deriveKey } = ctx.platform;
  const links = await selectLinkIds(ctx.db, sessionId);
  return [sessionKey(deriveKey, sessionId), ...links.map((id) => linkKey(deriveKey, sessionId, id))];
}

/** @throws Failure `invalid` at the field, with what is wrong with the code */
export async function refuseCode(
  ctx: CallContext<unknown>,
  refused: {
    readonly verdict: Exclude<CodeVerdict, 'FRESH'>;
    readonly session: HeldSession;
    readonly field: string;
    readonly isOf: (keys: readonly Buffer[]) => boolean;
  },
): Promise<never> {
  const say = attendanceWords[ctx.locale].code;
  if (refused.verdict !== 'WRONG') return failField(refused.field, say[refused.verdict]);
  const { grace } = await readMinutes(ctx);
  const running = await selectRunning(ctx.db, {
    except: refused.session.id,
    from: new Date(ctx.now.getTime() - grace * MINUTE_MS),
    to: new Date(ctx.now.getTime() + 30 * MINUTE_MS),
  });
  const isForeign = running.some((id) => refused.isOf([sessionKey(ctx.platform.deriveKey, id)]));
  return failField(refused.field, isForeign ? say.FOREIGN : say.WRONG);
}

/** @throws Failure `invalid` at `code` where a link’s code counts nobody now */
async function checkCode(ctx: CallContext<unknown>, session: HeldSession, code: string): Promise<void> {
  const verdict = judgeLinkCode(await keysOf(ctx, session.id), code, ctx.now);
  if (verdict !== 'FRESH')
    await refuseCode(ctx, {
      verdict,
      session,
      field: 'code',
      isOf: (keys) => judgeLinkCode(keys, code, ctx.now) !== 'WRONG',
    });
  checkMoment(ctx, { times: await readTimes(ctx, session), at: ctx.now, field: 'code' });
  if (session.closedAt !== null) failField('code', attendanceWords[ctx.locale].moment.CLOSED);
}

export const openTicket: Reader<typeof attendance.openTicket> = async (ctx, { params, body }) => {
  const session = await findSession(ctx, params.sessionId);
  await checkCode(ctx, session, body.code);
  const ticket = giveTicket(ctx, session.id) ?? failField('code', attendanceWords[ctx.locale].noBrowser);
  const window = linkWindow(body.code) ?? 0;
  await insertTicket(ctx.db, { id: ticket.id, sessionId: session.id, window, at: ctx.now });
  return {
    programmeNm: session.programmeName,
    number: session.number,
    sessionCount: session.sessionCount,
    until: ticket.until.toISOString(),
  };
};

/** @throws Failure `invalid` for somebody without a confirmed place */
export async function findOwnMark(ctx: CallContext, sessionId: string, field: string): Promise<OwnMark> {
  const own = await selectOptionalMark(ctx.db, { sessionId, memberId: ctx.actor.memberId });
  return own ?? failField(field, attendanceWords[ctx.locale].notTrainee);
}

/** Says whether the person stands already, so that no code changes anything. */
export const stands = ({ status, method, waits }: OwnMark): boolean =>
  status !== null && method !== null && !isReplaceable({ waits, method });

export const countScan: Writer<typeof attendance.countScan> = {
  apply: async (ctx, { params, body }) => {
    const session = await findSession(ctx, params.sessionId);
    const own = await findOwnMark(ctx, session.id, 'code');
    if (!stands(own)) await countCome(ctx, { session, own, ...(await readCome(ctx, session, body.code)) });
    return { sessionId: session.id };
  },
  answer: (ctx, { sessionId = '' }) => presentCounted(ctx, sessionId),
};

/** A coming that counts: its moment, and its ticket; null for the code itself. */
interface Come {
  readonly at: Date;
  readonly ticketId: string | null;
}

/** People who are signed in come by the code itself, now; those who had to sign in first by the ticket of their browser. */
async function readCome(ctx: CallContext, session: HeldSession, code: string | undefined): Promise<Come> {
  if (code !== undefined) {
    await checkCode(ctx, session, code);
    return { at: ctx.now, ticketId: null };
  }
  const ticket = readTicket(ctx, session.id) ?? failField('code', attendanceWords[ctx.locale].noTicket);
  return { at: ticket.at, ticketId: ticket.id };
}

interface Counting extends Come {
  readonly session: HeldSession;
  readonly own: OwnMark;
}

async function countCome(ctx: WriteContext, { session, own, at, ticketId }: Counting): Promise<void> {
  const times = await readTimes(ctx, session);
  const waits = await isKeptBy(ctx, session.id);
  const count = {
    sessionId: session.id,
    traineeId: own.traineeId,
    status: statusAt(times, at),
    method: 'LINK',
    waits,
    at,
    ticketId,
  } as const;
  // After the closing it is a correction, and those go one after the other.
  if (session.closedAt !== null) await lockOptionalProgramme(ctx.tx, session.programmeId);
  const isWritten = await insertCount(ctx.tx, count).catch((error: unknown) => {
    if ((error as { code?: unknown }).code !== UNIQUE_VIOLATION) throw error;
    return failField('code', attendanceWords[ctx.locale].ticketUsed);
  });
  if (!isWritten) return;
  if (waits) await tellNodWanted(ctx.tx, { session, exceptId: ctx.actor.memberId, now: ctx.now });
  else if (await selectIsClosed(ctx.tx, session.id)) await followMarks(ctx, session);
}

/** Reads how the caller stands in a session now. */
export async function presentCounted(ctx: CallContext, sessionId: string) {
  const session = await findSession(ctx, sessionId);
  const own = await selectOptionalMark(ctx.db, { sessionId, memberId: ctx.actor.memberId });
  if (!own || own.status === null || own.at === null) return fail('notFound');
  return {
    programmeNm: session.programmeName,
    number: session.number,
    sessionCount: session.sessionCount,
    status: own.status,
    waits: own.waits,
    at: own.at.toISOString(),
    attendedCount: own.attendedCount,
  };
}
