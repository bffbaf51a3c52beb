import type { GlancedPost } from '@naru/contract/areas/board-words.ts';
import type { board as calls } from '@naru/contract/areas/board.ts';
import type { FoundGroup } from '@naru/contract/areas/search.ts';

import type { Actor } from '../../../platform/access/actor.ts';
import type { CallContext, Reader } from '../../../platform/http/serve.ts';
import { listPathOf, MOST_FOUND, type SearchSource } from '../../search/source.ts';
import { listOpenBoards, type ListedBoard } from '../open.ts';
import { readerValues, sightOf } from '../sight.ts';
import { readPostFilters, type FilterShape } from './filters.ts';
import { selectFirstPosts, selectNextDeadlines, type GlancedRow } from './glance-store.ts';
import { toSummary } from './present.ts';

const NOTICE_BOARD = 'notice';
/** A widget shows these; whoever wants more opens the board. */
const MOST_GLANCED = 5;

export const glancePosts: Reader<typeof calls.glancePosts> = async (ctx) => {
  const listed = await listOpenBoards(ctx);
  const notices = listed.filter(({ board }) => board.code === NOTICE_BOARD);
  const codes = (reads: 'all' | 'department') =>
    listed.filter(({ board }) => board.reads === reads).map(({ board }) => board.code);
  const [latest, due] = await Promise.all([
    readFirst(ctx, notices, { filters: [], values: {}, most: MOST_GLANCED }),
    selectNextDeadlines(ctx.db, {
      locale: ctx.locale,
      boards: codes('all'),
      departmentBoards: codes('department'),
      most: MOST_GLANCED,
      values: readerValues(ctx.actor, ctx.now),
    }),
  ]);
  const present = (rows: readonly GlancedRow[]): GlancedPost[] => {
    const byCode = new Map(listed.map((one) => [one.board.code, one]));
    return rows.flatMap((row) => {
      const one = byCode.get(row.boardCode);
      return one ? [toGlanced(ctx, row, one)] : [];
    });
  };
  return {
    noticePath: notices[0]?.menu.opensPath ?? null,
    noticeList: present(latest),
    deadlineList: present(due),
  };
};

function toGlanced(ctx: CallContext<Actor>, row: GlancedRow, listed: ListedBoard): GlancedPost {
  const { postId, title, categoryNm, publishFrom, isPinned, isNew, isRead, mustRead, deadlineAt } = toSummary(
    row,
    listed.board,
    ctx.now,
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
    path: pathOf(ctx, row.id, listed) ?? '/dashboard',
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
        path: pathOf(ctx, row.id, one) ?? listPath,
      })),
      listPath: found.length > MOST_FOUND ? listPath : null,
    };
  });
};

/** Boards of one sight are read by one statement; nearly everybody has one sight. */
async function readFirst(
  ctx: CallContext<Actor>,
  listed: readonly ListedBoard[],
  asked: FilterShape & { most: number },
): Promise<GlancedRow[]> {
  const bySight = Map.groupBy(listed, ({ board }) => sightOf(board));
  const { filters, most, values } = asked;
  const rows = await Promise.all(
    [...bySight].map(([sight, some]) =>
      selectFirstPosts(ctx.db, {
        sight,
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

function nameOf({ locale }: CallContext<Actor>, { menu }: ListedBoard): string {
  return locale === 'en' ? menu.nameEn : menu.nameKo;
}

/** Undefined for who may see the list only. */
function pathOf(ctx: CallContext<Actor>, postId: string, { board, menu }: ListedBoard): string | undefined {
  if (!ctx.actor.rights.may(board.menuId, 'RR')) return undefined;
  return menu.opensPath?.replace(/\/list$/, `/detail/${postId}`);
}
