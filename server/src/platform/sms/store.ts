import { sql } from 'kysely';

import { firstOf, type Db, type Tx } from '../db/db.ts';
import type { SmsReport } from './port.ts';

export type SmsState = 'QUEUED' | 'ACCEPTED' | 'DELIVERED' | 'REFUSED' | 'LOST' | 'DROPPED';

export interface SmsRow {
  readonly id: string;
  readonly notificationId: string;
  readonly state: string;
  readonly isClaimed: boolean;
}

export interface NewSms {
  readonly id: string;
  readonly notificationId: string;
  readonly memberId: string;
  readonly sendAfter: Date | null;
  readonly createdAt: Date;
}

/** Returns the ids of those whose notification had none yet. */
export async function insertSms(tx: Tx, messages: readonly NewSms[]): Promise<Set<string>> {
  const rows = await tx
    .insertInto('sms')
    .values(
      messages.map((one) => ({
        id: one.id,
        notification_id: one.notificationId,
        member_id: one.memberId,
        send_after: one.sendAfter,
        created_at: one.createdAt,
      })),
    )
    .onConflict((conflict) => conflict.column('notification_id').doNothing())
    .returning('sms.id')
    .execute();
  return new Set(rows.map((row) => row.id));
}

export function selectOptionalSms(db: Db, id: string): Promise<SmsRow | undefined> {
  return firstOf<SmsRow>(db)`
    select sms.id, sms.notification_id as "notificationId", sms.state, sms.claimed_at is not null as "isClaimed"
    from sms where sms.id = ${id}::uuid`;
}

/** Claims a message; false where somebody has before, or it is no longer queued. */
export async function claimSms(db: Db, id: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('sms')
    .set((eb) => ({ claimed_at: sql`now()`, attempts: eb('sms.attempts', '+', 1) }))
    .where('sms.id', '=', id)
    .where('sms.state', '=', 'QUEUED')
    .where('sms.claimed_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Queues a message again that was surely not accepted. */
export async function releaseSms(db: Db, id: string, resultCode: string): Promise<void> {
  await db
    .updateTable('sms')
    .set({ claimed_at: null, result_code: resultCode })
    .where('sms.id', '=', id)
    .where('sms.state', '=', 'QUEUED')
    .execute();
}

export interface SmsOutcome {
  readonly id: string;
  readonly state: 'ACCEPTED' | 'REFUSED' | 'LOST' | 'DROPPED';
  readonly resultCode: string | null;
  readonly messageId?: string;
  readonly isLong?: boolean;
  readonly at: Date;
}

/** Updates the outcome, but keeps one from a report; a message that was given up as lost may still get one. */
export async function updateSms(db: Db, outcome: SmsOutcome): Promise<void> {
  await db
    .updateTable('sms')
    .set({
      state: outcome.state,
      result_code: outcome.resultCode,
      ended_at: outcome.at,
      ...(outcome.messageId !== undefined && { message_id: outcome.messageId }),
      ...(outcome.isLong !== undefined && { is_long: outcome.isLong }),
    })
    .where('sms.id', '=', outcome.id)
    .where('sms.state', '=', sql<string>`any('{QUEUED,LOST}')`)
    .execute();
}

/** Records the end of messages that were handed over and have none yet: a repeated report changes nothing. */
export async function reportSms(db: Db, reports: readonly SmsReport[], at: Date): Promise<void> {
  const given = JSON.stringify(reports.map(({ id, isDelivered, code }) => ({ id, is_delivered: isDelivered, code })));
  await sql`
    update sms set state = case when given.is_delivered then 'DELIVERED' else 'REFUSED' end,
      result_code = given.code, ended_at = ${at}
    from (select distinct on (one.id) one.* from json_to_recordset(${given}::json)
      as one(id uuid, is_delivered boolean, code text) order by one.id) given
    where sms.id = given.id and sms.claimed_at is not null and sms.state = any('{QUEUED,ACCEPTED,LOST}')`.execute(db);
}

/** Postpones a waiting message until then. */
export async function postponeSms(tx: Tx, id: string, until: Date): Promise<void> {
  await tx
    .updateTable('sms')
    .set({ send_after: until })
    .where('sms.id', '=', id)
    .where('sms.state', '=', 'QUEUED')
    .execute();
}

const KEPT_DAYS = 90;

export async function deleteOldSms(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('sms')
    .where('sms.created_at', '<', new Date(now.getTime() - KEPT_DAYS * 86_400_000))
    .where('sms.state', '<>', 'QUEUED')
    .execute();
}
