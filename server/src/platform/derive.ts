import { createHmac } from 'node:crypto';

/** 32 bytes, the same for the same purpose, that tell nothing of those for another one. */
export type DeriveKey = (purpose: string) => Buffer;

/** For keys that are handed to a browser and that nobody needs to keep. */
export function createDeriver(secret: string): DeriveKey {
  return (purpose) => createHmac('sha256', secret).update(`derive ${purpose}`).digest();
}
