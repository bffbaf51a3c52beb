import { sql } from 'kysely';

import type { Db, Tx } from '../../platform/db/db.ts';
import { hashSecret } from '../../platform/session/single-use.ts';
import type { Tokens } from '../../platform/session/token.ts';

/** Selects the person of the link; undefined where it has expired or was used. */
export async function selectOptionalReset(
  db: Db,
  link: { tokens: Tokens; id: string; now: Date },
): Promise<string | undefined> {
  const row = await db
    .selectFrom('single_use')
    .select('single_use.member_id as memberId')
    .where('single_use.hash', '=', hashSecret(link.tokens.linkSecret('PASSWORD_RESET', link.id)))
    .where('single_use.kind', '=', 'PASSWORD_RESET')
    .where('single_use.expires_at', '>', link.now)
    .executeTakeFirst();
  return row?.memberId ?? undefined;
}

/** Leaves the latest mailed link of the person, beside which another one may count. */
export async function deleteOlderMailed(tx: Tx, memberId: string): Promise<void> {
  await sql`
    delete from single_use where single_use.hash in (
      select older.hash from single_use older
      where older.member_id = ${memberId}::uuid and older.kind = 'PASSWORD_RESET'
        and (older.payload ->> 'isMailed')::boolean
      order by older.expires_at desc offset 1)`.execute(tx);
}
