import { newId } from '../../../platform/db/id.ts';
import type { Tx } from '../../../platform/db/db.ts';

/** Deletes throttles of accounts with a new password: failures with the old one do not slow them. */
export async function deleteThrottles(tx: Tx, accountHashes: readonly string[]): Promise<void> {
  await tx.deleteFrom('sign_in_throttle').where('sign_in_throttle.account_hash', 'in', accountHashes).execute();
}

/** Inserts an audit row by the person themselves, though they have no session yet. */
export async function insertResetAudit(
  tx: Tx,
  reset: { memberId: string; at: Date; requestId: string },
): Promise<void> {
  await tx
    .insertInto('audit_log')
    .values({
      id: newId(),
      at: reset.at,
      actor_id: reset.memberId,
      action: 'outside.resetPassword',
      entity: 'member',
      entity_id: reset.memberId,
      request_id: reset.requestId,
    })
    .execute();
}
