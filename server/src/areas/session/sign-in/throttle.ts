/**
 * Slows failed sign-ins per account and address, names that do not exist alike, and locks nobody out from elsewhere.
 */
import { sql } from 'kysely';

import type { Db } from '../../../platform/db/pool.ts';
import { runShape, slot, type Shape, type SlotValues } from '../../../platform/db/statements.ts';
import { networkOf } from '../../../platform/http/network.ts';
import { hashAccount } from '../../../platform/session/account-hash.ts';
import { delayAfter, MOST_PENDING } from './rules.ts';

export interface Attempt {
  readonly keyHash: string;
  readonly accountHash: string;
  /** Of IPv6 the network: who has one has more addresses than guesses. */
  readonly address: string;
}

export interface Admission {
  readonly admitted: boolean;
  /** Seconds until the next attempt is worth making, where it was not admitted. */
  readonly retryAfter: number;
}

export function describeAttempt(username: string, address: string): Attempt {
  const network = networkOf(address);
  return { keyHash: hashAccount(`${username}\n${network}`), accountHash: hashAccount(username), address: network };
}

/**
 * For a `with`: gives a row where a place was free. In one statement, so that parallel guesses are counted. It does not
 * wait for the disk: a crash of the database may forget a place, which is given back anyway.
 */
export const TAKE_PLACE = sql`quick as (select set_config('synchronous_commit', 'off', true)), place as (
    insert into sign_in_throttle as t (key_hash, account_hash, address, pending, pending_since, updated_at)
    select ${slot('keyHash')}, ${slot('accountHash')}, ${slot('address')}, 1, ${slot('now')}::timestamptz,
      ${slot('now')}::timestamptz
    from quick
    on conflict (key_hash) do update set
      pending = case when t.pending_since < ${slot('stale')} then 1 else t.pending + 1 end,
      pending_since = case when t.pending = 0 or t.pending_since < ${slot('stale')}
        then ${slot('now')}::timestamptz else t.pending_since end,
      updated_at = ${slot('now')}
    where (t.next_allowed_at is null or t.next_allowed_at <= ${slot('now')})
      and (t.pending < ${sql.lit(MOST_PENDING)} or t.pending_since < ${slot('stale')})
    returning t.pending)`;

const TAKE_ONE: Shape<{ pending: number }> = {
  key: 'sign-in place',
  build: (db) => sql<{ pending: number }>`with ${TAKE_PLACE} select place.pending from place`.compile(db),
};

/** What TAKE_PLACE is filled with. */
export function placeValues(attempt: Attempt, now: Date): SlotValues {
  return { ...attempt, now, stale: new Date(now.getTime() - 30_000) };
}

/** Takes a place for one password check; without a place it must not be made. */
export async function admitAttempt(db: Db, attempt: Attempt, now: Date): Promise<Admission> {
  const rows = await runShape(db, TAKE_ONE, placeValues(attempt, now));
  return rows.length > 0 ? ADMITTED : refuseAttempt(db, attempt, now);
}

export const ADMITTED: Admission = { admitted: true, retryAfter: 0 };

export async function refuseAttempt(db: Db, attempt: Attempt, now: Date): Promise<Admission> {
  const wait = await db
    .selectFrom('sign_in_throttle')
    .select('sign_in_throttle.next_allowed_at as nextAllowedAt')
    .where('sign_in_throttle.key_hash', '=', attempt.keyHash)
    .executeTakeFirst();
  const ms = wait?.nextAllowedAt ? wait.nextAllowedAt.getTime() - now.getTime() : 1_000;
  return { admitted: false, retryAfter: Math.max(1, Math.ceil(ms / 1_000)) };
}

export async function forgetFailures(db: Db, attempt: Attempt): Promise<void> {
  await db.deleteFrom('sign_in_throttle').where('sign_in_throttle.key_hash', '=', attempt.keyHash).execute();
}

/** Counts a failure and gives the place back. */
export async function countFailure(db: Db, attempt: Attempt, now: Date): Promise<void> {
  const row = await db
    .updateTable('sign_in_throttle')
    .set((eb) => ({
      failures: eb('failures', '+', 1),
      pending: sql<number>`greatest(pending - 1, 0)`,
      updated_at: now,
    }))
    .where('sign_in_throttle.key_hash', '=', attempt.keyHash)
    .returning('failures')
    .executeTakeFirst();
  if (!row) return;
  await db
    .updateTable('sign_in_throttle')
    .set({ next_allowed_at: new Date(now.getTime() + delayAfter(row.failures)) })
    .where('sign_in_throttle.key_hash', '=', attempt.keyHash)
    .execute();
}
