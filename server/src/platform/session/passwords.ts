/**
 * Passwords: argon2id at OWASP's first choice (19 MiB, 2 passes, 1 lane), at most as many at once as there are cores.
 */
import os from 'node:os';

import { hash, verify } from '@node-rs/argon2';

import { Failure } from '../http/failure.ts';

const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
const MOST_AT_ONCE = Math.max(1, os.availableParallelism());
const MOST_WAITING = 2_000;
const RETRY_SECONDS = 5;

let running = 0;
const waiting: (() => void)[] = [];

/** Told to whoever asks as what it is: the portal cannot answer now. */
export class TooBusyError extends Failure {
  constructor() {
    super('unavailable', { retryAfter: RETRY_SECONDS });
    this.name = 'TooBusyError';
  }
}

export function hashPassword(password: string): Promise<string> {
  return queued(() => hash(password.normalize('NFC'), COST));
}

/** False also where the person has no password; it takes as long as a wrong one, so that nobody learns which names exist. */
export function verifyPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  return queued(async () => {
    const matches = await verify(stored || (await decoy()), password.normalize('NFC'));
    return Boolean(stored) && matches;
  });
}

let decoyHash: Promise<string> | undefined;

function decoy(): Promise<string> {
  decoyHash ??= hash('no such person', COST);
  return decoyHash;
}

/** @throws TooBusyError when the queue is longer than anybody would wait for */
async function queued<T>(work: () => Promise<T>): Promise<T> {
  if (running >= MOST_AT_ONCE) {
    if (waiting.length >= MOST_WAITING) throw new TooBusyError();
    await new Promise<void>((resolve) => waiting.push(resolve));
  } else {
    running += 1;
  }
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}
