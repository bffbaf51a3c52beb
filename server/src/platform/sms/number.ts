/** Korean mobile numbers: as people and rosters write them, and as they are dialled. */

const MOBILE = /^01[016789]\d{7,8}$/;

/** Digits only; undefined for what no text message reaches: landlines, numbers abroad, and what is none. */
export function readMobileNumber(text: string | null): string | undefined {
  const digits = (text ?? '').replaceAll(/[\s().-]/g, '').replace(/^(?:\+|00)820?/, '0');
  return MOBILE.test(digits) ? digits : undefined;
}

/** Writes `010-1234-5678`. */
export function formatMobileNumber(digits: string): string {
  return `${digits.slice(0, 3)}-${digits.slice(3, -4)}-${digits.slice(-4)}`;
}
