/** Steps of machines, as `status_change` stores them. */
import { sql, type RawBuilder } from 'kysely';

import { rowsOf, type Db, type Tx } from '../../platform/db/db.ts';
import { newId } from '../../platform/db/id.ts';
import { nameOf } from '../../platform/db/name.ts';
import type { Locale } from '../../platform/http/messages.ts';

export interface StatusChange<Status extends string = string, Side extends string = string> {
  /** Id of the record that moved. */
  readonly id: string;
  /** Null: there was none yet. */
  readonly from: Status | null;
  readonly to: Status;
  readonly by: Side;
  /** Tells steps apart that lead from and to the same state. */
  readonly action?: string;
  readonly actorId: string | null;
  /** The person to whom the record went, or from whom it was taken. */
  readonly assigneeId?: string | null;
  /** Sealed with the key of what moved. */
  readonly reason?: string | null;
  /** Instead of a written one, where the portal gives it. */
  readonly reasonCode?: string | null;
  readonly at: Date;
  readonly origin: string | null;
}

export async function insertStatusChanges(tx: Tx, entity: string, changes: readonly StatusChange[]): Promise<void> {
  if (changes.length > 0) await statusChangesInsert(entity, changes).execute(tx);
}

/** Builds the same insert, for statements that write more with it: one text for any number, so that it is prepared once. */
export function statusChangesInsert(entity: string, changes: readonly StatusChange[]): RawBuilder<unknown> {
  return sql`
    insert into status_change (
      id, entity, entity_id, from_status, to_status, action, actor_id, actor_role, assignee_id, reason, reason_code,
      request_id, at)
    select one.id, ${entity}, one.entity_id, one.from_status, one.to_status, one.action, one.actor_id, one.actor_role,
      one.assignee_id, one.reason, one.reason_code, one.request_id, one.at
    from unnest(${changes.map(() => newId())}::uuid[], ${changes.map(({ id }) => id)}::uuid[],
      ${changes.map(({ from }) => from)}::text[], ${changes.map(({ to }) => to)}::text[],
      ${changes.map(({ action }) => action ?? null)}::text[], ${changes.map(({ actorId }) => actorId)}::uuid[],
      ${changes.map(({ by }) => by)}::text[], ${changes.map(({ assigneeId }) => assigneeId ?? null)}::uuid[],
      ${changes.map(({ reason }) => reason ?? null)}::text[], ${changes.map(({ reasonCode }) => reasonCode ?? null)}::text[],
      ${changes.map(({ origin }) => origin)}::text[], ${changes.map(({ at }) => at)}::timestamptz[])
      as one(id, entity_id, from_status, to_status, action, actor_id, actor_role, assignee_id, reason, reason_code,
        request_id, at)`;
}

export interface HappenedRow<Action extends string> {
  readonly action: Action;
  readonly at: Date;
  readonly reason: string | null;
  /** Null: the portal itself. */
  readonly actorNm: string | null;
  readonly assigneeNm: string | null;
}

/** Selects what happened to a record whose every step is kept with its action, the earliest first. */
export function selectHistory<Action extends string>(
  db: Db,
  { entity, id, locale }: { readonly entity: string; readonly id: string; readonly locale: Locale },
): Promise<HappenedRow<Action>[]> {
  return rowsOf<HappenedRow<Action>>(db)`
    select h.action, h.at, h.reason,
      (select ${nameOf('m', locale)} from member m where m.id = h.actor_id) as "actorNm",
      (select ${nameOf('m', locale)} from member m where m.id = h.assignee_id) as "assigneeNm"
    from status_change h where h.entity = ${entity} and h.entity_id = ${id}::uuid order by h.at, h.id`;
}
