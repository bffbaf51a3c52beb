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
import { CONDITIONS, ORDER } from './page-store.ts';

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
    key: `first posts ${sight} ${locale} | ${filters.join(' ')}`,
    build: (handle: Db) => buildFirstPosts(request).compile(handle),
  };
  return runShape(db, shape, { ...values, boards, most });
}

/** The number is a value, so that PostgreSQL plans each search for its own text; within a board it goes by its index. */
function buildFirstPosts({ sight, locale, filters }: GlanceRequest): RawBuilder<GlancedRow> {
  const where = sql.join(
    [onBoard(sight, 'p', sql`asked.code`), ...filters.map((filter) => CONDITIONS[filter])],
    sql` and `,
  );
  return sql<GlancedRow>`
    select asked.code as "boardCode", ${POST_COLUMNS(locale)}
    from unnest(${slot('boards')}::text[]) with ordinality asked(code, place)
      cross join lateral (select p.id from post p where ${where} ${ORDER} limit ${slot('most')}) page
      join post p on p.id = page.id
      ${POST_JOINS}
    order by asked.place, p.is_pinned desc, p.publish_from desc, p.id desc`;
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
