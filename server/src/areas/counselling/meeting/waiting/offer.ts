/**
 * Offers of hours that were given back: made in the transaction that gives one back, so that nobody can book it first.
 */
import type { Kysely } from 'kysely';

import type { Tx } from '../../../../platform/db/db.ts';
import type { DB } from '../../../../platform/db/schema.gen.ts';
import { releaseSeat } from './release.ts';
import { tellOfferOver } from '../notice/tell.ts';
import { WAITING_DAYS } from './rules.ts';
import { endOldWaits, endOneWait, selectExpired } from './store.ts';

const BATCH = 200;
const DAY_MS = 86_400_000;

/** Expires offers, one a transaction; each seat goes to the next student. Returns how many. */
export async function expireOffers(db: Kysely<DB>, now: Date): Promise<number> {
  let expired = 0;
  for (const id of await selectExpired(db, now, BATCH))
    if (await db.transaction().execute((tx) => expireOffer(tx, id, now))) expired += 1;
  await endOldWaits(db, { before: new Date(now.getTime() - WAITING_DAYS * DAY_MS), now });
  return expired;
}

async function expireOffer(tx: Tx, id: string, now: Date): Promise<boolean> {
  const ended = await endOneWait(tx, { id, outcome: 'EXPIRED', now });
  if (!ended || ended.slotId === null) return false;
  await tellOfferOver(tx, { waitId: id, memberId: ended.memberId, counsellorId: ended.counsellorId });
  await releaseSeat(tx, { slotId: ended.slotId, seat: 'held', offeredAt: now });
  return true;
}
