/**
 * Answers that were begun, kept on this device and sealed with a key that only the server gives, and only to who wrote them.
 */
import { keyStorage } from '../../platform/session/key-storage.ts';
import type { Answers } from './answers.ts';

const IV_BYTES = 12;

/** Outside HTTPS the browser has no cryptography: then nothing is kept. */
export const canSeal = (): boolean => globalThis.crypto?.subtle !== undefined;

const storageKeyOf = (contextId: string): string => `naru.survey.${contextId}`;

export async function writeSealedDraft(contextId: string, draftKey: string, answers: Answers): Promise<void> {
  if (!canSeal()) return;
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const text = new TextEncoder().encode(JSON.stringify(answers));
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, await keyFrom(draftKey), text);
  const whole = new Uint8Array([...iv, ...new Uint8Array(sealed)]);
  keyStorage.write(storageKeyOf(contextId), toBase64(whole));
}

/** Undefined if nothing was kept, or it was kept by somebody else or for other questions. */
export async function readSealedDraft(contextId: string, draftKey: string): Promise<Answers | undefined> {
  const kept = keyStorage.read(storageKeyOf(contextId));
  if (kept === null || !canSeal()) return undefined;
  try {
    const whole = fromBase64(kept);
    const [iv, sealed] = [whole.slice(0, IV_BYTES), whole.slice(IV_BYTES)];
    const text = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, await keyFrom(draftKey), sealed);
    return JSON.parse(new TextDecoder().decode(text)) as Answers; // sealed by the function above
  } catch {
    return undefined;
  }
}

export function dropSealedDraft(contextId: string): void {
  keyStorage.remove(storageKeyOf(contextId));
}

function keyFrom(draftKey: string): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', fromBase64(draftKey), 'AES-GCM', false, ['encrypt', 'decrypt']);
}

const toBase64 = (bytes: Uint8Array): string => btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(''));
const fromBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (character) => character.codePointAt(0) ?? 0);
