import type { KeyStorage } from './key-storage.ts';

/** Runs work while no other tab of the portal runs any. */
export type Exclusive = <T>(work: () => Promise<T>) => Promise<T>;

export interface ExclusiveDeps {
  /** Missing where the portal is served without TLS. */
  readonly locks: Pick<LockManager, 'request'> | undefined;
  readonly storage: KeyStorage;
  readonly newKey: () => string;
}

const NAME = 'naru.session';
const LEASE_KEY = 'naru.session.lease';
const LEASE_MS = 10_000;
const RENEW_MS = 3_000;
/** A write is visible to other tabs within this time. */
const SETTLE_MS = 50;
const POLL_MS = 100;

export function createExclusive({ locks, storage, newKey }: ExclusiveDeps): Exclusive {
  if (locks) return (work) => locks.request(NAME, work);
  return async (work) => {
    const owner = newKey();
    await takeLease(storage, owner);
    const timer = setInterval(() => writeLease(storage, owner), RENEW_MS);
    try {
      return await work();
    } finally {
      clearInterval(timer);
      if (readLease(storage)?.owner === owner) storage.remove(LEASE_KEY);
    }
  };
}

/** Takes the lease: of competing tabs the last writer has it; a lease that nobody renews lapses. */
async function takeLease(storage: KeyStorage, owner: string): Promise<void> {
  for (;;) {
    const held = readLease(storage);
    const left = held ? held.until - Date.now() : 0;
    // A lease longer than usual was written by a wrong clock.
    if (left > 0 && left <= LEASE_MS) {
      await pause(POLL_MS);
      continue;
    }
    writeLease(storage, owner);
    await pause(SETTLE_MS);
    if (readLease(storage)?.owner === owner) return;
  }
}

function writeLease(storage: KeyStorage, owner: string): void {
  storage.write(LEASE_KEY, `${owner} ${Date.now() + LEASE_MS}`);
}

function readLease(storage: KeyStorage): { owner: string; until: number } | undefined {
  const [owner, until] = (storage.read(LEASE_KEY) ?? '').split(' ');
  return owner && until ? { owner, until: Number(until) } : undefined;
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
