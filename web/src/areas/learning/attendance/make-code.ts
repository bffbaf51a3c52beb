/** Makes the codes of a session in the browser, without network: HMAC-SHA-256 by the browser itself. */
import { digitsText, linkCode, linkText, sixDigits } from '@naru/contract/areas/learning/attendance-code.ts';

export interface WallCode {
  readonly window: number;
  readonly digits: string;
  /** The part of the link after its `#`. */
  readonly link: string;
}

/** Browsers make codes only on a page that came by https, or from the machine itself. */
export const canMakeCodes = (): boolean => globalThis.crypto.subtle !== undefined;

export function readKey(base64: string): Promise<CryptoKey> {
  const bytes = Uint8Array.from(atob(base64), (character) => character.codePointAt(0) ?? 0);
  return crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
}

export async function makeCode(key: CryptoKey, window: number): Promise<WallCode> {
  const macOf = async (text: string): Promise<Uint8Array> =>
    new Uint8Array(await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(text)));
  const [link, digits] = await Promise.all([macOf(linkText(window)), macOf(digitsText(window))]);
  return { window, digits: sixDigits(digits), link: linkCode(window, link) };
}
