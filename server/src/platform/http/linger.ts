import type { IncomingMessage } from 'node:http';

const LINGER_MS = 3_000;

/**
 * A body that is refused before its end: it is read to nowhere for a moment, so that the answer is heard, and then cut off.
 */
export function leaveUnread(raw: IncomingMessage): void {
  if (raw.complete) return;
  raw.resume();
  setTimeout(() => {
    if (!raw.complete) raw.destroy();
  }, LINGER_MS).unref();
}
