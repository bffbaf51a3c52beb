/**
 * How slowed sign-ins name an account: by a hash, because names that do not exist are slowed alike.
 */
import { createHash } from 'node:crypto';

/** What is put before the name where the current password is asked for within a session. */
const PASSWORD_CHANGE = 'change ';

export function hashAccount(username: string): string {
  return createHash('sha256').update(username.normalize('NFC').toLowerCase()).digest('base64url');
}

/** Every hash under which failures of this account are counted: at sign-in, and at a change of the password. */
export function accountHashes(username: string): string[] {
  return [hashAccount(username), hashAccount(PASSWORD_CHANGE + username)];
}
