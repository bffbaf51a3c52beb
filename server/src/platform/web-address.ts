/**
 * Addresses of other sites that people write, and that others press.
 */

export interface WebAddressTaken {
  /** Characters, as browsers read it. */
  readonly most: number;
  readonly start: RegExp;
}

export const HTTPS = /^https:\/\//i;
export const HTTP_OR_HTTPS = /^https?:\/\//i;

/**
 * Reads an address as browsers do, so that a screen shows where it leads: without marks of direction and letters that
 * look like others. Undefined for one of another kind, or with a name before its host, which would pose as one.
 */
export function readWebAddress(written: string, { most, start }: WebAddressTaken): string | undefined {
  const text = written.trim();
  // A break within is dropped by browsers, and joins what seemed to be two.
  if (!start.test(text) || /[\s\p{Cc}]/u.test(text) || !URL.canParse(text)) return undefined;
  const url = new URL(text);
  const isTaken = url.username === '' && url.password === '' && url.href.length <= most;
  return isTaken ? url.href : undefined;
}
