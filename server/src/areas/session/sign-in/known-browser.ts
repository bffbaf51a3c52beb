/** Browsers in which a person has signed in before: strangers who try that name elsewhere do not slow them. */
import { timingSafeEqual } from 'node:crypto';

import { hostCookieName } from '../../../platform/http/cookies.ts';
import type { CallContext } from '../../../platform/http/serve.ts';
import { hashAccount } from '../../../platform/session/account-hash.ts';
import { newSecret } from '../../../platform/session/single-use.ts';

const COOKIE = 'naru-known';
const MAX_AGE_SECONDS = 180 * 24 * 60 * 60;
/** Names that a shared browser remembers, the latest ones; a cookie has only so much room. */
const MOST_NAMES = 5;

/** Returns the browser's own id where the cookie proves that this name has signed in there. */
export function findKnownBrowser(ctx: CallContext<unknown>, username: string): string | undefined {
  const { id, proofs } = readCookie(ctx);
  if (id === undefined) return undefined;
  const right = Buffer.from(proofOf(ctx, id, username));
  const isKnown = proofs.some((proof) => {
    const given = Buffer.from(proof);
    return given.length === right.length && timingSafeEqual(given, right);
  });
  return isKnown ? id : undefined;
}

/** Holds proofs and no name: who reads the cookie learns nobody's. */
export function rememberBrowser(ctx: CallContext<unknown>, username: string): void {
  const { id = newSecret(), proofs } = readCookie(ctx);
  const proof = proofOf(ctx, id, username);
  const names = [proof, ...proofs.filter((one) => one !== proof)].slice(0, MOST_NAMES);
  ctx.origin.giveCookie({
    name: hostCookieName(COOKIE, ctx.platform.isSecure),
    value: [id, ...names].join('.'),
    path: '/',
    maxAgeSeconds: MAX_AGE_SECONDS,
    isSecure: ctx.platform.isSecure,
  });
}

function readCookie(ctx: CallContext<unknown>): { id: string | undefined; proofs: readonly string[] } {
  const value = ctx.origin.cookies.get(hostCookieName(COOKIE, ctx.platform.isSecure)) ?? '';
  const [id = '', ...proofs] = value.split('.').filter((part) => /^[\w-]{43}$/.test(part));
  return { id: id === '' ? undefined : id, proofs: proofs.slice(0, MOST_NAMES) };
}

function proofOf({ platform }: CallContext<unknown>, id: string, username: string): string {
  return platform.sessions.tokens.linkSecret('KNOWN_BROWSER', `${id} ${hashAccount(platform.deriveKey, username)}`);
}
