/** Changes of a post, for people who may open it. What stood before a change under cover is for moderators. */
import { board as calls } from '@naru/contract/areas/board.ts';
import type { PostChange, PostVersion } from '@naru/contract/areas/board-words.ts';

import { fail } from '../../../platform/http/failure.ts';
import type { CallContext, Reader } from '../../../platform/http/serve.ts';
import { toPage, windowOf } from '../../../platform/list/paging.ts';
import { boardReader, type OpenBoard } from '../core/open.ts';
import { wordsOf } from '../core/rich-text.ts';
import {
  selectChangePage,
  selectOptionalChange,
  selectVersionOfToday,
  type ChangeRow,
  type VersionRow,
} from '../history/store.ts';
import { listFiles } from './files.ts';
import { findPost } from './find-post.ts';

export const pageHistory: Reader<typeof calls.pageHistory> = boardReader(
  calls.pageHistory,
  async (ctx, { params, query }, board) => {
    const postId = await findKept(ctx, board, params.id);
    const window = windowOf(query);
    const found = await selectChangePage(ctx.db, { postId, locale: ctx.locale }, window);
    const content = found.rows.map((row) => toChange(row, board));
    return { historyPage: toPage(content, found.counted, window) };
  },
);

export const readChange: Reader<typeof calls.readChange> = boardReader(
  calls.readChange,
  async (ctx, { params }, board) => {
    const postId = await findKept(ctx, board, params.id);
    const asked = { postId, number: Number(params.number), locale: ctx.locale };
    const row = (await selectOptionalChange(ctx.db, asked)) ?? fail('notFound');
    const change = toChange(row, board);
    if (!change.canOpen) return fail('notFound');
    const next = await selectOptionalChange(ctx.db, { ...asked, number: asked.number + 1 });
    return { change, before: toVersion(row), after: toVersion(next ?? (await readToday(ctx, postId))) };
  },
);

async function findKept(ctx: CallContext, board: OpenBoard, id: string): Promise<string> {
  if (!board.keepsHistory) return fail('notFound');
  return (await findPost(ctx, board, id)).id;
}

async function readToday(ctx: CallContext, postId: string): Promise<VersionRow> {
  const { fileId, ...row } = await selectVersionOfToday(ctx.db, { postId, locale: ctx.locale });
  const files = await listFiles(ctx.db, fileId);
  return { ...row, fileNames: files.map(({ fileNm }) => fileNm) };
}

function toChange(row: ChangeRow, board: OpenBoard): PostChange {
  return {
    number: row.number,
    changedAt: row.changedAt.toISOString(),
    changedByNm: board.isAnonymous ? null : row.changedByName,
    partList: row.changedParts,
    canOpen: board.isModerator || !row.isWithheld,
  };
}

function toVersion({ title, categoryName, body, fileNames }: VersionRow): PostVersion {
  return { title, categoryNm: categoryName, text: wordsOf(body), fileNmList: fileNames };
}
