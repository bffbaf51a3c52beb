import type { Db } from '../../platform/db/pool.ts';
import { hashSecret } from '../../platform/session/single-use.ts';
import type { Tokens } from '../../platform/session/token.ts';

/** Whose link this is; undefined where it does not count any more. */
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
