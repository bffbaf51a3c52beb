/**
 * Which posts a page shows: their keys, as SQL, and how many there are.
 */
import { sql, type RawBuilder } from 'kysely';

import { slot } from '../../../platform/db/statements.ts';
import type { PostFilter } from './filters.ts';

type Part = RawBuilder<unknown>;

export const ORDER = sql`order by p.is_pinned desc, p.publish_from desc, p.id desc`;

/** Pairs of neighbouring characters; they may come from different places, so that the text decides. */
const PAIRS = sql`p.grams @> bigrams_of(${slot('text')})`;
const holds = (text: Part): Part => sql`replace(${text}, ' ', '') ilike ${slot('pattern')}`;
/** One character has no neighbour: this reads along until the page is full. */
const single = (text: Part): Part => sql`${text} ilike ${slot('pattern')}`;

const TITLE = sql`p.title`;
const BODY = sql`p.body_text`;
const AUTHOR = sql`p.author_name`;
const ALL = sql`(p.title || ' ' || p.author_name || ' ' || p.body_text)`;

interface Search {
  readonly index: Part;
  readonly text: Part;
}

/** Searches with an index: what it finds, and what of that really holds the words. */
const SEARCHES: Readonly<Partial<Record<PostFilter, Search>>> = {
  initials: {
    index: sql`p.initial_grams @> bigrams_of(${slot('text')})`,
    text: sql`p.title_initials like ${slot('pattern')}`,
  },
  'all.paired': { index: PAIRS, text: holds(ALL) },
  'title.paired': { index: PAIRS, text: holds(TITLE) },
  'body.paired': { index: PAIRS, text: holds(BODY) },
  'author.paired': { index: PAIRS, text: holds(AUTHOR) },
};

const CONDITIONS: Readonly<Partial<Record<PostFilter, Part>>> = {
  category: sql`p.category_code = ${slot('category')}`,
  from: sql`p.publish_from >= ${slot('from')}::timestamptz`,
  to: sql`p.publish_from < ${slot('to')}::timestamptz`,
  files: sql`p.file_count > 0`,
  unread: sql`not exists (select 1 from post_read r where r.post_id = p.id and r.member_id = ${slot('me')}::uuid)`,
  // Nothing but the title: reading every text for one letter would take too long.
  'all.single': single(TITLE),
  'title.single': single(TITLE),
  'body.single': single(TITLE),
  'author.single': single(AUTHOR),
};

export interface Range {
  readonly limit: Part;
  readonly offset: Part;
  /** How far to count. */
  readonly bound: number;
}

export interface PageKeys {
  /** Common table expressions, one of them `counting (n)`: at most one more than the bound. */
  readonly ctes: Part;
  /** A query of `id`. */
  readonly keys: Part;
}

/** `scope` says which posts of which board there are for the person. */
export function keysOf(scope: Part, filters: readonly PostFilter[], range: Range): PageKeys {
  const where = sql.join([scope, ...filters.flatMap((filter) => CONDITIONS[filter] ?? [])], sql` and `);
  const search = filters.map((filter) => SEARCHES[filter]).find((one) => one !== undefined);
  if (search) return searchedKeys(where, search, range);
  const { limit, offset, bound } = range;
  return {
    ctes: sql`counting as (
      select count(*)::int as n from (select 1 from post p where ${where} limit ${sql.lit(bound + 1)}) found)`,
    keys: sql`select p.id from post p where ${where} ${ORDER} limit ${limit} offset ${offset}`,
  };
}

/** So far down the list a frequent word is looked for before every post is that holds it. */
const NEAR = 2_000;

/**
 * A rare word: all that the index finds, put in order. A frequent one would be thousands, so the beginning of the list is
 * read along until the page is full; if it does not become full there, all of them are put in order after all.
 */
function searchedKeys(where: Part, { index, text }: Search, { limit, offset, bound }: Range): PageKeys {
  const columns = sql`p.id, p.is_pinned, p.publish_from`;
  const isRare = sql`(select n from counting) <= ${sql.lit(bound)}`;
  const wanted = sql`(${limit}::int + ${offset}::int)`;
  const isFull = sql`(select count(*) from near) >= ${wanted}`;
  return {
    ctes: sql`
      matched as materialized (
        select ${columns} from post p where ${where} and ${index} and ${text} limit ${sql.lit(bound + 1)}),
      counting as materialized (select count(*)::int as n from matched),
      near as materialized (
        select ${columns}
        from (
          select ${columns}, p.title, p.author_name, p.body_text, p.title_initials
          from post p where ${where} ${ORDER} limit ${sql.lit(NEAR)}
        ) p
        where not ${isRare} and ${text} ${ORDER} limit ${wanted})`,
    keys: sql`
      (select p.id from matched p where ${isRare} ${ORDER} limit ${limit} offset ${offset})
      union all
      (select p.id from near p where not ${isRare} and ${isFull} ${ORDER} limit ${limit} offset ${offset})
      union all
      (select p.id from post p where not ${isRare} and not ${isFull} and ${where} and ${index} and ${text}
        ${ORDER} limit ${limit} offset ${offset})`,
  };
}
