/**
 * The few cookies of the portal: short-lived proofs that a later step happens in the browser of an earlier one.
 * Sessions are no cookies (docs/specification.md §4).
 */

const NONE: ReadonlyMap<string, string> = new Map();

/** Parses the cookies of a request as they were sent; of two with one name the first, which has the longest path. */
export function parseCookies(header: string | undefined): ReadonlyMap<string, string> {
  if (!header) return NONE;
  const cookies = new Map<string, string>();
  for (const part of header.split(';')) {
    const at = part.indexOf('=');
    const name = part.slice(0, Math.max(at, 0)).trim();
    if (name && !cookies.has(name)) cookies.set(name, part.slice(at + 1).trim());
  }
  return cookies;
}

/**
 * Names a cookie so that no other host of the university can plant it: browsers take the prefix from this host only,
 * over https and for every path. Plain http has no such thing.
 */
export function hostCookieName(name: string, isSecure: boolean): string {
  return isSecure ? `__Host-${name}` : name;
}

export interface Cookie {
  readonly name: string;
  /** Characters that a cookie may hold as they are: base64url and dots. */
  readonly value: string;
  readonly path: string;
  /** 0 takes it away. */
  readonly maxAgeSeconds: number;
  readonly isSecure: boolean;
}

/** Writes a `Set-Cookie` that no script reads and no other site's form sends. */
export function formatCookie(cookie: Cookie): string {
  const { name, value, path, maxAgeSeconds, isSecure } = cookie;
  const secure = isSecure ? '; Secure' : '';
  return `${name}=${value}; Path=${path}; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Lax${secure}`;
}
