/** Entries of the audit log that the change log shows. */
import { sql, type RawBuilder } from 'kysely';

import { firstOf, rowsOf, type Db } from '../../../platform/db/db.ts';
import { nameOf } from '../../../platform/db/name.ts';
import type { Locale } from '../../../platform/http/messages.ts';
import { COUNT_BOUND, type PageWindow } from '../../../platform/list/paging.ts';
import type { Search } from '../../../platform/list/search.ts';
import { isMemberMeant } from '../../../platform/list/search-sql.ts';
import type { JsonValue } from './rules.ts';

export interface ChangeRow {
  readonly id: string;
  readonly at: Date;
  readonly actorId: string | null;
  readonly byName: string | null;
  readonly byNumber: string | null;
  readonly action: string;
  readonly entity: string;
  readonly entityId: string | null;
}

export interface ChangeDetailRow extends ChangeRow {
  readonly before: JsonValue | null;
  readonly after: JsonValue | null;
}

export interface LoggedAct {
  readonly entity: string;
  readonly action: string;
}

export interface ChangeFilters {
  /** All that the log shows, or those on one kind of record. */
  readonly acts: readonly LoggedAct[];
  readonly recordId?: string | undefined;
  readonly search?: Search | undefined;
  readonly from?: string | undefined;
  readonly until?: string | undefined;
}

function narrow({ recordId, search, from, until }: ChangeFilters): RawBuilder<unknown> {
  const parts: RawBuilder<unknown>[] = [sql`l.action = one.action and l.entity = one.entity`];
  if (recordId !== undefined) parts.push(sql`l.entity_id = ${recordId}`);
  if (from !== undefined) parts.push(sql`l.at >= ${from}::date::timestamp at time zone 'Asia/Seoul'`);
  if (until !== undefined) parts.push(sql`l.at < (${until}::date + 1)::timestamp at time zone 'Asia/Seoul'`);
  if (search)
    parts.push(sql`l.actor_id in (
      select m.id from member m left join student s on s.member_id = m.id where ${isMemberMeant(search)})`);
  return sql.join(parts, sql` and `);
}

const actsOf = (acts: readonly LoggedAct[]): RawBuilder<unknown> => sql`
  unnest(${acts.map(({ entity }) => entity)}::text[], ${acts.map(({ action }) => action)}::text[]) one(entity, action)`;

/** The log has mostly what people do with their own things: each act is looked up in its own order. */
const found = (filters: ChangeFilters, most: number): RawBuilder<unknown> => sql`
  ${actsOf(filters.acts)} cross join lateral (
    select l.id, l.at, l.actor_id, l.action, l.entity, l.entity_id, l.before, l.after from audit_log l
    where ${narrow(filters)} order by l.at desc, l.id desc limit ${sql.lit(most)}) l`;

const columns = (locale: Locale): RawBuilder<unknown> => sql`
  l.id, l.at, l.actor_id as "actorId", ${nameOf('m', locale)} as "byName",
  coalesce(s.student_number, m.username) as "byNumber", l.action, l.entity, l.entity_id as "entityId"`;
const ACTOR = sql`left join member m on m.id = l.actor_id left join student s on s.member_id = l.actor_id`;

interface ListParams {
  readonly window: PageWindow;
  readonly locale: Locale;
}

const page = (
  filters: ChangeFilters,
  { window, locale }: ListParams,
  more: RawBuilder<unknown>,
): RawBuilder<unknown> => sql`
  select ${columns(locale)} ${more} from (
    select l.* from ${found(filters, window.offset + window.size)}
    order by l.at desc, l.id desc offset ${window.offset} limit ${window.size}) l ${ACTOR}
  order by l.at desc, l.id desc`;

/** Selects entries, the latest first. */
export function selectChanges(db: Db, filters: ChangeFilters, params: ListParams): Promise<ChangeRow[]> {
  return rowsOf<ChangeRow>(db)`${page(filters, params, sql``)}`;
}

/** The same, with what each changed. */
export function selectChangeDetails(db: Db, filters: ChangeFilters, params: ListParams): Promise<ChangeDetailRow[]> {
  return rowsOf<ChangeDetailRow>(db)`${page(filters, params, sql`, l.before, l.after`)}`;
}

/** Counts up to the bound of lists. */
export async function countChanges(db: Db, filters: ChangeFilters): Promise<number> {
  const row = await firstOf<{ count: number }>(db)`
    select count(*)::int as count from (
      select from ${found(filters, COUNT_BOUND + 1)} limit ${sql.lit(COUNT_BOUND + 1)}) bounded`;
  return row?.count ?? 0;
}

export function selectOptionalChange(
  db: Db,
  { id, acts, locale }: { readonly id: string; readonly acts: readonly LoggedAct[]; readonly locale: Locale },
): Promise<ChangeDetailRow | undefined> {
  return firstOf<ChangeDetailRow>(db)`
    select ${columns(locale)}, l.before, l.after from audit_log l join ${actsOf(acts)} using (entity, action) ${ACTOR}
    where l.id = ${id}::uuid`;
}
