/**
 * Access tokens: signed, 360 hours, each naming a session row (docs/specification.md §3, §4).
 * Handoff tokens: signed, a minute, for one sign-in. Type and audience keep either from being taken for the other.
 */
import { createHmac, type webcrypto } from 'node:crypto';

import type { JWTPayload } from 'jose';
// By themselves: the whole package also encrypts, and reads keys of every kind.
import { SignJWT } from 'jose/jwt/sign';
import { jwtVerify } from 'jose/jwt/verify';

export const TOKEN_LIFE_HOURS = 360;

const ACCESS = { typ: 'at+jwt', audience: 'naru' } as const;
const HANDOFF = { typ: 'handoff+jwt', audience: 'naru:handoff' } as const;

export interface TokenClaims {
  readonly sessionId: string;
  readonly tokenId: string;
  /** Seconds since 1970. */
  readonly issuedAt: number;
  readonly expiresAt: number;
  readonly username: string;
  /** Role ids; empty text for none. */
  readonly administratorRoleId: string;
  readonly cdpRoleId: string;
}

export interface Tokens {
  readonly sign: (claims: TokenClaims) => Promise<string>;
  /** The claims of a token of ours that has not expired; undefined for anything else. */
  readonly verify: (token: string, now: Date) => Promise<TokenClaims | undefined>;
  readonly signHandoff: (handoff: { id: string; expiresAt: Date }) => Promise<string>;
  /** The id of a handoff token of ours that has not expired; undefined for anything else. */
  readonly verifyHandoff: (token: string, now: Date) => Promise<string | undefined>;
  /** The secret of a mailed link, derived from its row's id alone: a waiting mail has the id and no secret. */
  readonly linkSecret: (kind: 'SIGN_UP' | 'PASSWORD_RESET' | 'KNOWN_BROWSER', id: string) => string;
}

export function createTokens(secret: string): Tokens {
  // Imported once; jose would import the bytes again for each token.
  const key = importKey(secret);
  return {
    // The same claims give the same token: a refresh repeated within the grace window needs that.
    sign: async (claims) =>
      new SignJWT({
        sid: claims.sessionId,
        username: claims.username,
        ADMIN_SYS_ROLE_ID: claims.administratorRoleId,
        CDP_SYS_ROLE_ID: claims.cdpRoleId,
      })
        .setProtectedHeader({ alg: 'HS256', typ: ACCESS.typ })
        .setAudience(ACCESS.audience)
        .setJti(claims.tokenId)
        .setIssuedAt(claims.issuedAt)
        .setExpirationTime(claims.expiresAt)
        .sign(await key),
    verify: async (token, now) => {
      const payload = await readPayload(token, { key, now, ...ACCESS });
      return (
        payload && {
          sessionId: text(payload['sid']),
          tokenId: text(payload.jti),
          issuedAt: payload.iat ?? 0,
          expiresAt: payload.exp ?? 0,
          username: text(payload['username']),
          administratorRoleId: text(payload['ADMIN_SYS_ROLE_ID']),
          cdpRoleId: text(payload['CDP_SYS_ROLE_ID']),
        }
      );
    },
    signHandoff: async ({ id, expiresAt }) =>
      new SignJWT()
        .setProtectedHeader({ alg: 'HS256', typ: HANDOFF.typ })
        .setAudience(HANDOFF.audience)
        .setJti(id)
        // A token says whole seconds; the row that it is used up by knows the moment.
        .setExpirationTime(Math.ceil(expiresAt.getTime() / 1000))
        .sign(await key),
    verifyHandoff: async (token, now) => {
      const payload = await readPayload(token, { key, now, ...HANDOFF });
      return text(payload?.jti) || undefined;
    },
    linkSecret: (kind, id) => createHmac('sha256', secret).update(`${kind} ${id}`).digest('base64url'),
  };
}

function importKey(secret: string): Promise<webcrypto.CryptoKey> {
  const bytes = new TextEncoder().encode(secret);
  return crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign', 'verify']);
}

interface Reading {
  readonly key: Promise<webcrypto.CryptoKey>;
  readonly now: Date;
  readonly typ: string;
  readonly audience: string;
}

async function readPayload(token: string, reading: Reading): Promise<JWTPayload | undefined> {
  const { key, now, typ, audience } = reading;
  try {
    const options = { algorithms: ['HS256'], requiredClaims: ['exp', 'jti'], currentDate: now, typ, audience };
    return (await jwtVerify(token, await key, options)).payload;
  } catch {
    return undefined; // not ours, of the other kind, altered or expired: all the same to a caller
  }
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
