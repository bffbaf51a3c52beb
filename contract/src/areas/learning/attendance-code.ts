/**
 * The code on the wall, as the server judges it and as the teacher's page makes it without network: a new one every
 * 15 seconds, from the key of the session and the number of the window (docs/specification.md §7, Attendance).
 */

export const CODE_STEP_MS = 15_000;
/** A code counts in its own window and in the three after it, which is less than a minute. */
export const CODE_WINDOWS = 4;
/** The teacher's clock may be so many windows ahead of the server's. */
export const CODE_AHEAD = 1;
export const DIGITS = /^\d{6}$/;

export const windowAt = (ms: number): number => Math.floor(ms / CODE_STEP_MS);

/** Texts whose HMAC-SHA-256 under the session's key makes the code of the link and the digits. */
export const linkText = (window: number): string => `link ${window}`;
export const digitsText = (window: number): string => `digits ${window}`;

const LINK_BYTES = 8;
const LINK_CODE = /^([0-9a-z]{1,10})-([0-9a-f]{16})$/;

/** Writes the part of the link after its `#`. */
export function linkCode(window: number, mac: Uint8Array): string {
  const hex = Array.from(mac.subarray(0, LINK_BYTES), (byte) => byte.toString(16).padStart(2, '0'));
  return `${window.toString(36)}-${hex.join('')}`;
}

/** Reads the window that a link says it is of; undefined for anything but such a code. */
export function linkWindow(code: string): number | undefined {
  const [, window] = LINK_CODE.exec(code) ?? [];
  return window === undefined ? undefined : Number.parseInt(window, 36);
}

/** Shortens an HMAC to six digits, as RFC 4226 does. */
export function sixDigits(mac: Uint8Array): string {
  const from = (mac.at(-1) ?? 0) & 0x0f;
  const [first = 0, ...rest] = mac.subarray(from, from + 4);
  const number = rest.reduce((sum, byte) => sum * 256 + byte, first & 0x7f);
  return String(number % 1_000_000).padStart(6, '0');
}
