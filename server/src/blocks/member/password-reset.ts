/**
 * Links with which a person sets a new password: once, within a day. Two mailed ones may be valid, since a stranger may
 * request another while the person looks for the first; one from an administrator is the only one.
 */
import { newId } from '../../platform/db/id.ts';
import type { Tx } from '../../platform/db/db.ts';
import { deleteSingleUse, hashSecret, insertSingleUse } from '../../platform/session/single-use.ts';
import type { Tokens } from '../../platform/session/token.ts';
import { deleteOlderMailed } from './password-reset-store.ts';

const RESET_MS = 24 * 60 * 60_000;

export interface ResetLink {
  readonly id: string;
  /** Under the portal's own address; the secret lies behind #, which no server and no log sees. */
  readonly path: string;
  readonly expiresAt: Date;
}

/**
 * Issues a link that voids the person's earlier ones; a mailed link leaves the last mailed one and those handed over.
 */
export async function issueResetLink(
  tx: Tx,
  tokens: Tokens,
  reset: { readonly memberId: string; readonly now: Date; readonly isMailed?: boolean },
): Promise<ResetLink> {
  const { memberId, now, isMailed = false } = reset;
  const id = newId();
  const expiresAt = new Date(now.getTime() + RESET_MS);
  if (isMailed) await deleteOlderMailed(tx, memberId);
  else await deleteSingleUse(tx, { kind: 'PASSWORD_RESET', memberId });
  await insertSingleUse(tx, {
    hash: hashSecret(tokens.linkSecret('PASSWORD_RESET', id)),
    kind: 'PASSWORD_RESET',
    memberId,
    payload: { isMailed },
    expiresAt,
  });
  return { id, path: resetPath(tokens, id), expiresAt };
}

export function resetPath(tokens: Tokens, id: string): string {
  return `/session/password/form#token=${tokens.linkSecret('PASSWORD_RESET', id)}`;
}
