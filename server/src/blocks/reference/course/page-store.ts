/**
 * The statement of a page of courses: the keys of the page by the index first, then the names that belong to them.
 */
import { sql, type RawBuilder } from 'kysely';

import type { Db } from '../../../platform/db/db.ts';
import { COUNT_BOUND, type PageWindow, type SortTerm } from '../../../platform/list/paging.ts';
import { runShape, slot, type SlotValues } from '../../../platform/db/statements.ts';
import type { Filter } from './rules.ts';

type Part = RawBuilder<unknown>;

/** Parts of a page's statement; each names the row `c`. */
export interface PageSource<Sort extends string> {
  readonly table: Part;
  readonly columns: Part;
  readonly joins: Part;
  readonly conditions: Readonly<Partial<Record<Filter, Part>>>;
  readonly sorts: Readonly<Record<Sort, Part>>;
}

export interface PageRequest<Sort extends string> {
  /** Names the source: its table and language. */
  readonly key: string;
  readonly source: () => PageSource<Sort>;
  readonly filters: readonly Filter[];
  readonly sort: readonly SortTerm<Sort>[];
}

export interface CountedRows<Row> {
  readonly rows: Row[];
  /** At most one more than the bound of counting. */
  readonly counted: number;
}

/** Selects the page and its bounded count in one statement. */
export async function selectPage<Row, Sort extends string>(
  db: Db,
  request: PageRequest<Sort>,
  run: { window: PageWindow; values: SlotValues },
): Promise<CountedRows<Row>> {
  const order = request.sort.map(({ field, descending }) => (descending ? `-${field}` : field)).join(' ');
  const opening = isOpeningPage(request, run.window) ? run.window.size : undefined;
  const shape = {
    key: `${request.key} | ${request.filters.join(' ')} | ${order} | ${opening ?? 'any'}`,
    build: (handle: Db) => buildPage<Row, Sort>(request, opening).compile(handle),
  };
  const values = { ...run.values, limit: run.window.size, offset: run.window.offset };
  const rows = await runShape(db, shape, values);
  return { rows: rows.filter((row) => row.isRow), counted: rows[0]?.counted ?? 0 };
}

/**
 * Returns whether PostgreSQL keeps its plan, with the page's size as a literal; a search is planned for its own text.
 */
function isOpeningPage(request: { filters: readonly Filter[] }, window: PageWindow): boolean {
  return window.offset === 0 && !request.filters.some((filter) => SEARCHES.has(filter));
}

const SEARCHES: ReadonlySet<Filter> = new Set<Filter>(['search', 'letter', 'initials', 'subjctNm', 'semstrNm']);

/** Builds the statement; a page without rows still returns the count, in one row of nothing else. */
function buildPage<Row, Sort extends string>(
  request: PageRequest<Sort>,
  opening: number | undefined,
): RawBuilder<Row & { isRow: boolean; counted: number }> {
  const source = request.source();
  const conditions = request.filters.flatMap((filter) => source.conditions[filter] ?? []);
  const where = conditions.length > 0 ? sql`where ${sql.join(conditions, sql` and `)}` : sql``;
  const terms = request.sort.map(({ field, descending }) =>
    descending ? sql`${source.sorts[field]} desc` : source.sorts[field],
  );
  const order = sql`order by ${sql.join([...terms, sql`c.id`])}`;
  const part =
    opening === undefined ? sql`limit ${slot('limit')} offset ${slot('offset')}` : sql`limit ${sql.lit(opening)}`;
  return sql`
    select counting.n as "counted", c.id is not null as "isRow", ${source.columns}
    from (select count(*)::int as n from (select 1 from ${source.table} c ${where} limit ${sql.lit(COUNT_BOUND + 1)}) found) counting
      left join (
        select c.id from ${source.table} c ${where} ${order} ${part}
      ) page on true
      left join ${source.table} c on c.id = page.id
      ${source.joins}
    ${order}`;
}
