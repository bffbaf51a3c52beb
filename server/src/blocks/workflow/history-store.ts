/** Steps of machines, as `status_change` stores them. */
import { sql, type RawBuilder } from 'kysely';

import { newId } from '../../platform/db/id.ts';
import type { Tx } from '../../platform/db/db.ts';

export interface StatusChange<Status extends string = string, Side extends string = string> {
  /** Id of the record that moved. */
  readonly id: string;
  /** Null: there was none yet. */
  readonly from: Status | null;
  readonly to: Status;
  readonly by: Side;
  readonly actorId: string | null;
  /** Sealed with the key of what moved. */
  readonly reason?: string | null;
  /** Instead of a written one, where the portal gives it. */
  readonly reasonCode?: string | null;
  readonly at: Date;
  readonly origin: string | null;
}

export async function insertStatusChanges(tx: Tx, entity: string, changes: readonly StatusChange[]): Promise<void> {
  if (changes.length > 0) await statusChangesInsert(entity, changes).execute(tx);
}

/** Builds the same insert, for statements that write more with it: one text for any number, so that it is prepared once. */
export function statusChangesInsert(entity: string, changes: readonly StatusChange[]): RawBuilder<unknown> {
  return sql`
    insert into status_change (
      id, entity, entity_id, from_status, to_status, actor_id, actor_role, reason, reason_code, request_id, at)
    select one.id, ${entity}, one.entity_id, one.from_status, one.to_status, one.actor_id, one.actor_role, one.reason,
      one.reason_code, one.request_id, one.at
    from unnest(${changes.map(() => newId())}::uuid[], ${changes.map(({ id }) => id)}::uuid[],
      ${changes.map(({ from }) => from)}::text[], ${changes.map(({ to }) => to)}::text[],
      ${changes.map(({ actorId }) => actorId)}::uuid[], ${changes.map(({ by }) => by)}::text[],
      ${changes.map(({ reason }) => reason ?? null)}::text[], ${changes.map(({ reasonCode }) => reasonCode ?? null)}::text[],
      ${changes.map(({ origin }) => origin)}::text[], ${changes.map(({ at }) => at)}::timestamptz[])
      as one(id, entity_id, from_status, to_status, actor_id, actor_role, reason, reason_code, request_id, at)`;
}
