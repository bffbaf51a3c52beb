import { sql } from 'kysely';

import type { Tx } from '../../platform/db/db.ts';
import { claimRow, type OutboxRow } from '../outbox/store.ts';
import type { EventPayload } from './emit.ts';

/** Claims the next due event of which its follower has heard all that came before of the same record. */
export function claimEvent(tx: Tx): Promise<OutboxRow<EventPayload> | undefined> {
  return claimRow<EventPayload>(
    tx,
    'event',
    sql`not exists (
      select from outbox earlier
      where earlier.done_at is null and earlier.event = 'event' and earlier.aggregate_id = outbox.aggregate_id
        and earlier.payload ->> 'follower' = outbox.payload ->> 'follower'
        and (earlier.payload ->> 'version')::int < (outbox.payload ->> 'version')::int)`,
  );
}
