import { randomFillSync } from 'node:crypto';

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

function compose(ms: number, randA: number): string {
  const bytes = randomFillSync(new Uint8Array(16));
  new DataView(bytes.buffer).setUint32(0, Math.floor(ms / 0x10000));
  new DataView(bytes.buffer).setUint16(4, ms % 0x10000);
  new DataView(bytes.buffer).setUint16(6, 0x7000 | randA);
  bytes[8] = 0x80 | (bytes[8]! & 0x3f); // sixteen bytes have a ninth
  const hex = Buffer.from(bytes).toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}

/** Whether a text can be a key; what cannot be names nothing, and is not found. */
export function isId(text: string): boolean {
  return UUID.test(text);
}
