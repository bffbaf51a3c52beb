import type { RawBuilder } from 'kysely';

import type { Person } from '../../platform/access/actor.ts';
import { writeTogether } from '../../platform/db/together.ts';
import type { CallContext, WriteContext } from '../../platform/http/serve.ts';
import { auditInsert, type AuditEntry } from '../audit/store.ts';
import { statusChangesInsert } from './history-store.ts';

export interface Beginning {
  /** The state of what it is made of; without it there was none. */
  readonly from?: string;
  /** Its first state. */
  readonly to: string;
  /** The side that began it. */
  readonly by: string;
  /** Sealed with the key of the record. */
  readonly reason?: string | null;
  readonly audit: AuditEntry;
}

/** Writes down that somebody began a record: its first state in the history, and the entry of the audit log. */
export async function beginRecord(ctx: WriteContext<Person>, beginning: Beginning): Promise<void> {
  await writeTogether(ctx.tx, beginningInserts(ctx, beginning));
}

/** Builds the same inserts, for statements that write more with them. */
export function beginningInserts(ctx: CallContext<Person>, beginning: Beginning): RawBuilder<unknown>[] {
  const { from = null, to, by, reason = null, audit } = beginning;
  const change = { id: audit.entityId, from, to, by, reason, actorId: ctx.actor.memberId, at: ctx.now };
  return [statusChangesInsert(audit.entity, [{ ...change, origin: ctx.origin.requestId }]), auditInsert(ctx, audit)];
}
