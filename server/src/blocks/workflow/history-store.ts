/** Steps of machines, as `status_change` stores them. */
import { newId } from '../../platform/db/id.ts';
import type { Tx } from '../../platform/db/pool.ts';

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
  readonly at: Date;
  readonly origin: string | null;
}

export async function insertStatusChanges(tx: Tx, entity: string, changes: readonly StatusChange[]): Promise<void> {
  if (changes.length === 0) return;
  await tx
    .insertInto('status_change')
    .values(
      changes.map((change) => ({
        id: newId(),
        entity,
        entity_id: change.id,
        from_status: change.from,
        to_status: change.to,
        actor_id: change.actorId,
        actor_role: change.by,
        reason: change.reason ?? null,
        request_id: change.origin,
        at: change.at,
      })),
    )
    .execute();
}
