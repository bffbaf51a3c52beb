/**
 * Access tokens: signed, 360 hours, each naming a session row (docs/specification.md §3, §4).
 */
import { jwtVerify, SignJWT } from 'jose';

export const TOKEN_LIFE_HOURS = 360;

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
}

export function createTokens(secret: string): Tokens {
  const key = new TextEncoder().encode(secret);
  return {
    // The same claims give the same token: a refresh repeated within the grace window needs that.
    sign: (claims) =>
      new SignJWT({
        sid: claims.sessionId,
        username: claims.username,
        ADMIN_SYS_ROLE_ID: claims.administratorRoleId,
        CDP_SYS_ROLE_ID: claims.cdpRoleId,
      })
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .setJti(claims.tokenId)
        .setIssuedAt(claims.issuedAt)
        .setExpirationTime(claims.expiresAt)
        .sign(key),
    verify: async (token, now) => {
      try {
        const { payload } = await jwtVerify(token, key, { algorithms: ['HS256'], currentDate: now });
        return {
          sessionId: text(payload['sid']),
          tokenId: text(payload.jti),
          issuedAt: payload.iat ?? 0,
          expiresAt: payload.exp ?? 0,
          username: text(payload['username']),
          administratorRoleId: text(payload['ADMIN_SYS_ROLE_ID']),
          cdpRoleId: text(payload['CDP_SYS_ROLE_ID']),
        };
      } catch {
        return undefined; // not ours, altered or expired: all the same to a caller
      }
    },
  };
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
