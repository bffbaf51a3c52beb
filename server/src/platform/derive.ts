import { createHmac } from 'node:crypto';

/** 32 bytes, the same for the same purpose, that reveal nothing of those for another one. */
export type DeriveKey = (purpose: string) => Buffer;

/** Creates a deriver of keys that are handed to a browser and need no storage. */
export function createDeriver(secret: string): DeriveKey {
  return (purpose) => createHmac('sha256', secret).update(`derive ${purpose}`).digest();
}
