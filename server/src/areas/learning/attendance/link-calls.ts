/** Secret links by which outside lecturers show the code of one session. */
import type { attendance } from '@naru/contract/areas/learning/attendance.ts';

import { writeAudit } from '../../../blocks/audit/store.ts';
import { fail, failField } from '../../../platform/http/failure.ts';
import { nothing, type Reader, type Writer } from '../../../platform/http/serve.ts';
import { newSecret } from '../../../platform/session/single-use.ts';
import { linkKey } from './code.ts';
import { attendAddress } from './keep-calls.ts';
import { endLinkOf, insertLink, selectLinks, selectOptionalLink } from './link-store.ts';
import { countSheet } from './row-store.ts';
import { linkEnd } from './rules.ts';
import { SESSION } from './session-store.ts';
import { findKept, findSession, readTimes } from './session.ts';
import { attendanceWords } from './words.ts';

export const listLinks: Reader<typeof attendance.listLinks> = async (ctx, { params }) => {
  const session = await findKept(ctx, params.sessionId);
  const ends = linkEnd(session);
  const links = ctx.now < ends ? await selectLinks(ctx.db, session.id, ctx.locale) : [];
  return {
    linkList: links.map((one) => ({
      linkId: one.linkId,
      madeAt: one.madeAt.toISOString(),
      madeByNm: one.madeByName,
      endsAt: ends.toISOString(),
    })),
  };
};

export const makeLink: Reader<typeof attendance.makeLink> = async (ctx, { params }) => {
  const session = await findKept(ctx, params.sessionId);
  const ends = linkEnd(session);
  if (ctx.now >= ends) failField('sessionId', attendanceWords[ctx.locale].linkOver);
  const token = newSecret();
  await ctx.db.transaction().execute(async (tx) => {
    const made = { sessionId: session.id, token, at: ctx.now, by: ctx.actor.memberId };
    const linkId = await insertLink(tx, made);
    await writeAudit(tx, ctx, {
      action: 'attendance.makeLink',
      entity: SESSION,
      entityId: session.id,
      after: { linkId },
    });
  });
  // Behind the #, so that no log on the way has it.
  return { address: `${ctx.platform.baseUrl}/attend/link#${token}`, endsAt: ends.toISOString() };
};

export const endLink: Writer<typeof attendance.endLink> = {
  apply: async (ctx, { params }) => {
    const session = await findKept(ctx, params.sessionId);
    const ended = { sessionId: session.id, linkId: params.linkId, at: ctx.now };
    if (!(await endLinkOf(ctx.tx, ended))) return fail('notFound');
    await writeAudit(ctx.tx, ctx, {
      action: 'attendance.endLink',
      entity: SESSION,
      entityId: session.id,
      before: { linkId: params.linkId },
    });
    return {};
  },
  answer: nothing,
};

export const readLink: Reader<typeof attendance.readLink> = async (ctx, { body }) => {
  const link = (await selectOptionalLink(ctx.db, body.token)) ?? fail('notFound');
  const session = await findSession(ctx, link.sessionId);
  if (ctx.now >= linkEnd(session)) return fail('notFound');
  const [times, count] = await Promise.all([readTimes(ctx, session), countSheet(ctx.db, session)]);
  const isOver = ctx.now > times.countsUntil || session.closedAt !== null;
  return {
    programmeNm: session.programmeName,
    sessionId: session.id,
    number: session.number,
    sessionCount: session.sessionCount,
    beginsAt: session.beginsAt.toISOString(),
    endsAt: session.endsAt.toISOString(),
    place: session.place,
    opensAt: times.opensAt.toISOString(),
    countsUntil: times.countsUntil.toISOString(),
    closedAt: session.closedAt?.toISOString() ?? null,
    key: isOver ? null : linkKey(ctx.platform.deriveKey, session.id, link.id).toString('base64'),
    address: attendAddress(ctx.platform.baseUrl, session.id),
    now: ctx.now.toISOString(),
    traineeCount: count.traineeCount,
    attendedCount: count.presentCount + count.lateCount,
  };
};
