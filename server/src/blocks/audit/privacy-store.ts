/**
 * A log of personal data that left the portal: whose, for whom, where and why (docs/specification.md §9). The people
 * whose data it is can read it.
 */
import { sql } from 'kysely';

import type { Person } from '../../platform/access/actor.ts';
import { newId } from '../../platform/db/id.ts';
import type { Tx } from '../../platform/db/db.ts';
import type { CallContext } from '../../platform/http/serve.ts';

export interface PrivacyEntry {
  /** `R`: was read on a screen. `XLS`: left as an Excel file. */
  readonly action: 'R' | 'XLS';
  readonly menuId: string;
  /** The people whose data it is; a row each. */
  readonly subjectIds: readonly string[];
  /** The kinds of data, by the names of the columns. */
  readonly fields: readonly string[];
  /** Files are taken away, and all students seen, for one; other screens ask for none. */
  readonly reason: string | null;
}

/** Logs that somebody opened the view of all students; each student whose data they then read is logged separately. */
export async function writeViewOpened(
  tx: Tx,
  ctx: CallContext<Person>,
  view: Pick<PrivacyEntry, 'menuId' | 'fields' | 'reason'>,
): Promise<void> {
  await tx
    .insertInto('privacy_log')
    .values({
      id: newId(),
      at: ctx.now,
      actor_id: ctx.actor.memberId,
      address: ctx.origin.address,
      action: 'R',
      menu_id: view.menuId,
      fields: view.fields.join(','),
      reason: view.reason,
      request_id: ctx.origin.requestId,
    })
    .execute();
}

/** A statement may take half a minute, and a whole university may leave at once. */
const MOST_AT_ONCE = 10_000;

export async function writePrivacyLog(tx: Tx, ctx: CallContext<Person>, entry: PrivacyEntry): Promise<void> {
  for (let from = 0; from < entry.subjectIds.length; from += MOST_AT_ONCE) {
    await insertEntries(tx, ctx, { ...entry, subjectIds: entry.subjectIds.slice(from, from + MOST_AT_ONCE) });
  }
}

async function insertEntries(tx: Tx, ctx: CallContext<Person>, entry: PrivacyEntry): Promise<void> {
  const ids = entry.subjectIds.map(() => newId());
  await sql`
    insert into privacy_log (id, at, actor_id, address, subject_id, action, menu_id, fields, reason, request_id)
    select given.id, ${ctx.now}, ${ctx.actor.memberId}::uuid, ${ctx.origin.address}, given.subject, ${entry.action},
      ${entry.menuId}, ${entry.fields.join(',')}, ${entry.reason}, ${ctx.origin.requestId}
    from unnest(${ids}::uuid[], ${entry.subjectIds}::uuid[]) as given(id, subject)`.execute(tx);
}
