/**
 * Passwords: argon2id at OWASP's first choice (19 MiB, 2 passes, 1 lane), one more at once than there are cores:
 * between two checks the event loop has its turn, and a core would wait for it.
 */
import os from 'node:os';

import { hash, verify } from '@node-rs/argon2';

import { Failure } from '../http/failure.ts';

const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
export const MOST_AT_ONCE = os.availableParallelism() + 1;
const MOST_WAITING = 2_000;
const RETRY_SECONDS = 5;

interface Waiting {
  readonly go: () => void;
  readonly giveUp: () => void;
}

let running = 0;
let waiting = 0;
/** By origin, in the order of turns: a flood from one address makes the others wait for one check a turn. */
const lanes = new Map<string, Waiting[]>();

/** An error that tells the caller that the portal cannot answer now. */
export class TooBusyError extends Failure {
  constructor() {
    super('unavailable', { retryAfter: RETRY_SECONDS });
    this.name = 'TooBusyError';
  }
}

/** @param from where it comes from, as limits count it; takes turns with everybody else's */
export function hashPassword(password: string, from = ''): Promise<string> {
  return queued(from, () => hash(password.normalize('NFC'), COST));
}

/**
 * Verifies a password; false also without one, as slowly as for a wrong one, so that nobody learns which names exist.
 * @param onLate throws where the check is not to be made any more, after those that it waited for
 */
export function verifyPassword(
  stored: string | null | undefined,
  password: string,
  from = '',
  onLate?: () => Promise<void>,
): Promise<boolean> {
  return queued(from, async (hasWaited) => {
    if (hasWaited) await onLate?.();
    const matches = await verify(stored || (await decoy()), password.normalize('NFC'));
    return Boolean(stored) && matches;
  });
}

let decoyHash: Promise<string> | undefined;

function decoy(): Promise<string> {
  decoyHash ??= hash('no such person', COST);
  return decoyHash;
}

/** @throws TooBusyError when the queue is longer than anybody would wait for, and nobody has a greater part of it */
async function queued<T>(from: string, work: (hasWaited: boolean) => Promise<T>): Promise<T> {
  const hasWaited = running >= MOST_AT_ONCE;
  if (hasWaited) await takePlace(from);
  else running += 1;
  try {
    return await work(hasWaited);
  } finally {
    const next = takeNext();
    if (next) next.go();
    else running -= 1;
  }
}

function takePlace(from: string): Promise<void> {
  if (waiting >= MOST_WAITING) makeRoom(from);
  return new Promise<void>((resolve, reject) => {
    const lane = lanes.get(from) ?? [];
    lane.push({ go: resolve, giveUp: () => reject(new TooBusyError()) });
    lanes.set(from, lane);
    waiting += 1;
  });
}

/** Refuses the latest request of the longest lane. */
function makeRoom(from: string): void {
  const [longest, lane] = [...lanes].reduce((one, other) => (other[1].length > one[1].length ? other : one));
  if ((lanes.get(from)?.length ?? 0) + 1 >= lane.length) throw new TooBusyError();
  leave(longest, lane.pop())?.giveUp();
}

/** Takes the first of the lane with the next turn; that lane then has its next turn last. */
function takeNext(): Waiting | undefined {
  const [first] = lanes;
  if (!first) return undefined;
  const [from, lane] = first;
  lanes.delete(from);
  lanes.set(from, lane);
  return leave(from, lane.shift());
}

function leave(from: string, gone: Waiting | undefined): Waiting | undefined {
  waiting -= 1;
  if (lanes.get(from)?.length === 0) lanes.delete(from);
  return gone;
}
