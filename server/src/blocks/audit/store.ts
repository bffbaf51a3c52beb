/**
 * What was changed by whom; written in the transaction of the change. Never text that a person wrote in confidence.
 */
import type { Person } from '../../platform/access/actor.ts';
import { newId } from '../../platform/db/id.ts';
import type { Tx } from '../../platform/db/pool.ts';
import type { CallContext } from '../../platform/http/serve.ts';

export interface AuditEntry {
  /** Area and verb: `admin.changePrivileges`. */
  readonly action: string;
  readonly entity: string;
  readonly entityId: string;
  readonly before?: unknown;
  readonly after?: unknown;
}

export async function writeAudit(tx: Tx, ctx: CallContext<Person>, entry: AuditEntry): Promise<void> {
  await tx
    .insertInto('audit_log')
    .values({
      id: newId(),
      at: ctx.now,
      actor_id: ctx.actor.memberId,
      action: entry.action,
      entity: entry.entity,
      entity_id: entry.entityId,
      before: entry.before === undefined ? null : JSON.stringify(entry.before),
      after: entry.after === undefined ? null : JSON.stringify(entry.after),
      request_id: ctx.origin.requestId,
    })
    .execute();
}
