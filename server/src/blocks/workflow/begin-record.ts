import type { Person } from '../../platform/access/actor.ts';
import type { WriteContext } from '../../platform/http/serve.ts';
import { writeAudit, type AuditEntry } from '../audit/store.ts';
import { insertStatusChanges } from './history-store.ts';

export interface Beginning {
  /** Its first state. */
  readonly to: string;
  /** The side that began it. */
  readonly by: string;
  readonly audit: AuditEntry;
}

/** Writes down that somebody began a record: its first state in the history, and the entry of the audit log. */
export async function beginRecord(ctx: WriteContext<Person>, { to, by, audit }: Beginning): Promise<void> {
  const change = { id: audit.entityId, from: null, to, by, actorId: ctx.actor.memberId, at: ctx.now };
  await insertStatusChanges(ctx.tx, audit.entity, [{ ...change, origin: ctx.origin.requestId }]);
  await writeAudit(ctx.tx, ctx, audit);
}
