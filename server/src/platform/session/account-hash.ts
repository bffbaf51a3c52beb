/**
 * Slowed sign-ins name an account by a keyed hash, because names that do not exist are slowed alike, and people type
 * their passwords into the name's field (docs/decisions/048-keyed-hashes.md).
 */
import { createHmac } from 'node:crypto';

import type { DeriveKey } from '../derive.ts';

/** Prefix of the name where a session checks the current password. */
const PASSWORD_CHANGE = 'change ';

export function hashAccount(deriveKey: DeriveKey, username: string): string {
  return createHmac('sha256', deriveKey('sign-in names'))
    .update(username.normalize('NFC').toLowerCase())
    .digest('base64url');
}

/** Returns every hash under which failures of this account are counted: at sign-in, and at a change of the password. */
export function accountHashes(deriveKey: DeriveKey, username: string): string[] {
  return [hashAccount(deriveKey, username), hashAccount(deriveKey, PASSWORD_CHANGE + username)];
}
