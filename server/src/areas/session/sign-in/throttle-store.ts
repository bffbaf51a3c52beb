/**
 * Slows failed sign-ins per account and address, names that do not exist alike, and locks nobody out from elsewhere.
 * Where many names failed, the address has one attempt a turn (docs/decisions/047-sign-ins-by-address.md).
 */
import { sql } from 'kysely';

import type { Db } from '../../../platform/db/db.ts';
import { runShape, slot, type Shape, type SlotValues } from '../../../platform/db/statements.ts';
import { networkOf } from '../../../platform/http/network.ts';
import type { CallContext } from '../../../platform/http/serve.ts';
import { hashAccount } from '../../../platform/session/account-hash.ts';
import { delayAfter, MOST_PENDING, NAMES_WINDOW_MS, turnAfter } from './rules.ts';

export interface Attempt {
  readonly keyHash: string;
  readonly accountHash: string;
  /** For IPv6 the network: its owner has more addresses than guesses. */
  readonly address: string;
  /** From a browser in which this name has signed in before: waits neither for strangers nor for the address. */
  readonly isKnown: boolean;
}

export interface Admission {
  readonly admitted: boolean;
  /** Seconds until the next attempt is worth making, where it was not admitted. */
  readonly retryAfter: number;
}

/** @param browser the id of a browser, or of a session, that is the person's own: its failures are counted apart */
export function describeAttempt(ctx: CallContext<unknown>, username: string, browser?: string): Attempt {
  const { deriveKey } = ctx.platform;
  const address = networkOf(ctx.origin.address);
  const from = browser === undefined ? address : `browser ${browser}`;
  const keyHash = hashAccount(deriveKey, `${username}\n${from}`);
  return { keyHash, accountHash: hashAccount(deriveKey, username), address, isKnown: browser !== undefined };
}

/**
 * For a `with`: gives a row where a place was free. In one statement, so that parallel guesses are counted. It does not
 * wait for the disk: a crash of the database may forget a place, which is given back anyway.
 */
export const TAKE_PLACE = sql`quick as (select set_config('synchronous_commit', 'off', true)), turn as (
    update sign_in_address as t
    set next_allowed_at = ${slot('now')}::timestamptz + t.wait_ms * interval '1 millisecond'
    where not ${slot('isKnown')}::boolean and t.address = ${slot('address')}
      and t.next_allowed_at <= ${slot('now')} and t.ends_at > ${slot('now')}
    returning t.address
  ), place as (
    insert into sign_in_throttle as t (key_hash, account_hash, address, pending, pending_since, updated_at)
    select ${slot('keyHash')}, ${slot('accountHash')}, ${slot('address')}, 1, ${slot('now')}::timestamptz,
      ${slot('now')}::timestamptz
    from quick
    where ${slot('isKnown')}::boolean or exists (select from turn) or not exists (
      select from sign_in_address t where t.address = ${slot('address')} and t.ends_at > ${slot('now')})
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

/** Returns the values of TAKE_PLACE. */
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
  const slowed = attempt.isKnown ? undefined : await selectOptionalSlowed(db, attempt.address, now);
  const until = Math.max(wait?.nextAllowedAt?.getTime() ?? 0, slowed?.nextAllowedAt.getTime() ?? 0);
  return { admitted: false, retryAfter: Math.max(1, Math.ceil((until - now.getTime()) / 1_000)) };
}

/** Selects an address that has one attempt a turn now. */
function selectOptionalSlowed(db: Db, address: string, now: Date) {
  return db
    .selectFrom('sign_in_address')
    .select(['sign_in_address.next_allowed_at as nextAllowedAt', 'sign_in_address.slowed_at as slowedAt'])
    .where('sign_in_address.address', '=', address)
    .where('sign_in_address.ends_at', '>', now)
    .executeTakeFirst();
}

/** Checks again after a long wait whether the address was slowed in the meantime; if so, gives the place back. */
export async function admitAgain(db: Db, attempt: Attempt, own: { askedAt: Date; now: Date }): Promise<Admission> {
  const slowed = attempt.isKnown ? undefined : await selectOptionalSlowed(db, attempt.address, own.now);
  if (!slowed || slowed.slowedAt < own.askedAt) return ADMITTED;
  await db
    .updateTable('sign_in_throttle')
    .set({ pending: sql<number>`greatest(pending - 1, 0)` })
    .where('sign_in_throttle.key_hash', '=', attempt.keyHash)
    .execute();
  return refuseAttempt(db, attempt, own.now);
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
  await slowAddress(db, attempt.address, now);
}

/** Slows an address by the names that failed there lately; it is free again once they are fewer. */
async function slowAddress(db: Db, address: string, now: Date): Promise<void> {
  const since = new Date(now.getTime() - NAMES_WINDOW_MS);
  const { names } = await db
    .selectFrom('sign_in_throttle')
    .select((eb) => eb.fn.count<number>('sign_in_throttle.account_hash').distinct().as('names'))
    .where('sign_in_throttle.address', '=', address)
    .where('sign_in_throttle.failures', '>', 0)
    .where('sign_in_throttle.updated_at', '>', since)
    .executeTakeFirstOrThrow();
  const waitMs = turnAfter(names);
  if (waitMs === 0) {
    await db.deleteFrom('sign_in_address').where('sign_in_address.address', '=', address).execute();
    return;
  }
  const next = {
    wait_ms: waitMs,
    next_allowed_at: new Date(now.getTime() + waitMs),
    ends_at: new Date(now.getTime() + NAMES_WINDOW_MS),
  };
  await db
    .insertInto('sign_in_address')
    .values({ address, slowed_at: now, ...next })
    .onConflict((conflict) => conflict.column('address').doUpdateSet(next))
    .execute();
}
