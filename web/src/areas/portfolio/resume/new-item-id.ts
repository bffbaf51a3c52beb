import { newRandomKey } from '../../../platform/http/random-key.ts';

/** Makes an id of an item as the wire wants it: browsers make one of their own only under TLS. */
export function newItemId(): string {
  const key = newRandomKey();
  return [key.slice(0, 8), key.slice(8, 12), key.slice(12, 16), key.slice(16, 20), key.slice(20)].join('-');
}
