import type { Person } from '../../platform/access/actor.ts';
import { fail } from '../../platform/http/failure.ts';
import type { WriteContext } from '../../platform/http/serve.ts';
import { writeAudit, type AuditEntry } from '../audit/store.ts';
import { insertStatusChanges } from './history-store.ts';

export interface Change<S extends { readonly version: number }> {
  /** How it stands now, with its version; a conflict tells it. */
  readonly current: S;
  /** Reads what a conflict tells where that is more, or the row was not held and may be another by then. */
  readonly reread?: () => Promise<unknown>;
  /** The version that the person saw. */
  readonly version: number;
  /** Compare-and-swap on that version, false where somebody was faster; a row that is held is only written. */
  readonly save: () => Promise<boolean | void>;
  /** A function where it tells what saving brought. */
  readonly audit: AuditEntry | (() => AuditEntry);
  /** The state that new contents bring it to, and the side that wrote them; the history says so where it is another. */
  readonly moved?: { readonly from: string; readonly to: string; readonly by: string };
}

/** A change that is no step of a machine: of a record's contents, settings or rights. @throws Failure `conflict` */
export async function saveChange<S extends { readonly version: number }>(
  ctx: WriteContext<Person>,
  change: Change<S>,
): Promise<void> {
  const { current, version, save, reread, moved } = change;
  const isSaved = current.version === version && (await save()) !== false;
  if (!isSaved) fail('conflict', { current: (await reread?.()) ?? current });
  const audit = typeof change.audit === 'function' ? change.audit() : change.audit;
  if (moved && moved.from !== moved.to) {
    const step = { ...moved, id: audit.entityId, actorId: ctx.actor.memberId, at: ctx.now };
    await insertStatusChanges(ctx.tx, audit.entity, [{ ...step, origin: ctx.origin.requestId }]);
  }
  await writeAudit(ctx.tx, ctx, audit);
}
