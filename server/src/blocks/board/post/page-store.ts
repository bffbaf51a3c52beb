/**
 * The statement of a page of posts: the keys of the page by the index first, then what belongs to them.
 */
import { sql, type RawBuilder } from 'kysely';

import type { Db } from '../../../platform/db/pool.ts';
import { runShape, slot, type SlotValues } from '../../../platform/db/statements.ts';
import type { Locale } from '../../../platform/http/messages.ts';
import { COUNT_BOUND, type PageWindow } from '../../../platform/list/paging.ts';
import { inState, onBoard, type Sight } from '../sight.ts';
import type { PostFilter } from './filters.ts';
import { keysOf, ORDER } from './page-keys.ts';
import { POST_COLUMNS, POST_JOINS, type PostRow } from './columns.ts';

export interface PageRequest {
  readonly sight: Sight;
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
  const { sight, status, locale, filters, window } = request;
  const opening = isOpeningPage(request) ? window.size : undefined;
  const shape = {
    key: `post page ${sight} ${status} ${locale} | ${filters.join(' ')} | ${opening ?? 'any'}`,
    build: (handle: Db) => buildPage(request, opening).compile(handle),
  };
  const rows = await runShape(db, shape, { ...request.values, limit: window.size, offset: window.offset });
  return { rows: rows.filter((row) => row.isRow), counted: rows[0]?.counted ?? 0 };
}

/** The size of a page in words rather than as a value lets PostgreSQL keep its plan; a search is planned for its own text. */
function isOpeningPage({ window, values }: PageRequest): boolean {
  return window.offset === 0 && !('pattern' in values);
}

/** A page without rows still brings the count, in one row of nothing else. */
function buildPage(
  { sight, status, locale, filters }: PageRequest,
  opening: number | undefined,
): RawBuilder<PostRow & { isRow: boolean; counted: number }> {
  const { ctes, keys } = keysOf(status === 'LIVE' ? onBoard(sight) : inState(sight, status), filters, {
    limit: opening === undefined ? slot('limit') : sql.lit(opening),
    offset: opening === undefined ? slot('offset') : sql.lit(0),
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
