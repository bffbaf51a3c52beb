/**
 * A few posts of several boards at once: for a search, for the dashboard.
 */
import { sql, type RawBuilder } from 'kysely';

import type { Db } from '../../../platform/db/db.ts';
import { runShape, slot, type SlotValues } from '../../../platform/db/statements.ts';
import type { Locale } from '../../../platform/http/messages.ts';
import { onBoard, speaksTo, type Scope } from '../core/scope-sql.ts';
import { POST_COLUMNS, POST_JOINS, type PostRow } from './columns-sql.ts';
import type { PostFilter } from './filters.ts';
import { keysOf } from './page-keys-sql.ts';

export interface DashboardPostRow extends PostRow {
  readonly boardCode: string;
}

export interface DashboardRequest {
  readonly scope: Scope;
  readonly locale: Locale;
  /** Boards that are seen by this scope. */
  readonly boards: readonly string[];
  readonly filters: readonly PostFilter[];
  /** Most posts of each board. */
  readonly most: number;
  readonly values: SlotValues;
}

/** The first posts of each board, as its list begins with them. */
export function selectFirstPosts(db: Db, request: DashboardRequest): Promise<DashboardPostRow[]> {
  const { scope, locale, filters, most, boards, values } = request;
  const shape = {
    key: `first posts ${scope} ${locale} ${boards.join(' ')} | ${filters.join(' ')}`,
    build: (handle: Db) => buildFirstPosts(request).compile(handle),
  };
  return runShape(db, shape, { ...values, most });
}

/** From here on the beginning of a list is read along for a word rather than all that holds it. */
const FREQUENT = 200;

/** A part for each board, which is named in words: so PostgreSQL knows how many posts it has. */
function buildFirstPosts({ scope, locale, boards, filters }: DashboardRequest): RawBuilder<DashboardPostRow> {
  const range = { limit: slot('most'), offset: sql.lit(0), bound: FREQUENT };
  const parts = boards.map((board, place) => {
    const { ctes, keys } = keysOf(onBoard(scope, 'p', sql.lit(board)), filters, range);
    return sql`(with ${ctes} select ${sql.lit(place)} as place, keys.id from (${keys}) keys)`;
  });
  return sql<DashboardPostRow>`
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

/** Selects the posts for this person that are due next, the nearest first. */
export function selectNextDeadlines(db: Db, request: DeadlineRequest): Promise<DashboardPostRow[]> {
  const { locale, boards, departmentBoards, most, values } = request;
  const shape = {
    key: `next deadlines ${locale} ${most}`,
    build: (handle: Db) =>
      sql<DashboardPostRow>`
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
