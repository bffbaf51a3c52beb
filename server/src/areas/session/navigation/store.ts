import { newId } from '../../../platform/db/id.ts';
import type { Db } from '../../../platform/db/db.ts';

export interface NewAccess {
  readonly at: Date;
  readonly memberId: string | null;
  readonly sessionId: string | null;
  readonly menuId: string | null;
  /** Pattern of a route, never an address. */
  readonly route: string;
}

export async function insertAccess(db: Db, { at, memberId, sessionId, menuId, route }: NewAccess): Promise<void> {
  await db
    .insertInto('access_log')
    .values({ id: newId(), at, member_id: memberId, session_id: sessionId, menu_id: menuId, route })
    .execute();
}
