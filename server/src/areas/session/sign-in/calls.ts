import type { session } from '@naru/contract/areas/session.ts';

import { fail } from '../../../platform/http/failure.ts';
import { takeFromWindow } from '../../../platform/http/rate.ts';
import type { CallContext, Reader } from '../../../platform/http/serve.ts';
import { verifyPassword } from '../../../platform/session/passwords.ts';
import { newTokenRow, openSession, signToken } from './issue.ts';
import { takeHandoff, takeSsoId } from './proof.ts';
import {
  admitMember,
  endSessions,
  insertSignInNote,
  rotateToken,
  selectOptionalMemberById,
  type SignInMember,
} from './store.ts';
import { findKnownBrowser, rememberBrowser } from './known-browser.ts';
import { admitAgain, countFailure, describeAttempt, forgetFailures, type Attempt } from './throttle-store.ts';

/** Signs in by username and password, an ssoId, or a token (docs/specification.md §7). All failures look alike. */
export const login: Reader<typeof session.login> = async (ctx, { body }) => {
  const isSharedPc = body.sharedPc ?? false;
  if (body.username !== undefined || body.password !== undefined) {
    const username = body.username ?? '';
    const attempt = describeAttempt(ctx, username, findKnownBrowser(ctx, username));
    const member = await checkPassword(ctx, { attempt, username, password: body.password ?? '' });
    const proof = { member, method: 'PASSWORD', isSharedPc, throttleKey: attempt.keyHash } as const;
    const accessToken = await openSession(ctx, proof);
    if (!isSharedPc) rememberBrowser(ctx, username);
    return { accessToken };
  }
  if (body.ssoId) {
    const member = await takeSsoId(ctx, body.ssoId);
    return { accessToken: await openSession(ctx, { member, method: 'SSO', isSharedPc }) };
  }
  if (body.token) {
    const member = await takeHandoff(ctx, body.token);
    return { accessToken: await openSession(ctx, { member, method: 'HANDOFF', isSharedPc }) };
  }
  return fail('signInFailed');
};

interface PasswordProof {
  readonly attempt: Attempt;
  readonly username: string;
  readonly password: string;
}

async function checkPassword(ctx: CallContext<unknown>, proof: PasswordProof): Promise<SignInMember> {
  const { attempt, username, password } = proof;
  const { address, agent } = ctx.origin;
  const note = { method: 'PASSWORD', address, agent, at: ctx.now };
  const { admission, member } = await admitMember(ctx.db, { attempt, username, now: ctx.now });
  if (!admission.admitted) {
    // Once a minute: repeated attempts would bury the sign-ins that the owner looks for.
    const wait = await takeFromWindow(ctx.db, { key: `slowed ${attempt.keyHash}`, most: 1, now: ctx.now });
    if (wait === 0) await insertSignInNote(ctx.db, { ...note, memberId: member?.id ?? null, outcome: 'SLOWED' });
    fail('tooMany', { retryAfter: admission.retryAfter });
  }
  const matches = await verifyPassword(member?.passwordHash, password, attempt.address, async () => {
    const own = { askedAt: ctx.now, now: ctx.platform.now() };
    const { admitted, retryAfter } = await admitAgain(ctx.db, attempt, own);
    if (!admitted) fail('tooMany', { retryAfter });
  });
  if (member && matches && member.status === 'ACTIVE') return member;
  if (member && matches && member.status === 'PENDING') {
    // No guess: only the right password shows that there is an account, and it opens nothing yet.
    await forgetFailures(ctx.db, attempt);
    await insertSignInNote(ctx.db, { ...note, memberId: member.id, outcome: 'REFUSED' });
    fail('awaitingApproval');
  }
  await countFailure(ctx.db, attempt, ctx.platform.now());
  await insertSignInNote(ctx.db, { ...note, memberId: member?.id ?? null, outcome: 'REFUSED' });
  return fail('signInFailed');
}

/** S3: replaces the token; the one just replaced still counts for 30 s and gets the same successor. */
export const refresh: Reader<typeof session.refresh> = async (ctx) => {
  const { actor } = ctx;
  const claims = await ctx.platform.sessions.tokens.verify(ctx.origin.token ?? '', ctx.now);
  if (!claims) return fail('noSession');
  const token = await rotateToken(ctx.db, {
    sessionId: actor.sessionId,
    from: claims.tokenId,
    to: newTokenRow(ctx.now),
  });
  const member = await selectOptionalMemberById(ctx.db, actor.memberId);
  if (!token || !member) return fail('noSession');
  await forget(ctx, `session:${actor.sessionId}`);
  return { accessToken: await signToken(ctx, { sessionId: actor.sessionId, member, token }) };
};

export const logout: Reader<typeof session.logout> = async (ctx) => {
  if (!ctx.actor) return {};
  const { memberId, sessionId } = ctx.actor;
  await endSessions(ctx.db, { memberId, sessionId }, { reason: 'SIGN_OUT', at: ctx.now });
  await forget(ctx, `session:${sessionId}`);
  return {};
};

async function forget(ctx: CallContext<unknown>, signal: string): Promise<void> {
  await ctx.platform.signals.send(ctx.db, signal);
  ctx.platform.signals.dispatch(signal);
}
