/**
 * Cookies that bind a secret to one browser.
 */
import { hashSecret } from '../../../platform/session/single-use.ts';

/** Hashes a secret together with its cookie: either one alone finds nothing, and so uses nothing up. */
export function hashBound(secret: string, cookie: string): string {
  return hashSecret(`${secret}\n${cookie}`);
}

/** Names the cookie of one secret, so that two tabs may sign in at once. */
export function bindingCookieName(kind: 'oidc' | 'sso', secret: string): string {
  return `naru-${kind}-${hashSecret(secret).slice(0, 12)}`;
}
