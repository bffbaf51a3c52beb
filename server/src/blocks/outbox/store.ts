import { sql, type RawBuilder } from 'kysely';

import { firstOf, type Db, type Tx } from '../../platform/db/db.ts';
import { signalled } from '../../platform/db/signals.ts';

/** Kinds of rows; each has a loop of its own that delivers them. */
export type OutboxKind = 'notification' | 'event';

/** Sent with each row, so that delivery need not wait for its next round. */
export const OUTBOX_SIGNAL = 'outbox';

export interface NewOutboxRow<Payload> {
  readonly id: string;
  /** The record that it is about. */
  readonly entityId: string | null;
  readonly dedupeKey: string;
  /** Ids and codes, never a text. */
  readonly payload: Payload;
}

export interface OutboxRow<Payload> extends Pick<NewOutboxRow<Payload>, 'id' | 'entityId' | 'payload'> {
  readonly attempts: number;
}

/** Inserts each row once, by its dedupe key; the commit signals delivery. */
export function outboxInsert<Payload extends object>(
  kind: OutboxKind,
  rows: readonly NewOutboxRow<Payload>[],
): RawBuilder<unknown> {
  return sql`
    insert into outbox (id, event, aggregate_id, payload, dedupe_key)
    select one.id, ${kind}, one.about, one.payload, one.dedupe_key
    from unnest(${rows.map(({ id }) => id)}::uuid[], ${rows.map(({ entityId }) => entityId)}::uuid[],
      ${rows.map(({ payload }) => JSON.stringify(payload))}::jsonb[], ${rows.map(({ dedupeKey }) => dedupeKey)}::text[])
      as one(id, about, payload, dedupe_key)
    on conflict (dedupe_key) do nothing returning ${signalled(OUTBOX_SIGNAL)}`;
}

/** Claims the next due row that nobody else has locked, and locks it until the transaction ends. */
export function claimRow<Payload>(
  tx: Tx,
  kind: OutboxKind,
  and: RawBuilder<unknown> = sql`true`,
): Promise<OutboxRow<Payload> | undefined> {
  return firstOf<OutboxRow<Payload>>(tx)`
    select outbox.id, outbox.aggregate_id as "entityId", outbox.payload, outbox.attempts
    from outbox
    where outbox.done_at is null and outbox.next_at <= now() and outbox.event = ${sql.lit(kind)} and ${and}
    order by outbox.next_at, outbox.id limit 1 for update skip locked`;
}

export async function finishRow(tx: Tx, id: string): Promise<void> {
  await sql`update outbox set done_at = now(), attempts = outbox.attempts + 1 where outbox.id = ${id}`.execute(tx);
}

/** Compares attempts: where somebody else has tried in the meantime, theirs counts. */
export async function postponeRow(
  db: Db,
  row: { readonly id: string; readonly attempts: number },
  seconds: number,
): Promise<void> {
  await sql`
    update outbox set attempts = outbox.attempts + 1, next_at = now() + make_interval(secs => ${seconds})
    where outbox.id = ${row.id} and outbox.attempts = ${row.attempts} and outbox.done_at is null`.execute(db);
}

const KEPT_DAYS = 30;

export async function deleteOldRows(db: Db): Promise<void> {
  await sql`delete from outbox where outbox.done_at < now() - make_interval(days => ${sql.lit(KEPT_DAYS)})`.execute(db);
}
