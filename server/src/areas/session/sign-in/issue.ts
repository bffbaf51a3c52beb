/**
 * Opens a session for a person who has proved who they are, and hands out its token.
 */
import { newId } from '../../../platform/db/id.ts';
import { fail } from '../../../platform/http/failure.ts';
import type { CallContext } from '../../../platform/http/serve.ts';
import { TOKEN_LIFE_HOURS } from '../../../platform/session/token.ts';
import { insertSession, type SignInMember, type TokenRow } from './store.ts';

interface Proof {
  readonly member: SignInMember;
  readonly method: 'PASSWORD' | 'SSO' | 'HANDOFF';
  readonly isSharedPc: boolean;
  /** Where guesses of this proof are counted; nobody guesses the others. */
  readonly throttleKey?: string;
}

/** Makes a token's row: whole seconds, because that is what the token itself can say. */
export function newTokenRow(now: Date): TokenRow {
  const issuedAt = new Date(Math.floor(now.getTime() / 1000) * 1000);
  return { tokenId: newId(), issuedAt, expiresAt: new Date(issuedAt.getTime() + TOKEN_LIFE_HOURS * 3_600_000) };
}

/** @throws Failure `signInFailed` where the password has been changed since it was compared */
export async function openSession(ctx: CallContext<unknown>, proof: Proof): Promise<string> {
  const token = newTokenRow(ctx.now);
  const sessionId = newId();
  const isOpened = await insertSession(ctx.db, {
    id: sessionId,
    memberId: proof.member.id,
    ...token,
    isSharedPc: proof.isSharedPc,
    method: proof.method,
    address: ctx.origin.address,
    agent: ctx.origin.agent,
    at: ctx.now,
    throttleKey: proof.throttleKey ?? null,
    passwordHash: proof.method === 'PASSWORD' ? proof.member.passwordHash : null,
  });
  if (!isOpened) fail('signInFailed');
  return signToken(ctx, { sessionId, member: proof.member, token });
}

export function signToken(
  ctx: CallContext<unknown>,
  what: { sessionId: string; member: SignInMember; token: TokenRow },
): Promise<string> {
  return ctx.platform.sessions.tokens.sign({
    sessionId: what.sessionId,
    tokenId: what.token.tokenId,
    issuedAt: what.token.issuedAt.getTime() / 1000,
    expiresAt: what.token.expiresAt.getTime() / 1000,
    username: what.member.username,
    administratorRoleId: what.member.administratorRoleId,
    cdpRoleId: what.member.cdpRoleId,
  });
}
