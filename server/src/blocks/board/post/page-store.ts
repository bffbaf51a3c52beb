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

/** Pairs of neighbouring characters by the index, then the text itself, because pairs may come from different places. */
const paired = (text: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`p.grams @> bigrams_of(${slot('text')}) and replace(${text}, ' ', '') ilike ${slot('pattern')}`;

/** One character has no neighbour: this reads along until the page is full. */
const single = (text: RawBuilder<unknown>): RawBuilder<unknown> => sql`${text} ilike ${slot('pattern')}`;

const TITLE = sql`p.title`;
const BODY = sql`p.body_text`;
const AUTHOR = sql`p.author_name`;
const ALL = sql`(p.title || ' ' || p.author_name || ' ' || p.body_text)`;

export const CONDITIONS: Readonly<Record<PostFilter, RawBuilder<unknown>>> = {
  category: sql`p.category_code = ${slot('category')}`,
  from: sql`p.publish_from >= ${slot('from')}::timestamptz`,
  to: sql`p.publish_from < ${slot('to')}::timestamptz`,
  files: sql`p.file_count > 0`,
  unread: sql`not exists (select 1 from post_read r where r.post_id = p.id and r.member_id = ${slot('me')}::uuid)`,
  initials: sql`p.initial_grams @> bigrams_of(${slot('text')}) and p.title_initials like ${slot('pattern')}`,
  'all.paired': paired(ALL),
  'title.paired': paired(TITLE),
  'body.paired': paired(BODY),
  'author.paired': paired(AUTHOR),
  // Nothing but the title: reading every text for one letter would take too long.
  'all.single': single(TITLE),
  'title.single': single(TITLE),
  'body.single': single(TITLE),
  'author.single': single(AUTHOR),
};

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

export const ORDER = sql`order by p.is_pinned desc, p.publish_from desc, p.id desc`;

/** A page without rows still brings the count, in one row of nothing else. */
function buildPage(
  { sight, status, locale, filters }: PageRequest,
  opening: number | undefined,
): RawBuilder<PostRow & { isRow: boolean; counted: number }> {
  const conditions = filters.map((filter) => CONDITIONS[filter]);
  const where = sql.join([status === 'LIVE' ? onBoard(sight) : inState(sight, status), ...conditions], sql` and `);
  const part =
    opening === undefined ? sql`limit ${slot('limit')} offset ${slot('offset')}` : sql`limit ${sql.lit(opening)}`;
  return sql`
    select counting.n as "counted", p.id is not null as "isRow", ${POST_COLUMNS(locale)}
    from (select count(*)::int as n from (select 1 from post p where ${where} limit ${sql.lit(COUNT_BOUND + 1)}) found) counting
      left join (select p.id from post p where ${where} ${ORDER} ${part}) page on true
      left join post p on p.id = page.id
      ${POST_JOINS}
    ${ORDER}`;
}
