import { sql, type RawBuilder } from 'kysely';

import type { Db, Tx } from '../../platform/db/pool.ts';
import { signalled } from '../../platform/db/signals.ts';

/** The event of an outbox row that tells people something. */
const NOTIFY_EVENT = 'notification';

/** Sent with each event: whoever delivers need not wait for its next round. */
export const OUTBOX_SIGNAL = 'outbox';

/** What such a row carries: ids and codes, never a text. */
export interface EventPayload {
  readonly type: string;
  readonly recipients: readonly string[];
  readonly link: string;
}

export interface NewEvent {
  readonly id: string;
  readonly entityId: string | null;
  readonly dedupeKey: string;
  readonly payload: EventPayload;
}

export interface EventRow extends Pick<NewEvent, 'id' | 'entityId' | 'payload'> {
  readonly attempts: number;
}

/** Each event once, by its dedupe key; whoever delivers is told with the commit. */
export function eventsInsert(events: readonly NewEvent[]): RawBuilder<unknown> {
  return sql`
    insert into outbox (id, event, aggregate_id, payload, dedupe_key)
    select one.id, ${NOTIFY_EVENT}, one.about, one.payload, one.dedupe_key
    from unnest(${events.map(({ id }) => id)}::uuid[], ${events.map(({ entityId }) => entityId)}::uuid[],
      ${events.map(({ payload }) => JSON.stringify(payload))}::jsonb[], ${events.map(({ dedupeKey }) => dedupeKey)}::text[])
      as one(id, about, payload, dedupe_key)
    on conflict (dedupe_key) do nothing returning ${signalled(OUTBOX_SIGNAL)}`;
}

/** The next event that is due and that nobody else is at; it stays ours until the transaction ends. */
export async function claimEvent(tx: Tx): Promise<EventRow | undefined> {
  const { rows } = await sql<EventRow>`
    select outbox.id, outbox.aggregate_id as "entityId", outbox.payload, outbox.attempts
    from outbox
    where outbox.done_at is null and outbox.next_at <= now() and outbox.event = ${sql.lit(NOTIFY_EVENT)}
    order by outbox.next_at, outbox.id limit 1 for update skip locked`.execute(tx);
  return rows[0];
}

export async function finishEvent(tx: Tx, id: string): Promise<void> {
  await sql`update outbox set done_at = now(), attempts = outbox.attempts + 1 where outbox.id = ${id}`.execute(tx);
}

/** Compares attempts: where somebody else was at it meanwhile, theirs counts. */
export async function postponeEvent(db: Db, event: EventRow, seconds: number): Promise<void> {
  await sql`
    update outbox set attempts = outbox.attempts + 1, next_at = now() + make_interval(secs => ${seconds})
    where outbox.id = ${event.id} and outbox.attempts = ${event.attempts} and outbox.done_at is null`.execute(db);
}

const KEPT_DAYS = 30;

export async function deleteOldEvents(db: Db): Promise<void> {
  await sql`delete from outbox where outbox.done_at < now() - make_interval(days => ${sql.lit(KEPT_DAYS)})`.execute(db);
}
