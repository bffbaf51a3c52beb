import { sql } from 'kysely';

import type { Db, Tx } from '../db/db.ts';

export interface MailRow {
  readonly id: string;
  readonly kind: string;
  readonly entityId: string;
  readonly messageId: string;
  readonly state: string;
}

export interface NewMail {
  readonly id: string;
  readonly kind: string;
  readonly entityId: string;
  readonly memberId: string | null;
  readonly messageId: string;
  readonly dedupeKey: string;
  readonly sendAfter: Date | null;
  readonly createdAt: Date;
}

/** Returns the ids of those that were not there yet by their dedupe key. */
export async function insertMails(tx: Tx, mails: readonly NewMail[]): Promise<Set<string>> {
  const rows = await tx
    .insertInto('mail')
    .values(
      mails.map((mail) => ({
        id: mail.id,
        kind: mail.kind,
        entity_id: mail.entityId,
        member_id: mail.memberId,
        message_id: mail.messageId,
        dedupe_key: mail.dedupeKey,
        send_after: mail.sendAfter,
        created_at: mail.createdAt,
      })),
    )
    .onConflict((conflict) => conflict.column('dedupe_key').doNothing())
    .returning('mail.id')
    .execute();
  return new Set(rows.map((row) => row.id));
}

export function selectOptionalMail(db: Db, id: string): Promise<MailRow | undefined> {
  return db
    .selectFrom('mail')
    .select(['mail.id', 'mail.kind', 'mail.entity_id as entityId', 'mail.message_id as messageId', 'mail.state'])
    .where('mail.id', '=', id)
    .executeTakeFirst();
}

export interface MailOutcome {
  readonly id: string;
  readonly state: 'QUEUED' | 'SENT' | 'FAILED' | 'DROPPED';
  readonly attempt: number;
  readonly resultCode: string | null;
  readonly at: Date;
}

/** Updates the mail; one that has ended keeps its end. */
export async function updateMail(db: Db, outcome: MailOutcome): Promise<void> {
  const hasEnded = outcome.state === 'SENT' || outcome.state === 'DROPPED';
  await db
    .updateTable('mail')
    .set({
      state: outcome.state,
      attempts: outcome.attempt,
      result_code: outcome.resultCode,
      ended_at: hasEnded ? outcome.at : null,
    })
    .where('mail.id', '=', outcome.id)
    .where('mail.ended_at', 'is', null)
    .execute();
}

/** Claims a mail; false where somebody has handed it over before. */
export async function claimMail(db: Db, id: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('mail')
    .set({ claimed_at: sql`now()` })
    .where('mail.id', '=', id)
    .where('mail.state', '=', 'QUEUED')
    .where('mail.claimed_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function releaseMail(db: Db, id: string): Promise<void> {
  await db.updateTable('mail').set({ claimed_at: null }).where('mail.id', '=', id).execute();
}

/** Postpones a waiting mail until then. */
export async function postponeMail(tx: Tx, id: string, until: Date): Promise<void> {
  await tx
    .updateTable('mail')
    .set({ state: 'QUEUED', send_after: until })
    .where('mail.id', '=', id)
    .where('mail.ended_at', 'is', null)
    .execute();
}

/** Queues a failed mail again; the administrator who does so knows that it may arrive twice. */
export async function reopenMail(tx: Tx, id: string): Promise<void> {
  await tx
    .updateTable('mail')
    .set({ state: 'QUEUED', claimed_at: null })
    .where('mail.id', '=', id)
    .where('mail.state', '=', 'FAILED')
    .execute();
}

/** Drops a waiting mail, so that it never leaves. */
export async function dropMail(tx: Tx, { id, at }: { readonly id: string; readonly at: Date }): Promise<void> {
  await tx
    .updateTable('mail')
    .set({ state: 'DROPPED', ended_at: at })
    .where('mail.id', '=', id)
    .where('mail.state', '=', 'QUEUED')
    .execute();
}

const KEPT_DAYS = 90;

/** Deletes mails that ended long ago, and failed ones that nobody queued again. */
export async function deleteOldMails(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('mail')
    .where('mail.created_at', '<', new Date(now.getTime() - KEPT_DAYS * 86_400_000))
    .where('mail.state', '<>', 'QUEUED')
    .execute();
}
