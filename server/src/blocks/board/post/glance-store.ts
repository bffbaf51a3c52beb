/**
 * A few posts of several boards at once: for a search, for the dashboard.
 */
import { sql, type RawBuilder } from 'kysely';

import type { Db } from '../../../platform/db/pool.ts';
import { runShape, slot, type SlotValues } from '../../../platform/db/statements.ts';
import type { Locale } from '../../../platform/http/messages.ts';
import { onBoard, speaksTo, type Sight } from '../sight.ts';
import { POST_COLUMNS, POST_JOINS, type PostRow } from './columns.ts';
import type { PostFilter } from './filters.ts';
import { keysOf } from './page-keys.ts';

export interface GlancedRow extends PostRow {
  readonly boardCode: string;
}

export interface GlanceRequest {
  readonly sight: Sight;
  readonly locale: Locale;
  /** Boards that are seen by this sight. */
  readonly boards: readonly string[];
  readonly filters: readonly PostFilter[];
  /** Of each board. */
  readonly most: number;
  readonly values: SlotValues;
}

/** The first posts of each board, as its list begins with them. */
export function selectFirstPosts(db: Db, request: GlanceRequest): Promise<GlancedRow[]> {
  const { sight, locale, filters, most, boards, values } = request;
  const shape = {
    key: `first posts ${sight} ${locale} ${boards.join(' ')} | ${filters.join(' ')}`,
    build: (handle: Db) => buildFirstPosts(request).compile(handle),
  };
  return runShape(db, shape, { ...values, most });
}

/** From here on the beginning of a list is read along for a word rather than all that holds it. */
const FREQUENT = 200;

/** A part for each board, which is named in words: so PostgreSQL knows how many posts it has. */
function buildFirstPosts({ sight, locale, boards, filters }: GlanceRequest): RawBuilder<GlancedRow> {
  const range = { limit: slot('most'), offset: sql.lit(0), bound: FREQUENT };
  const parts = boards.map((board, place) => {
    const { ctes, keys } = keysOf(onBoard(sight, 'p', sql.lit(board)), filters, range);
    return sql`(with ${ctes} select ${sql.lit(place)} as place, keys.id from (${keys}) keys)`;
  });
  return sql<GlancedRow>`
    select p.board_code as "boardCode", ${POST_COLUMNS(locale)}
    from (${sql.join(parts, sql` union all `)}) page
      join post p on p.id = page.id
      ${POST_JOINS}
    order by page.place, p.is_pinned desc, p.publish_from desc, p.id desc`;
}

export interface DeadlineRequest {
  readonly locale: Locale;
  /** Boards that one reads in full, and those of which one reads one's departments'. */
  readonly boards: readonly string[];
  readonly departmentBoards: readonly string[];
  readonly most: number;
  readonly values: SlotValues;
}

/** What is due next among the posts that speak to the person, the nearest first. */
export function selectNextDeadlines(db: Db, request: DeadlineRequest): Promise<GlancedRow[]> {
  const { locale, boards, departmentBoards, most, values } = request;
  const shape = {
    key: `next deadlines ${locale} ${most}`,
    build: (handle: Db) =>
      sql<GlancedRow>`
        select p.board_code as "boardCode", ${POST_COLUMNS(locale)}
        from (
          select p.id from post p
          where p.deadline_at >= ${slot('now')}::timestamptz and ${speaksTo('p')}
            and (p.board_code = any(${slot('boards')}::text[]) or (p.board_code = any(${slot('departmentBoards')}::text[])
              and p.department_code = any(${slot('departments')}::text[])))
          order by p.deadline_at, p.id limit ${sql.lit(most)}
        ) page
          join post p on p.id = page.id
          ${POST_JOINS}
        order by p.deadline_at, p.id`.compile(handle),
  };
  return runShape(db, shape, { ...values, boards, departmentBoards });
}
