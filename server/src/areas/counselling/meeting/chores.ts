/**
 * What time does to requests: whoever was not answered when the hour begins is told so, and what no student confirmed counts as unconfirmed.
 */
import { sql, type Kysely } from 'kysely';

import type { DB } from '../../../platform/db/schema.gen.ts';
import type { Chore } from '../chore.ts';
import { counsellingDeclined, counsellingRejected } from '../notice/asking.ts';
import { sendCalendar, tellCounsellor, tellStudent } from '../notice/tell.ts';
import { followExpired } from '../referral/follow-request.ts';
import { giveBack } from './move.ts';
import { CONFIRMATION_DAYS } from './rules.ts';
import { insertStatusChange, moveRequest, type MeetingRow } from './store.ts';

const BATCH = 200;
const DAY_MS = 86_400_000;

export const meetingChores: readonly Chore[] = [
  ({ db, now }) => expireRequests(db, now),
  ({ db, now }) => closeConfirmations(db, now),
];

/** What no student confirmed or disputed in time counts as unconfirmed. */
export async function closeConfirmations(db: Kysely<DB>, now: Date): Promise<void> {
  const before = new Date(now.getTime() - CONFIRMATION_DAYS * DAY_MS);
  await sql`
    update counselling_request r set confirmation = 'UNCONFIRMED', version = r.version + 1
    where r.id = any(array(select late.id from counselling_request late
      where late.confirmation = 'WAITING' and coalesce(late.corrected_at, late.outcome_at) < ${before}
      order by late.id limit ${sql.lit(BATCH)} for update skip locked))`.execute(db);
}

type Expired = Pick<
  MeetingRow,
  'id' | 'slotId' | 'version' | 'kind' | 'counsellorMemberId' | 'studentMemberId' | 'status' | 'rescheduledFrom'
>;

/** What waits for an answer when its hour begins: requests, and invitations. One a transaction: one that somebody else has in hand waits for the next run. Returns how many. */
export async function expireRequests(db: Kysely<DB>, now: Date): Promise<number> {
  const { rows } = await sql<{ id: string; slotId: string }>`
    select r.id, r.slot_id as "slotId" from counselling_request r
    where r.status in ('AVAILABLE', 'WAITING') and r.ending is null and r.begins_at <= ${now} order by r.begins_at, r.id limit ${sql.lit(BATCH)}`.execute(
    db,
  );
  let expired = 0;
  for (const due of rows) if (await expireOne(db, due, now)) expired += 1;
  return expired;
}

function expireOne(db: Kysely<DB>, due: { id: string; slotId: string }, now: Date): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    await sql`select from counselling_slot slot where slot.id = ${due.slotId}::uuid for update`.execute(tx);
    const { rows } = await sql<Expired>`
      select r.id, r.slot_id as "slotId", r.version, r.status, c.kind, c.member_id as "counsellorMemberId",
        s.member_id as "studentMemberId", r.rescheduled_from as "rescheduledFrom"
      from counselling_request r join counsellor c on c.id = r.counsellor_id join student s on s.id = r.student_id
      where r.id = ${due.id}::uuid and r.status in ('AVAILABLE', 'WAITING') and r.ending is null for update of r`.execute(
      tx,
    );
    const row = rows[0];
    if (!row) return false;
    const from = row.status;
    const to = from === 'WAITING' ? 'REJECTED' : 'AVAILABLE';
    const step = { id: row.id, from, to, version: row.version, ending: 'EXPIRED' } as const;
    if (!(await moveRequest(tx, step))) return false;
    await insertStatusChange(tx, {
      requestId: row.id,
      from,
      to,
      by: 'SYSTEM',
      actorId: null,
      reason: null,
      at: now,
      origin: null,
    });
    const about = { ...row, version: row.version + 1 };
    await followExpired(tx, row, now);
    await giveBack(tx, row, { seat: from === 'WAITING' ? 'taken' : 'held', offeredAt: null });
    if (from === 'WAITING') await tellStudent(tx, counsellingRejected, about);
    else await tellCounsellor(tx, counsellingDeclined, about);
    if (row.rescheduledFrom !== null && from === 'WAITING') await sendCalendar(tx, about, 'COUNSELLOR');
    if (row.rescheduledFrom !== null && from === 'AVAILABLE') await sendCalendar(tx, about, 'STUDENT');
    return true;
  });
}
