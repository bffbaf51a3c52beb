/**
 * Secrets that work once, and the cookies that bind them to one browser. Only hashes are kept.
 */
import { createHash, randomBytes } from 'node:crypto';

/** 256 bits, in characters that an address and a cookie may hold as they are. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

/** The hash of a secret together with its cookie: either one alone finds nothing, and so uses nothing up. */
export function hashBound(secret: string, cookie: string): string {
  return hashSecret(`${secret}\n${cookie}`);
}

/** One cookie a secret, so that two tabs may sign in at once. */
export function bindingCookieName(kind: 'oidc' | 'sso', secret: string): string {
  return `naru-${kind}-${hashSecret(secret).slice(0, 12)}`;
}
