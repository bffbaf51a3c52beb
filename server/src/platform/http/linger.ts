import type { IncomingMessage } from 'node:http';

const LINGER_MS = 3_000;

/** Reads a refused body to nowhere for a moment, so that the client gets the answer, and then cuts it off. */
export function leaveUnread(raw: IncomingMessage): void {
  if (raw.complete) return;
  raw.resume();
  setTimeout(() => {
    if (!raw.complete) raw.destroy();
  }, LINGER_MS).unref();
}
