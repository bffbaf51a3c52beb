/** Addresses behind which people's calendars find their appointments: secret, shown once, one a person. */
import { createHash, randomBytes } from 'node:crypto';

import type { Db, Tx } from '../../platform/db/db.ts';
import type { Locale } from '../../platform/http/messages.ts';

const TOKEN_BYTES = 24;

/** Hashes a token, which is so long that no salt is needed. */
const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

export async function selectOptionalFeed(db: Db, memberId: string): Promise<{ readonly madeAt: Date } | undefined> {
  return db
    .selectFrom('calendar_feed')
    .select('calendar_feed.made_at as madeAt')
    .where('calendar_feed.member_id', '=', memberId)
    .executeTakeFirst();
}

/** Makes a new token in place of the one before; only its hash is stored. */
export async function makeFeedToken(tx: Tx, own: { memberId: string; at: Date }): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const values = { token_hash: hashOf(token), made_at: own.at };
  await tx
    .insertInto('calendar_feed')
    .values({ member_id: own.memberId, ...values })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet(values))
    .execute();
  return token;
}

export async function deleteFeed(tx: Tx, memberId: string): Promise<void> {
  await tx.deleteFrom('calendar_feed').where('calendar_feed.member_id', '=', memberId).execute();
}

export interface FeedOwner {
  readonly memberId: string;
  readonly locale: Locale;
}

/** Selects the owner of the address, while they are active. */
export async function selectOptionalFeedOwner(db: Db, token: string): Promise<FeedOwner | undefined> {
  const row = await db
    .selectFrom('calendar_feed')
    .innerJoin('member', 'member.id', 'calendar_feed.member_id')
    .select(['member.id as memberId', 'member.locale'])
    .where('calendar_feed.token_hash', '=', hashOf(token))
    .where('member.status', '=', 'ACTIVE')
    .executeTakeFirst();
  return row && { memberId: row.memberId, locale: row.locale === 'en' ? 'en' : 'ko' };
}
