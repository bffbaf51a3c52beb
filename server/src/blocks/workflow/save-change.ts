import type { Person } from '../../platform/access/actor.ts';
import { fail } from '../../platform/http/failure.ts';
import type { WriteContext } from '../../platform/http/serve.ts';
import { writeAudit, type AuditEntry } from '../audit/store.ts';
import { insertStatusChanges } from './history-store.ts';

export interface Change {
  /** How it stands now, with its version; a conflict tells it. */
  readonly current: { readonly version: number };
  /** Reads what a conflict tells where the row was not held and may be another by then. */
  readonly reread?: () => Promise<unknown>;
  /** The version that the person saw. */
  readonly version: number;
  /** Compare-and-swap on that version; false where somebody was faster. */
  readonly save: () => Promise<boolean>;
  readonly audit: AuditEntry;
  /** The state that new contents bring it to, and the side that wrote them; the history says so where it is another. */
  readonly moved?: { readonly from: string; readonly to: string; readonly by: string };
}

/** A change that is no step of a machine: of a record's contents, settings or rights. @throws Failure `conflict` */
export async function saveChange(ctx: WriteContext<Person>, change: Change): Promise<void> {
  const { current, version, save, audit, reread, moved } = change;
  if (current.version !== version || !(await save())) fail('conflict', { current: (await reread?.()) ?? current });
  if (moved && moved.from !== moved.to) {
    const step = { ...moved, id: audit.entityId, actorId: ctx.actor.memberId, at: ctx.now };
    await insertStatusChanges(ctx.tx, audit.entity, [{ ...step, origin: ctx.origin.requestId }]);
  }
  await writeAudit(ctx.tx, ctx, audit);
}
