/**
 * Reads the claims of an access token, and judges whether it may be used. Pure (docs/specification.md §3, §4, §6).
 */

/** Claims by their names in the token. */
export interface Claims {
  /** Seconds since 1970. */
  readonly exp: number;
  readonly ADMIN_SYS_ROLE_ID?: unknown;
  readonly CDP_SYS_ROLE_ID?: unknown;
  readonly [name: string]: unknown;
}

export type TokenState = 'expired' | 'refresh' | 'fresh';

const REFRESH_AT_MS = 359 * 3_600_000;

/** Reads the claims; undefined for an invalid token or one without an expiry. The server verifies them, not this. */
export function decodeClaims(token: string): Claims | undefined {
  try {
    const part = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const bytes = Uint8Array.from(atob(part), (letter) => letter.codePointAt(0) ?? 0);
    const claims = JSON.parse(new TextDecoder().decode(bytes)) as Claims | null; // checked below
    return typeof claims?.exp === 'number' ? claims : undefined;
  } catch {
    return undefined; // not base64, not JSON: not a token
  }
}

/** Judges a token: with at most 359 hours left it is refreshed before use. */
export function judgeToken(claims: Claims | undefined, now: number): TokenState {
  const left = (claims?.exp ?? 0) * 1000 - now;
  if (left <= 0) return 'expired';
  return left <= REFRESH_AT_MS ? 'refresh' : 'fresh';
}

export function isAdministrator(claims: Claims | undefined): boolean {
  return hasContent(claims?.ADMIN_SYS_ROLE_ID);
}

/** Whether the token belongs to a user of the career development programme. */
export function isCdpUser(claims: Claims | undefined): boolean {
  return hasContent(claims?.CDP_SYS_ROLE_ID);
}

function hasContent(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : value !== undefined && value !== null && value !== '';
}
