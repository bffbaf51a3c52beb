import type { RawBuilder } from 'kysely';

import type { Person } from '../../platform/access/actor.ts';
import { writeTogether } from '../../platform/db/together.ts';
import type { Tx } from '../../platform/db/db.ts';
import type { CallContext, WriteContext } from '../../platform/http/serve.ts';
import { auditInsert, writeAudits, type AuditEntry } from '../audit/store.ts';
import { insertStatusChanges, statusChangesInsert, type StatusChange } from './history-store.ts';

export interface Beginning {
  /** The state of what it is made of; without it there was none. */
  readonly from?: string;
  /** Its first state. */
  readonly to: string;
  /** The side that began it. */
  readonly by: string;
  readonly action?: string;
  /** Sealed with the key of the record. */
  readonly reason?: string | null;
  readonly audit: Omit<AuditEntry, 'before'>;
}

/** Writes down that somebody began a record: its first state in the history, and the entry of the audit log. */
export async function beginRecord(ctx: WriteContext<Person>, beginning: Beginning): Promise<void> {
  await writeTogether(ctx.tx, beginningInserts(ctx, beginning));
}

/** Builds the same inserts, for statements that write more with them. */
export function beginningInserts(ctx: CallContext<Person>, beginning: Beginning): RawBuilder<unknown>[] {
  return [statusChangesInsert(beginning.audit.entity, [changeOf(ctx, beginning)]), auditInsert(ctx, beginning.audit)];
}

/** The same for records of one kind that several people began at once. */
export async function beginRecords(
  tx: Tx,
  begun: readonly (Beginning & { readonly ctx: WriteContext<Person> })[],
): Promise<void> {
  const [first] = begun;
  if (!first) return;
  await insertStatusChanges(
    tx,
    first.audit.entity,
    begun.map(({ ctx, ...beginning }) => changeOf(ctx, beginning)),
  );
  await writeAudits(
    tx,
    begun.map(({ ctx, audit }) => ({ ctx, entry: audit })),
  );
}

function changeOf(ctx: CallContext<Person>, beginning: Beginning): StatusChange {
  const { actor, now, origin } = ctx;
  const { from = null, audit, ...step } = beginning;
  return { ...step, from, id: audit.entityId, actorId: actor.memberId, at: now, origin: origin.requestId };
}
