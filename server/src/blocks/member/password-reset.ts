/**
 * Links with which a person sets a new password: once, within a day, the latest one alone.
 */
import { newId } from '../../platform/db/id.ts';
import type { Tx } from '../../platform/db/pool.ts';
import { deleteSingleUse, hashSecret, insertSingleUse } from '../../platform/session/single-use.ts';
import type { Tokens } from '../../platform/session/token.ts';

const RESET_MS = 24 * 60 * 60_000;

export interface ResetLink {
  readonly id: string;
  /** Under the portal's own address; the secret lies behind #, which no server and no log sees. */
  readonly path: string;
  readonly expiresAt: Date;
}

/** Earlier links of the person stop counting. */
export async function issueResetLink(
  tx: Tx,
  tokens: Tokens,
  reset: { memberId: string; now: Date },
): Promise<ResetLink> {
  const { memberId, now } = reset;
  const id = newId();
  const expiresAt = new Date(now.getTime() + RESET_MS);
  await deleteSingleUse(tx, { kind: 'PASSWORD_RESET', memberId });
  await insertSingleUse(tx, {
    hash: hashSecret(tokens.linkSecret('PASSWORD_RESET', id)),
    kind: 'PASSWORD_RESET',
    memberId,
    expiresAt,
  });
  return { id, path: resetPath(tokens, id), expiresAt };
}

export function resetPath(tokens: Tokens, id: string): string {
  return `/session/password/form#token=${tokens.linkSecret('PASSWORD_RESET', id)}`;
}
