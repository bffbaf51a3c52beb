/** Counts who opened a page: once a visitor and day, by a hash that is salted anew each day. */
import { createHmac, createSecretKey, type KeyObject } from 'node:crypto';

import { createCrowd } from '../../../platform/http/crowd.ts';
import type { Platform } from '../../../platform/http/serve.ts';
import { koreanDate } from '../../../platform/time.ts';
import {
  addLinkViews,
  addPortfolioViews,
  deleteVisitsBefore,
  insertVisits,
  selectHasVisited,
  type Visit,
} from './visit-store.ts';

const DAY_MS = 24 * 60 * 60_000;
/** Visitors that a process remembers, so that it asks the database once for each. */
const MOST_KNOWN = 50_000;

class UsedUpError extends Error {
  override readonly name = 'UsedUpError';
}

export interface Visits {
  readonly visitOf: (of: Omit<Visit, 'day' | 'visitor'>, who: string, now: Date) => Visit;
  /** Counts a visit that nothing hangs on; others of the same moment go with it. */
  readonly count: (visit: Visit) => Promise<void>;
  /** Counts a visit by a link that takes so many; false where it takes no more. */
  readonly take: (visit: Visit & { readonly linkId: string }) => Promise<boolean>;
  readonly hasVisited: (visit: Visit) => Promise<boolean>;
}

export function openVisits({ db, deriveKey }: Pick<Platform, 'db' | 'deriveKey'>): Visits {
  const known = new Set<string>();
  let salt: { readonly day: string; readonly key: KeyObject } | undefined;
  const saltOf = (day: string): KeyObject => {
    if (salt?.day !== day) {
      const key = createHmac('sha256', deriveKey('portfolio visitors')).update(day).digest();
      // Made once a day: a page that is kept costs less than its visitor's hash otherwise.
      salt = { day, key: createSecretKey(key) };
    }
    return salt.key;
  };
  const keyOf = ({ portfolioId, day, visitor }: Visit): string => `${portfolioId} ${day} ${visitor.toString('base64')}`;
  const remember = (visit: Visit): void => {
    if (known.size >= MOST_KNOWN) known.clear();
    known.add(keyOf(visit));
  };
  const crowd = createCrowd<Visit, true>(async (visits) => {
    const [first] = visits;
    if (first) await db.transaction().execute((tx) => countAll(tx, first.portfolioId, visits));
    for (const visit of visits) remember(visit);
    return visits.map(() => true as const);
  });
  return {
    visitOf: (of, who, now) => {
      const day = koreanDate(now);
      const visitor = createHmac('sha256', saltOf(day)).update(`${of.portfolioId} ${who}`).digest();
      return { ...of, day, visitor };
    },
    count: async (visit) => {
      if (!known.has(keyOf(visit))) await crowd(visit.portfolioId, visit);
    },
    take: async (visit) => {
      if (known.has(keyOf(visit))) return true;
      const isTaken = await db
        .transaction()
        .execute((tx) => takeOne(tx, visit))
        .catch(fromUsedUp);
      if (isTaken) remember(visit);
      return isTaken;
    },
    hasVisited: async (visit) => known.has(keyOf(visit)) || selectHasVisited(db, visit),
  };
}

type Tx = Parameters<typeof insertVisits>[0];

async function countAll(tx: Tx, portfolioId: string, visits: readonly Visit[]): Promise<void> {
  const fresh = await insertVisits(tx, visits);
  if (fresh.length === 0) return;
  const links = new Map<string, number>();
  for (const { linkId } of fresh) if (linkId !== null) links.set(linkId, (links.get(linkId) ?? 0) + 1);
  // In one order, so that two processes never wait for each other.
  for (const [linkId, count] of [...links].toSorted(([one], [other]) => (one < other ? -1 : 1)))
    // oxlint-disable-next-line no-await-in-loop -- one after the other, in this transaction
    await addLinkViews(tx, linkId, count);
  await addPortfolioViews(tx, portfolioId, fresh.length);
}

/** @throws UsedUpError where the link takes no more, so that nothing of the visit stays */
async function takeOne(tx: Tx, visit: Visit & { readonly linkId: string }): Promise<boolean> {
  const fresh = await insertVisits(tx, [visit]);
  if (fresh.length === 0) return true;
  if (!(await addLinkViews(tx, visit.linkId, 1))) throw new UsedUpError();
  await addPortfolioViews(tx, visit.portfolioId, 1);
  return true;
}

function fromUsedUp(error: unknown): false {
  if (error instanceof UsedUpError) return false;
  throw error;
}

/** Forgets visitors of the days before yesterday. */
export async function sweepVisits({ db, now }: Pick<Platform, 'db' | 'now'>): Promise<void> {
  await deleteVisitsBefore(db, koreanDate(new Date(now().getTime() - DAY_MS)));
}
