/**
 * Proofs that are no password: single-use secrets that we handed out ourselves a minute ago at most.
 */
import { hostCookieName } from '../../../platform/http/cookies.ts';
import { fail } from '../../../platform/http/failure.ts';
import type { CallContext } from '../../../platform/http/serve.ts';
import { hashSecret, takeSingleUse } from '../../../platform/session/single-use.ts';
import { bindingCookieName, hashBound } from './secret.ts';
import { insertSignInNote, selectOptionalMemberById, type SignInMember } from './store.ts';

type Context = CallContext<unknown>;

/**
 * Takes an ssoId, which counts only in the browser that came back from the provider: with the cookie that went with it.
 */
export async function takeSsoId(ctx: Context, ssoId: string): Promise<SignInMember> {
  const cookie = ctx.origin.cookies.get(hostCookieName(bindingCookieName('sso', ssoId), ctx.platform.isSecure));
  return takeProof(ctx, 'SSO', cookie && hashBound(ssoId, cookie));
}

/** Takes a handoff token if we signed it as one and nobody has used it; an access token does not count. */
export async function takeHandoff(ctx: Context, token: string): Promise<SignInMember> {
  const id = await ctx.platform.sessions.tokens.verifyHandoff(token, ctx.now);
  return takeProof(ctx, 'HANDOFF', id && hashSecret(id));
}

/** @throws Failure `handoffUsed`, the same for whatever is wrong with it */
async function takeProof(ctx: Context, kind: 'SSO' | 'HANDOFF', hash: string | undefined): Promise<SignInMember> {
  const taken = hash ? await takeSingleUse(ctx.db, { hash, kind, now: ctx.now }) : undefined;
  const member = taken?.memberId ? await selectOptionalMemberById(ctx.db, taken.memberId) : undefined;
  if (member?.status === 'ACTIVE') return member;
  await insertSignInNote(ctx.db, {
    memberId: member?.id ?? null,
    method: kind,
    outcome: 'REFUSED',
    address: ctx.origin.address,
    agent: ctx.origin.agent,
    at: ctx.now,
  });
  return fail('handoffUsed');
}
