import { sql } from 'kysely';

import type { Tx } from '../../../platform/db/db.ts';
import { SESSION_TIME } from '../trainee/store.ts';

/** Gives back the time that these sessions took of anybody. */
export async function freeSessionTimes(tx: Tx, sessionIds: readonly string[]): Promise<void> {
  await sql`
    delete from busy where busy.source_id = any(${[...sessionIds]}::uuid[]) and busy.source = ${SESSION_TIME}`.execute(
    tx,
  );
}

export async function letLeaveFreely(tx: Tx, programmeId: string, memberIds: readonly string[]): Promise<void> {
  if (memberIds.length === 0) return;
  await sql`
    update trainee set leaves_freely = true, version = version + 1
    where trainee.programme_id = ${programmeId}::uuid and trainee.member_id = any(${[...memberIds]}::uuid[])
      and trainee.status = 'CONFIRM'`.execute(tx);
}

/** Ends offers at the beginning where that is earlier now. */
export async function shortenOffers(tx: Tx, programmeId: string, beginsAt: Date): Promise<void> {
  await sql`
    update trainee set offered_until = ${beginsAt}
    where trainee.programme_id = ${programmeId}::uuid and trainee.offered_until > ${beginsAt}`.execute(tx);
}
