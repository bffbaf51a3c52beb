/** Requests and confirmations that are overdue. */
import { sql } from 'kysely';

import { idsOf, rowsOf, type Db, type Tx } from '../../../platform/db/db.ts';
import { lockOptionalMeeting, selectMeetings, type MeetingRow } from './core/store.ts';

/** Names of people play no part in what the clock does. */
const CLOCK = { viewer: { side: 'SYSTEM' }, locale: 'ko' } as const;

/** Locks meetings whose confirmation was asked for before then, a bounded number; locked ones are left to the next run. */
export async function lockOverdue(tx: Tx, before: Date, most: number): Promise<MeetingRow[]> {
  const rows = await rowsOf<{ id: string }>(tx)`
    select late.id from counselling_request late
    where late.confirmation = 'WAITING' and coalesce(late.corrected_at, late.outcome_at) < ${before}
    order by late.id limit ${sql.lit(most)} for update skip locked`;
  return rows.length === 0 ? [] : selectMeetings(tx, { ids: rows.map(({ id }) => id), ...CLOCK });
}

/** Selects requests and invitations whose hour has begun without an answer. */
export function selectUnanswered(db: Db, now: Date, most: number): Promise<string[]> {
  return idsOf(db)`
    select r.id from counselling_request r
    where r.status in ('AVAILABLE', 'WAITING') and r.ending is null and r.begins_at <= ${now}
    order by r.begins_at, r.id limit ${sql.lit(most)}`;
}

/** Locks the slot and then the request; undefined where it was answered in the meantime. */
export async function lockOptionalUnanswered(tx: Tx, id: string): Promise<MeetingRow | undefined> {
  const row = await lockOptionalMeeting(tx, { id, ...CLOCK });
  const isUnanswered = row?.ending === null && (row.status === 'AVAILABLE' || row.status === 'WAITING');
  return isUnanswered ? row : undefined;
}
