import type { account } from '@naru/contract/areas/account.ts';

import { writeAudit } from '../../../blocks/audit/store.ts';
import { deleteFeed } from '../../../blocks/calendar/feed-store.ts';
import { notify } from '../../../blocks/notification/notify.ts';
import { fail } from '../../../platform/http/failure.ts';
import { nothing, type Reader, type Writer } from '../../../platform/http/serve.ts';
import { hashPassword, verifyPassword } from '../../../platform/session/passwords.ts';
import { isStrongPassword } from '../sign-in/rules.ts';
import { newTokenRow, signToken } from '../sign-in/issue.ts';
import { endSessions, rotateToken, selectOptionalMemberById } from '../sign-in/store.ts';
import { admitAttempt, countFailure, describeAttempt, forgetFailures } from '../sign-in/throttle-store.ts';
import { passwordChanged } from './notifications.ts';
import {
  deletePreviousToken,
  selectLiveSessions,
  selectLocale,
  selectSlashKey,
  selectSignIns,
  updateLocale,
  updateSlashKey,
  updatePassword,
} from './store.ts';

const SIGN_INS_A_PAGE = 20;
const SIGN_INS_KEPT_DAYS = 90;

/** Changes the password; guessing the current one through an open session is slowed like a sign-in. */
export const changePassword: Reader<typeof account.changePassword> = async (ctx, { body }) => {
  const { memberId, username, sessionId } = ctx.actor;
  const attempt = describeAttempt(ctx, `change ${username}`, sessionId);
  const admission = await admitAttempt(ctx.db, attempt, ctx.now);
  if (!admission.admitted) fail('tooMany', { retryAfter: admission.retryAfter });
  const member = await selectOptionalMemberById(ctx.db, memberId);
  if (!(await verifyPassword(member?.passwordHash, body.currentPassword, attempt.address)) || !member) {
    await countFailure(ctx.db, attempt, ctx.platform.now());
    return fail('wrongPassword');
  }
  await forgetFailures(ctx.db, attempt);
  if (!isStrongPassword(body.newPassword, username) || body.newPassword === body.currentPassword) fail('weakPassword');
  const hash = await hashPassword(body.newPassword, attempt.address);
  const claims = await ctx.platform.sessions.tokens.verify(ctx.origin.token ?? '', ctx.now);
  const token = newTokenRow(ctx.now);
  const ended = await ctx.db.transaction().execute(async (tx) => {
    await updatePassword(tx, memberId, { hash, at: ctx.now });
    const rotated = await rotateToken(tx, { sessionId, from: claims?.tokenId ?? '', to: token });
    if (rotated !== token) fail('noSession');
    // The token before the change must not live on through the grace window.
    await deletePreviousToken(tx, sessionId);
    const others = await endSessions(tx, { memberId, except: sessionId }, { reason: 'PASSWORD_CHANGED', at: ctx.now });
    await writeAudit(tx, ctx, { action: 'account.changePassword', entity: 'member', entityId: memberId });
    await notify(tx, {
      type: passwordChanged,
      recipients: [memberId],
      dedupeKey: token.tokenId,
      link: '/session/account/form',
    });
    await ctx.platform.signals.send(tx, `member:${memberId}`);
    return others;
  });
  ctx.platform.signals.dispatch(`member:${memberId}`);
  ctx.log.info({ ended: ended.length }, 'password changed');
  return { accessToken: await signToken(ctx, { sessionId, member, token }) };
};

export const changeLanguage: Writer<typeof account.changeLanguage> = {
  apply: async (ctx, { body }) => {
    await updateLocale(ctx.tx, ctx.actor.memberId, body.locale);
    return {};
  },
  answer: async (ctx) => {
    const { locale } = await selectLocale(ctx.db, ctx.actor.memberId);
    return { locale: locale === 'en' ? 'en' : 'ko' };
  },
};

export const changeShortcut: Writer<typeof account.changeShortcut> = {
  apply: async (ctx, { body }) => {
    await updateSlashKey(ctx.tx, ctx.actor.memberId, body.opensSearchBySlash);
    return {};
  },
  answer: (ctx) => selectSlashKey(ctx.db, ctx.actor.memberId),
};

export const listSessions: Reader<typeof account.listSessions> = async (ctx) => {
  const rows = await selectLiveSessions(ctx.db, ctx.actor.memberId, ctx.now);
  return {
    sessionList: rows.map((row) => ({
      sessionId: row.id,
      current: row.id === ctx.actor.sessionId,
      startedAt: row.startedAt.toISOString(),
      lastSeenAt: row.lastSeenAt.toISOString(),
      address: row.address,
      agent: row.agent,
      sharedPc: row.isSharedPc,
    })),
  };
};

export const listSignIns: Reader<typeof account.listSignIns> = async (ctx, { query }) => {
  const since = new Date(ctx.now.getTime() - SIGN_INS_KEPT_DAYS * 86_400_000);
  const rows = await selectSignIns(ctx.db, ctx.actor.memberId, {
    since,
    offset: query.page * SIGN_INS_A_PAGE,
    limit: SIGN_INS_A_PAGE + 1,
  });
  return {
    signInList: rows.slice(0, SIGN_INS_A_PAGE).map((row) => ({
      at: row.at.toISOString(),
      method: row.method,
      outcome: row.outcome as 'OK' | 'REFUSED' | 'SLOWED', // the column's check allows these only
      address: row.address,
      agent: row.agent,
    })),
    hasNext: rows.length > SIGN_INS_A_PAGE,
  };
};

export const endSession: Writer<typeof account.endSession> = {
  apply: async (ctx, { params }) => {
    const ended = await endSessions(
      ctx.tx,
      { memberId: ctx.actor.memberId, sessionId: params.id },
      { reason: 'ENDED_BY_OWNER', at: ctx.now },
    );
    if (ended.length === 0) fail('notFound');
    await ctx.signal(`session:${params.id}`);
    return {};
  },
  answer: nothing,
};

export const signOutEverywhere: Reader<typeof account.signOutEverywhere> = async (ctx) => {
  const { memberId } = ctx.actor;
  await ctx.db.transaction().execute(async (tx) => {
    await endSessions(tx, { memberId }, { reason: 'SIGN_OUT_EVERYWHERE', at: ctx.now });
    // The address of one's calendar is a kind of session, too.
    await deleteFeed(tx, memberId);
    await writeAudit(tx, ctx, { action: 'account.signOutEverywhere', entity: 'member', entityId: memberId });
    await ctx.platform.signals.send(tx, `member:${memberId}`);
  });
  ctx.platform.signals.dispatch(`member:${memberId}`);
  return {};
};
