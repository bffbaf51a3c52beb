/**
 * Secrets that work once, within a time. Only their hashes are kept, and a row is deleted when it is used.
 */
import { createHash, randomBytes } from 'node:crypto';

import type { Db } from '../db/db.ts';

export type SingleUseKind = 'HANDOFF' | 'SSO' | 'OIDC_STATE' | 'PASSWORD_RESET';

/** Makes a secret of 256 bits, in characters that an address and a cookie may hold as they are. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

/** Takes a single-use token away; what it was for, or undefined where it does not count. */
export async function takeSingleUse(
  db: Db,
  token: { hash: string; kind: SingleUseKind; now: Date },
): Promise<{ memberId: string | null; payload: unknown } | undefined> {
  return db
    .deleteFrom('single_use')
    .where('single_use.hash', '=', token.hash)
    .where('single_use.kind', '=', token.kind)
    .where('single_use.expires_at', '>', token.now)
    .returning(['single_use.member_id as memberId', 'single_use.payload'])
    .executeTakeFirst();
}

/** Selects the person of a token that is still valid, without using it up. */
export async function selectOptionalHolder(
  db: Db,
  token: { hash: string; kind: SingleUseKind; now: Date },
): Promise<string | undefined> {
  const row = await db
    .selectFrom('single_use')
    .select('single_use.member_id as memberId')
    .where('single_use.hash', '=', token.hash)
    .where('single_use.kind', '=', token.kind)
    .where('single_use.expires_at', '>', token.now)
    .executeTakeFirst();
  return row?.memberId ?? undefined;
}

export async function insertSingleUse(
  db: Db,
  token: {
    hash: string;
    kind: SingleUseKind;
    memberId: string | null;
    payload?: unknown;
    expiresAt: Date;
  },
): Promise<void> {
  await db
    .insertInto('single_use')
    .values({
      hash: token.hash,
      kind: token.kind,
      member_id: token.memberId,
      payload: token.payload === undefined ? null : JSON.stringify(token.payload),
      expires_at: token.expiresAt,
    })
    .execute();
}

/** Deletes the person's earlier tokens for the same purpose. */
export async function deleteSingleUse(db: Db, given: { kind: SingleUseKind; memberId: string }): Promise<void> {
  await db
    .deleteFrom('single_use')
    .where('single_use.kind', '=', given.kind)
    .where('single_use.member_id', '=', given.memberId)
    .execute();
}
