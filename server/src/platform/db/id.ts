import { randomUUID } from 'node:crypto';

import { ID } from '@naru/contract/shared/id.ts';

let lastMs = 0;
/** The 48 bits of its time, as the text begins. */
let time = '';
let counter = 0;

/**
 * Makes a UUID of version 7, which sorts by time even within a millisecond (RFC 9562 §6.2, a 12-bit counter in rand_a).
 * Its random part comes from a UUID of version 4: Node draws those from a reserve, a call to the generator is dear.
 */
export function newId(nowMs = Date.now()): string {
  const random = randomUUID();
  if (nowMs > lastMs) {
    setTime(nowMs);
    counter = Number.parseInt(random.slice(0, 3), 16) & 0x7ff;
  } else {
    counter += 1;
    if (counter > 0xfff) {
      setTime(lastMs + 1);
      counter = 0;
    }
  }
  // The version stands above the counter's twelve bits.
  return `${time}-${(0x7000 + counter).toString(16)}-${random.slice(19)}`;
}

function setTime(ms: number): void {
  lastMs = ms;
  const digits = ms.toString(16).padStart(12, '0');
  time = `${digits.slice(0, 8)}-${digits.slice(8)}`;
}

/** Returns whether a text can be a key; any other names nothing, and is not found. */
export function isId(text: string): boolean {
  return ID.test(text);
}
