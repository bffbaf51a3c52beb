/**
 * Seals confidential texts: AES-256-GCM under a record's own data key, which a master key wraps. Pure but for chance.
 */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const IV_BYTES = 12;
const TAG_BYTES = 16;
const KEY_BYTES = 32;
const FORMAT = 's1.';

/** Master keys by name, the newest first. */
export type KeyRing = ReadonlyMap<string, Buffer>;

/** Reads `id:base64`, comma-separated, newest first (NARU_KEYS). */
export function readRing(text: string): KeyRing {
  return new Map(
    text.split(',').map((part) => {
      const [id = '', key = ''] = part.trim().split(':');
      return [id, Buffer.from(key, 'base64')] as const;
    }),
  );
}

/** Seals bytes bound to `place`: those sealed for one place cannot be read at another. */
export function sealBytes(key: Buffer, bytes: Buffer, place: string): string {
  return FORMAT + sealRaw(key, bytes, place).toString('base64url');
}

/** Seals as bytes, for contents that are no text. */
export function sealRaw(key: Buffer, bytes: Buffer, place: string): Buffer {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(place));
  const sealed = Buffer.concat([cipher.update(bytes), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]);
}

/** @throws where key or place is another one, or a byte has changed */
export function openBytes(key: Buffer, sealed: string, place: string): Buffer {
  if (!sealed.startsWith(FORMAT)) throw new Error('This was sealed in a format that is not known.');
  return openRaw(key, Buffer.from(sealed.slice(FORMAT.length), 'base64url'), place);
}

/** @throws as `openBytes` */
export function openRaw(key: Buffer, bytes: Buffer, place: string): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(place))
    .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
}

export function makeKey(): Buffer {
  return randomBytes(KEY_BYTES);
}
