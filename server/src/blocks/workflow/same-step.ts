import type { Tx } from '../../platform/db/db.ts';
import type { Person } from '../../platform/access/actor.ts';
import type { WriteContext } from '../../platform/http/serve.ts';
import { writeAudits } from '../audit/store.ts';
import { insertStatusChanges } from './history-store.ts';

export interface SameStep {
  readonly entity: string;
  readonly ids: readonly string[];
  /** Null: there was none yet. */
  readonly from: string | null;
  readonly to: string;
  readonly action?: string;
  /** The side that took it. */
  readonly by: string;
  readonly reason: string | null;
  readonly at: Date;
  /** The request in which it happened, if it was one. */
  readonly origin: string | null;
  /** The person who took it, and what the audit log says of each; a rule takes it for nobody. */
  readonly taken: { readonly ctx: WriteContext<Person>; readonly action: string; readonly after: object } | undefined;
}

/** Writes down that many records moved by one statement, which is no step of a machine. */
export async function writeSameStep(tx: Tx, { entity, ids, taken, ...step }: SameStep): Promise<void> {
  const actorId = taken?.ctx.actor.memberId ?? null;
  await insertStatusChanges(
    tx,
    entity,
    ids.map((id) => ({ ...step, id, actorId })),
  );
  if (!taken) return;
  const { ctx, action, after } = taken;
  await writeAudits(
    tx,
    ids.map((entityId) => ({ ctx, entry: { action, entity, entityId, after } })),
  );
}
