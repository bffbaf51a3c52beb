/** Secret links of outside lecturers; only hashes of their tokens are kept. */

import { newId } from '../../../platform/db/id.ts';
import { nameOf } from '../../../platform/db/name.ts';
import { rowsOf, type Db, type Tx } from '../../../platform/db/db.ts';
import type { Locale } from '../../../platform/http/messages.ts';
import { hashSecret } from '../../../platform/session/single-use.ts';

export interface LinkRow {
  readonly linkId: string;
  readonly madeAt: Date;
  readonly madeByName: string;
}

/** Selects the links of a session that nobody has ended. */
export function selectLinks(db: Db, sessionId: string, locale: Locale): Promise<LinkRow[]> {
  return rowsOf<LinkRow>(db)`
    select l.id as "linkId", l.made_at as "madeAt", ${nameOf('m', locale)} as "madeByName"
    from session_link l join member m on m.id = l.made_by
    where l.session_id = ${sessionId}::uuid and l.ended_at is null order by l.made_at, l.id`;
}

/** Selects ids of the links whose codes count. */
export async function selectLinkIds(db: Db, sessionId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('session_link')
    .select('session_link.id')
    .where('session_link.session_id', '=', sessionId)
    .where('session_link.ended_at', 'is', null)
    .execute();
  return rows.map(({ id }) => id);
}

export async function insertLink(
  tx: Tx,
  made: { readonly sessionId: string; readonly token: string; readonly at: Date; readonly by: string },
): Promise<string> {
  const id = newId();
  await tx
    .insertInto('session_link')
    .values({
      id,
      session_id: made.sessionId,
      token_hash: hashSecret(made.token),
      made_at: made.at,
      made_by: made.by,
    })
    .execute();
  return id;
}

/** Ends a link of the session; false where there is none that counts. */
export async function endLinkOf(
  tx: Tx,
  { sessionId, linkId, at }: { readonly sessionId: string; readonly linkId: string; readonly at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('session_link')
    .set({ ended_at: at })
    .where('session_link.id', '=', linkId)
    .where('session_link.session_id', '=', sessionId)
    .where('session_link.ended_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Selects the link of a token, unless it was ended. */
export async function selectOptionalLink(
  db: Db,
  token: string,
): Promise<{ readonly id: string; readonly sessionId: string } | undefined> {
  return db
    .selectFrom('session_link')
    .select(['session_link.id', 'session_link.session_id as sessionId'])
    .where('session_link.token_hash', '=', hashSecret(token))
    .where('session_link.ended_at', 'is', null)
    .executeTakeFirst();
}
