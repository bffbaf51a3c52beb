import { COUNT_BOUND, type PageWindow } from '../../../platform/list/paging.ts';
import { countOf, type Db } from '../../../platform/db/db.ts';

export interface SlowedRow {
  readonly accountHash: string;
  readonly address: string;
  readonly failures: number;
  readonly until: Date | null;
}

const COLUMNS = [
  'sign_in_throttle.account_hash as accountHash',
  'sign_in_throttle.address',
  'sign_in_throttle.failures',
  'sign_in_throttle.next_allowed_at as until',
] as const;

/** Selects names with a delayed next attempt, the longest delay first. */
export function selectSlowed(db: Db, now: Date, window: PageWindow): Promise<SlowedRow[]> {
  return db
    .selectFrom('sign_in_throttle')
    .select(COLUMNS)
    .where('sign_in_throttle.next_allowed_at', '>', now)
    .orderBy('sign_in_throttle.next_allowed_at', 'desc')
    .orderBy('sign_in_throttle.key_hash')
    .offset(window.offset)
    .limit(window.size)
    .execute();
}

/** Stops one above the bound. */
export function countSlowed(db: Db, now: Date): Promise<number> {
  return countOf(db)`
    select count(*) as count from (
      select 1 from sign_in_throttle where sign_in_throttle.next_allowed_at > ${now} limit ${COUNT_BOUND + 1}
    ) slowed`;
}

const MOST_ADDRESSES = 100;

/** Selects addresses that have one attempt a turn now, the latest first. */
export function selectSlowedAddresses(db: Db, now: Date) {
  return db
    .selectFrom('sign_in_address')
    .select([
      'sign_in_address.address',
      'sign_in_address.slowed_at as slowedAt',
      'sign_in_address.wait_ms as waitMs',
      'sign_in_address.ends_at as endsAt',
    ])
    .where('sign_in_address.ends_at', '>', now)
    .orderBy('sign_in_address.slowed_at', 'desc')
    .orderBy('sign_in_address.address')
    .limit(MOST_ADDRESSES)
    .execute();
}

/** Failures of accounts, also where the wait is over. */
export function selectFailures(db: Db, accountHashes: string[]): Promise<SlowedRow[]> {
  return db
    .selectFrom('sign_in_throttle')
    .select(COLUMNS)
    .where('sign_in_throttle.failures', '>', 0)
    .where((eb) => eb('sign_in_throttle.account_hash', '=', eb.fn.any(eb.val(accountHashes))))
    .orderBy('sign_in_throttle.next_allowed_at', (order) => order.desc().nullsLast())
    .orderBy('sign_in_throttle.key_hash')
    .limit(100)
    .execute();
}

export async function deleteFailures(db: Db, accountHashes: string[]): Promise<number> {
  const deleted = await db
    .deleteFrom('sign_in_throttle')
    .where((eb) => eb('sign_in_throttle.account_hash', '=', eb.fn.any(eb.val(accountHashes))))
    .executeTakeFirst();
  return Number(deleted.numDeletedRows);
}
