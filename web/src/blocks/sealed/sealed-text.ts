/** Texts that are kept on this device, sealed with a key that only the server gives, and only to who wrote them. */
const IV_BYTES = 12;

/** Outside HTTPS the browser has no cryptography: then nothing is kept. */
export const canSeal = (): boolean => globalThis.crypto?.subtle !== undefined;

export interface Sealer {
  readonly seal: (text: string) => Promise<string>;
  /** Undefined for what was sealed with another key, or is nothing sealed at all. */
  readonly open: (kept: string) => Promise<string | undefined>;
}

/** Undefined where the browser cannot seal. @param draftKey base64, 32 bytes */
export async function findSealer(draftKey: string): Promise<Sealer | undefined> {
  if (!canSeal()) return undefined;
  const key = await crypto.subtle.importKey('raw', fromBase64(draftKey), 'AES-GCM', false, ['encrypt', 'decrypt']);
  return {
    seal: async (text) => {
      const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
      const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, new TextEncoder().encode(text));
      return toBase64(new Uint8Array([...iv, ...new Uint8Array(sealed)]));
    },
    open: async (kept) => {
      try {
        const whole = fromBase64(kept);
        const [iv, sealed] = [whole.slice(0, IV_BYTES), whole.slice(IV_BYTES)];
        return new TextDecoder().decode(await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, sealed));
      } catch {
        return undefined;
      }
    },
  };
}

const toBase64 = (bytes: Uint8Array): string => btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(''));
const fromBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (character) => character.codePointAt(0) ?? 0);
