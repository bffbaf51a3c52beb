import type { DashboardPost } from '@naru/contract/areas/board-words.ts';
import type { board as calls } from '@naru/contract/areas/board.ts';
import type { FoundGroup } from '@naru/contract/areas/search.ts';

import type { CallContext, Reader } from '../../../platform/http/serve.ts';
import { listPathOf, MOST_FOUND, type SearchSource } from '../../manifest/search-source.ts';
import { listOpenBoards, type ListedBoard } from '../core/open.ts';
import { readerValues, scopeOf } from '../core/scope-sql.ts';
import { readPostFilters, type FilterShape } from './filters.ts';
import { selectFirstPosts, selectNextDeadlines, type DashboardPostRow } from './dashboard-store.ts';
import { toSummary } from './present.ts';

const NOTICE_BOARD = 'notice';
/** Posts in a widget; the board itself shows more. */
const MOST_ON_DASHBOARD = 5;

export const readDashboardPosts: Reader<typeof calls.readDashboardPosts> = async (ctx) => {
  const listed = await listOpenBoards(ctx);
  const notices = listed.filter(({ board }) => board.code === NOTICE_BOARD);
  const codes = (reads: 'all' | 'department') =>
    listed.filter(({ board }) => board.reads === reads).map(({ board }) => board.code);
  const [latest, due] = await Promise.all([
    readFirst(ctx, notices, { filters: [], values: {}, most: MOST_ON_DASHBOARD }),
    selectNextDeadlines(ctx.db, {
      locale: ctx.locale,
      boards: codes('all'),
      departmentBoards: codes('department'),
      most: MOST_ON_DASHBOARD,
      values: readerValues(ctx.actor, ctx.now),
    }),
  ]);
  const present = (rows: readonly DashboardPostRow[]): DashboardPost[] => {
    const byCode = new Map(listed.map((one) => [one.board.code, one]));
    return rows.flatMap((row) => {
      const one = byCode.get(row.boardCode);
      return one ? [toDashboardPost(ctx, row, one)] : [];
    });
  };
  return {
    noticePath: notices[0]?.menu.opensPath ?? null,
    noticeList: present(latest),
    deadlineList: present(due),
  };
};

function toDashboardPost(ctx: CallContext, row: DashboardPostRow, listed: ListedBoard): DashboardPost {
  const { postId, title, categoryNm, publishFrom, isPinned, isNew, isRead, mustRead, deadlineAt } = toSummary(
    ctx,
    row,
    listed.board,
  );
  return {
    postId,
    title,
    categoryNm,
    publishFrom,
    isPinned,
    isNew,
    isRead,
    mustRead,
    deadlineAt,
    boardNm: nameOf(ctx, listed),
    path: pathOf(row.id, listed),
  };
}

/** Posts as the lists of their boards begin, for the same words; a board is a group. */
export const findPosts: SearchSource = async (ctx, search) => {
  const listed = await listOpenBoards(ctx);
  const shape = readPostFilters({ searchText: search.typed, searchIn: 'all', filesOnly: false, unreadOnly: false });
  const rows = Map.groupBy(await readFirst(ctx, listed, { ...shape, most: MOST_FOUND + 1 }), (row) => row.boardCode);
  return listed.map((one): FoundGroup => {
    const found = rows.get(one.board.code) ?? [];
    const listPath = listPathOf(one.menu.opensPath ?? '', search);
    return {
      kind: 'POST',
      name: nameOf(ctx, one),
      foundList: found.slice(0, MOST_FOUND).map((row) => ({
        id: row.id,
        title: row.title,
        note: row.categoryName,
        at: row.publishFrom.toISOString(),
        path: pathOf(row.id, one),
      })),
      listPath: found.length > MOST_FOUND ? listPath : null,
    };
  });
};

/** Boards of one scope are read by one statement; nearly everybody has one scope. */
async function readFirst(
  ctx: CallContext,
  listed: readonly ListedBoard[],
  asked: FilterShape & { most: number },
): Promise<DashboardPostRow[]> {
  const byScope = Map.groupBy(listed, ({ board }) => scopeOf(board));
  const { filters, most, values } = asked;
  const rows = await Promise.all(
    [...byScope].map(([scope, some]) =>
      selectFirstPosts(ctx.db, {
        scope,
        locale: ctx.locale,
        boards: some.map(({ board }) => board.code),
        filters,
        most,
        values: { ...readerValues(ctx.actor, ctx.now), ...values },
      }),
    ),
  );
  return rows.flat();
}

function nameOf({ locale }: CallContext, { group, menu }: ListedBoard): string {
  return [group, menu].flatMap((one) => one?.[locale === 'en' ? 'nameEn' : 'nameKo'] ?? []).join(' · ');
}

const pathOf = (postId: string, { menu }: ListedBoard): string =>
  (menu.opensPath ?? '').replace(/\/list$/, `/detail/${postId}`);
