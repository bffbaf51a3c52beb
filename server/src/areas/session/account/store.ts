import type { Db, Tx } from '../../../platform/db/db.ts';

export interface LiveSession {
  readonly id: string;
  readonly startedAt: Date;
  readonly lastSeenAt: Date;
  readonly address: string | null;
  readonly agent: string | null;
  readonly isSharedPc: boolean;
}

export function selectLiveSessions(db: Db, memberId: string, now: Date): Promise<LiveSession[]> {
  return db
    .selectFrom('session')
    .select([
      'session.id',
      'session.created_at as startedAt',
      'session.last_seen_at as lastSeenAt',
      'session.address',
      'session.agent',
      'session.is_shared_pc as isSharedPc',
    ])
    .where('session.member_id', '=', memberId)
    .where('session.ended_at', 'is', null)
    .where('session.token_expires_at', '>', now)
    .orderBy('session.id', 'desc')
    .limit(100)
    .execute();
}

export interface SignInRow {
  readonly at: Date;
  readonly method: string;
  readonly outcome: string;
  readonly address: string | null;
  readonly agent: string | null;
}

export function selectSignIns(
  db: Db,
  memberId: string,
  page: { since: Date; offset: number; limit: number },
): Promise<SignInRow[]> {
  return db
    .selectFrom('sign_in_log')
    .select(['sign_in_log.at', 'sign_in_log.method', 'sign_in_log.outcome', 'sign_in_log.address', 'sign_in_log.agent'])
    .where('sign_in_log.member_id', '=', memberId)
    .where('sign_in_log.at', '>=', page.since)
    .orderBy('sign_in_log.at', 'desc')
    .offset(page.offset)
    .limit(page.limit)
    .execute();
}

export async function updatePassword(db: Db, memberId: string, change: { hash: string; at: Date }): Promise<void> {
  await db
    .updateTable('member')
    .set((eb) => ({
      password_hash: change.hash,
      password_changed_at: change.at,
      updated_at: change.at,
      updated_by: memberId,
      version: eb('version', '+', 1),
    }))
    .where('member.id', '=', memberId)
    .execute();
}

export async function updateLocale(db: Db, memberId: string, locale: 'ko' | 'en'): Promise<void> {
  await db.updateTable('member').set({ locale }).where('member.id', '=', memberId).execute();
}

export function selectLocale(db: Db, memberId: string): Promise<{ locale: string }> {
  return db.selectFrom('member').select('member.locale').where('member.id', '=', memberId).executeTakeFirstOrThrow();
}

export async function updateSlashKey(db: Db, memberId: string, isOn: boolean): Promise<void> {
  await db.updateTable('member').set({ opens_search_by_slash: isOn }).where('member.id', '=', memberId).execute();
}

/** Selects whether the key / alone opens the search. */
export function selectSlashKey(db: Db, memberId: string): Promise<{ opensSearchBySlash: boolean }> {
  return db
    .selectFrom('member')
    .select('member.opens_search_by_slash as opensSearchBySlash')
    .where('member.id', '=', memberId)
    .executeTakeFirstOrThrow();
}

/** Returns whether the person signs in with a password that was handed out and never changed. */
export async function hasFirstPassword(db: Db, memberId: string): Promise<boolean> {
  const row = await db
    .selectFrom('member')
    .select('member.id')
    .where('member.id', '=', memberId)
    .where('member.password_hash', 'is not', null)
    .where('member.password_changed_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Ends the grace of the token before the current one. */
export async function deletePreviousToken(tx: Tx, sessionId: string): Promise<void> {
  await tx.updateTable('session').set({ previous_token_id: null }).where('session.id', '=', sessionId).execute();
}
