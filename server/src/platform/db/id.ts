import { randomFillSync, randomUUID } from 'node:crypto';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

let lastMs = 0;
let counter = 0;

/**
 * A UUID of version 7: sorts by time of making, also within a millisecond (RFC 9562 §6.2, a 12-bit counter in rand_a).
 */
export function newId(nowMs = Date.now()): string {
  if (nowMs > lastMs) {
    lastMs = nowMs;
    counter = randomFillSync(new Uint16Array(1))[0]! & 0x7ff; // an array of one has its element
  } else {
    counter += 1;
    if (counter > 0xfff) {
      lastMs += 1;
      counter = 0;
    }
  }
  return compose(lastMs, counter);
}

/** The random half is taken from a UUID of version 4: Node draws those from a reserve, a call to the generator is dear. */
function compose(ms: number, randA: number): string {
  const time = ms.toString(16).padStart(12, '0');
  const random = randomUUID().slice(19);
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randA.toString(16).padStart(3, '0')}-${random}`;
}

/** Whether a text can be a key; what cannot be names nothing, and is not found. */
export function isId(text: string): boolean {
  return UUID.test(text);
}
