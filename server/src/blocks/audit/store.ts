/** The audit log of changes, written in their transaction. It never has text that a person wrote in confidence. */
import { sql, type RawBuilder } from 'kysely';

import type { Person } from '../../platform/access/actor.ts';
import { newId } from '../../platform/db/id.ts';
import type { Tx } from '../../platform/db/db.ts';
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
  await auditInsert(ctx, entry).execute(tx);
}

/** Builds the same insert, for statements that write more with it. */
export function auditInsert(ctx: CallContext<Person>, entry: AuditEntry): RawBuilder<unknown> {
  const { before, after } = entry;
  return sql`
    insert into audit_log (id, at, actor_id, action, entity, entity_id, before, after, request_id)
    values (${newId()}::uuid, ${ctx.now}::timestamptz, ${ctx.actor.memberId}::uuid, ${entry.action}, ${entry.entity},
      ${entry.entityId}, ${before === undefined ? null : JSON.stringify(before)}::jsonb,
      ${after === undefined ? null : JSON.stringify(after)}::jsonb, ${ctx.origin.requestId})`;
}

/** Writes entries of several people in one trip. */
export async function writeAudits(
  tx: Tx,
  written: readonly { readonly ctx: CallContext<Person>; readonly entry: Omit<AuditEntry, 'before'> }[],
): Promise<void> {
  if (written.length === 0) return;
  await sql`
    insert into audit_log (id, at, actor_id, action, entity, entity_id, after, request_id)
    select one.* from unnest(${written.map(() => newId())}::uuid[], ${written.map(({ ctx }) => ctx.now)}::timestamptz[],
      ${written.map(({ ctx }) => ctx.actor.memberId)}::uuid[], ${written.map(({ entry }) => entry.action)}::text[],
      ${written.map(({ entry }) => entry.entity)}::text[], ${written.map(({ entry }) => entry.entityId)}::text[],
      ${written.map(({ entry }) => (entry.after === undefined ? null : JSON.stringify(entry.after)))}::jsonb[],
      ${written.map(({ ctx }) => ctx.origin.requestId)}::text[]) as one`.execute(tx);
}
