/**
 * A page of a list written by hand in SQL: its rows, and a count that stops at the bound (docs/specification.md §7).
 */
import { sql, type RawBuilder } from 'kysely';

import { countOf, type Db } from '../db/db.ts';
import { COUNT_BOUND, type PageWindow } from './paging.ts';

type Sql = RawBuilder<unknown>;

export interface PageQuery {
  readonly columns: Sql;
  readonly from: Sql;
  readonly where: Sql;
  /** An order that places every row. */
  readonly order: Sql;
  readonly window: PageWindow;
  /** Joins that the count needs, where it needs fewer than the rows. */
  readonly counted?: Sql;
}

export interface PageRows<Row> {
  readonly rows: Row[];
  /** At most one more than COUNT_BOUND. */
  readonly counted: number;
}

/** Both statements at once: the count never waits for the rows. */
export async function selectPage<Row>(db: Db, query: PageQuery): Promise<PageRows<Row>> {
  const { columns, from, where, order, window, counted = from } = query;
  const [{ rows }, total] = await Promise.all([
    sql<Row>`
      select ${columns} from ${from} where ${where} order by ${order}
      limit ${window.size} offset ${window.offset}`.execute(db),
    countBounded(db, { from: counted, where }),
  ]);
  return { rows, counted: total };
}

/** Rows up to one more than the bound: enough to say "1,000+". */
export function countBounded(db: Db, { from, where }: Pick<PageQuery, 'from' | 'where'>): Promise<number> {
  return countOf(db)`
    select count(*)::int as count
    from (select from ${from} where ${where} limit ${sql.lit(COUNT_BOUND + 1)}) bounded`;
}
