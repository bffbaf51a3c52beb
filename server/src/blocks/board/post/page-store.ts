/**
 * The statement of a page of posts: the keys of the page by the index first, then what belongs to them.
 */
import { sql, type RawBuilder } from 'kysely';

import type { Db } from '../../../platform/db/db.ts';
import { runShape, slot, type SlotValues } from '../../../platform/db/statements.ts';
import type { Locale } from '../../../platform/http/messages.ts';
import { COUNT_BOUND, type PageWindow } from '../../../platform/list/paging.ts';
import { inState, onBoard, type Scope } from '../core/scope-sql.ts';
import type { PostFilter } from './filters.ts';
import { keysOf, ORDER } from './page-keys-sql.ts';
import { POST_COLUMNS, POST_JOINS, type PostRow } from './columns-sql.ts';

export interface PageRequest {
  readonly scope: Scope;
  readonly status: string;
  readonly locale: Locale;
  readonly filters: readonly PostFilter[];
  readonly window: PageWindow;
  readonly values: SlotValues;
}

export interface CountedPosts {
  readonly rows: PostRow[];
  /** At most one more than the bound of counting. */
  readonly counted: number;
}

/** The page and its bounded count in one statement. */
export async function selectPostPage(db: Db, request: PageRequest): Promise<CountedPosts> {
  const { scope, status, locale, filters, window } = request;
  const range = rangeInWords(request);
  const shape = {
    key: `post page ${scope} ${status} ${locale} | ${filters.join(' ')} | ${range.limit ?? 'any'} ${range.offset ?? 'any'}`,
    build: (handle: Db) => buildPage(request, range).compile(handle),
  };
  const rows = await runShape(db, shape, { ...request.values, limit: window.size, offset: window.offset });
  return { rows: rows.filter((row) => row.isRow), counted: rows[0]?.counted ?? 0 };
}

interface WordedRange {
  readonly limit?: number;
  readonly offset?: number;
}

/**
 * The size of a page, and where the list begins, in words rather than as values: then PostgreSQL keeps its plan, of the
 * pages far down too, which cost it as much to plan as to walk to. A search is planned for its own text.
 */
function rangeInWords({ window, values }: PageRequest): WordedRange {
  if ('pattern' in values) return {};
  return window.offset === 0 ? { limit: window.size, offset: 0 } : { limit: window.size };
}

/** A page without rows still brings the count, in one row of nothing else. */
function buildPage(
  { scope, status, locale, filters }: PageRequest,
  range: WordedRange,
): RawBuilder<PostRow & { isRow: boolean; counted: number }> {
  const { ctes, keys } = keysOf(status === 'LIVE' ? onBoard(scope) : inState(scope, status), filters, {
    limit: range.limit === undefined ? slot('limit') : sql.lit(range.limit),
    offset: range.offset === undefined ? slot('offset') : sql.lit(range.offset),
    bound: COUNT_BOUND,
  });
  return sql`
    with ${ctes}
    select counting.n as "counted", p.id is not null as "isRow", ${POST_COLUMNS(locale)}
    from counting
      left join (${keys}) page on true
      left join post p on p.id = page.id
      ${POST_JOINS}
    ${ORDER}`;
}
