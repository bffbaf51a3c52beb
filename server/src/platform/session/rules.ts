/**
 * When a session's token counts. Pure.
 */

/** Time after a refresh in which the token before it still counts, for tabs in between (docs/specification.md §4). */
export const GRACE_MS = 30_000;

/** A session on a shared PC ends after this long without a call. */
export const SHARED_PC_IDLE_MS = 60 * 60_000;

/** Documents that everybody agrees to, in the version that is in force. */
export const REQUIRED_DOCUMENTS = ['tou', 'privacy'] as const;

/**
 * The versions that the portal came with. They bind the university's own people without consent; later ones need
 * theirs, as every version needs that of people from outside.
 */
export const BINDING_VERSIONS: Readonly<Record<(typeof REQUIRED_DOCUMENTS)[number], number>> = { tou: 1, privacy: 2 };

export interface SessionState {
  readonly tokenId: string;
  readonly previousTokenId: string | null;
  readonly rotatedAt: Date | null;
  readonly tokenExpiresAt: Date;
  readonly endedAt: Date | null;
  readonly isSharedPc: boolean;
  readonly lastSeenAt: Date;
  readonly memberStatus: string;
}

export type TokenStanding = 'current' | 'previous' | 'dead';

export function judgeToken(session: SessionState, tokenId: string, now: Date): TokenStanding {
  if (session.endedAt || session.memberStatus !== 'ACTIVE' || session.tokenExpiresAt <= now) return 'dead';
  if (isIdle(session, now)) return 'dead';
  if (tokenId === session.tokenId) return 'current';
  const isWithinGrace =
    tokenId === session.previousTokenId &&
    session.rotatedAt !== null &&
    now.getTime() - session.rotatedAt.getTime() <= GRACE_MS;
  return isWithinGrace ? 'previous' : 'dead';
}

export function isIdle(session: Pick<SessionState, 'isSharedPc' | 'lastSeenAt'>, now: Date): boolean {
  return session.isSharedPc && now.getTime() - session.lastSeenAt.getTime() > SHARED_PC_IDLE_MS;
}
