import type { TestFamily, VersionStatus } from '@naru/contract/areas/ability/words.ts';
import { sql, type RawBuilder } from 'kysely';

import { nameOf } from '../../../platform/db/name.ts';
import { rowsOf, type Db } from '../../../platform/db/db.ts';
import type { Locale } from '../../../platform/http/messages.ts';
import { selectPage, type PageRows } from '../../../platform/list/page-queries.ts';
import type { PageWindow } from '../../../platform/list/paging.ts';
import type { Search } from '../../../platform/list/search.ts';
import { isCalled } from '../../../platform/list/search-sql.ts';

export interface ListedRow {
  readonly testId: string;
  readonly code: string;
  readonly family: TestFamily;
  readonly name: string;
  readonly number: number;
  readonly status: VersionStatus;
  readonly hasDraft: boolean;
  readonly itemCount: number;
  readonly minutes: number;
  readonly isValidated: boolean;
  readonly publishedAt: Date | null;
}

interface Narrowed {
  readonly family: TestFamily | undefined;
  readonly search: Search | undefined;
}

/** The version in force of each test, or the last one where none is. */
const LISTED = sql`ability_test t join lateral (
    select one.number, one.status, one.content, one.published_at from ability_version one where one.test_id = t.id
    order by one.status = 'PUBLISHED' desc, one.number desc limit 1) v on true`;

const columns = (locale: Locale): RawBuilder<unknown> => sql`
  t.id as "testId", t.code, t.family, ${nameOf('t', locale)} as name, v.number, v.status,
  v.status <> 'DRAFT' and exists (select from ability_version d where d.test_id = t.id and d.status = 'DRAFT') as "hasDraft",
  jsonb_array_length(v.content -> 'itemList') as "itemCount", (v.content ->> 'minutes')::int as minutes,
  v.content -> 'evidence' is not null as "isValidated", v.published_at as "publishedAt"`;

function narrow({ family, search }: Narrowed): RawBuilder<unknown> {
  const parts: RawBuilder<unknown>[] = [sql`true`];
  if (family) parts.push(sql`t.family = ${family}`);
  if (search) parts.push(sql`(${isCalled('t', search)} or t.code ilike ${search.pattern})`);
  return sql.join(parts, sql` and `);
}

/** Counts the results of several tests, by their ids; tests without one are left out. */
export async function countResults(db: Db, testIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const rows = await rowsOf<{ id: string; count: number }>(db)`
    select s.test_id as id, count(*)::int as count from ability_session s
    where s.test_id = any(${[...testIds]}::uuid[]) and s.status = 'SCORED' group by s.test_id`;
  return new Map(rows.map(({ id, count }) => [id, count]));
}

/** Selects tests by family, in the order of the student's list. */
export function selectInstruments(
  db: Db,
  { narrowed, locale, window }: { readonly narrowed: Narrowed; readonly locale: Locale; readonly window: PageWindow },
): Promise<PageRows<ListedRow>> {
  return selectPage<ListedRow>(db, {
    columns: columns(locale),
    from: LISTED,
    where: narrow(narrowed),
    order: sql`t.family, t.position, t.id`,
    window,
  });
}
