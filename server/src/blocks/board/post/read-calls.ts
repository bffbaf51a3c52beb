import { POST_STEPS, type Post } from '@naru/contract/areas/board-words.ts';
import { board as calls } from '@naru/contract/areas/board.ts';

import { fail } from '../../../platform/http/failure.ts';
import type { CallContext, Reader } from '../../../platform/http/serve.ts';
import { toPage, windowOf } from '../../../platform/list/paging.ts';
import { koreanDate } from '../../../platform/time.ts';
import { boardReader, groupOf, standingOf, type OpenBoard } from '../core/open.ts';
import { selectFollowing } from '../discussion/store.ts';
import { selectLastChange } from '../history/store.ts';
import { readCircumstances, type Circumstances } from '../../workflow/machine.ts';
import { listSteps } from '../../workflow/step-call.ts';
import { canAudit, canChange, sidesOf, statusAt } from '../core/rules.ts';
import { isTooLong, renderRichText } from '../core/rich-text.ts';
import { scopeOf, scopeValues } from '../core/scope-sql.ts';
import { readPostFilters } from './filters.ts';
import { selectPostPage } from './page-store.ts';
import { listFiles } from './files.ts';
import { movingAt, postMachine } from './machine.ts';
import { toEdited, toSummary } from './present.ts';
import { countView, selectOptionalEditedPost, selectOptionalPost, type PostDetailRow } from './store.ts';

export const readBoard: Reader<typeof calls.readBoard> = boardReader(calls.readBoard, async (ctx, _input, board) => {
  const { menuById } = await ctx.platform.sessions.rightsTable();
  const menu = menuById.get(board.menuId) ?? fail('notFound');
  const { rights } = ctx.actor;
  return {
    board: {
      code: board.code,
      menuId: board.menuId,
      name: ctx.locale === 'en' ? menu.nameEn : menu.nameKo,
      groupNm: groupOf(menu, menuById)?.[ctx.locale === 'en' ? 'nameEn' : 'nameKo'] ?? null,
      kind: board.kind,
      categoryList: board.categories
        .filter((category) => category.inUse)
        .map(({ code, nameKo, nameEn }) => ({ code, name: ctx.locale === 'en' ? (nameEn ?? nameKo) : nameKo })),
      hasComments: board.hasComments,
      hasSecrets: board.hasSecrets,
      isAnonymous: board.isAnonymous,
      hasAudience: board.hasAudience,
      isDiscussion: board.isDiscussion,
      keepsHistory: board.keepsHistory,
      fileLimits: { count: board.fileCount, mb: board.fileMb, extensions: board.fileExtensions },
      can: {
        opens: board.opens,
        create: board.rights.create !== 'none',
        comment: board.hasComments && board.opens !== 'none' && rights.may(board.menuId, 'COMT'),
        export: rights.may(board.menuId, 'E'),
        moderate: board.isModerator,
        restore: board.rights.delete !== 'none',
      },
    },
  };
});

export const pagePosts: Reader<typeof calls.pagePosts> = boardReader(calls.pagePosts, async (ctx, { query }, board) => {
  const { filters, values } = readPostFilters(query, { titlesOnly: board.opens !== 'all' });
  const window = windowOf(query);
  const found = await selectPostPage(ctx.db, {
    scope: scopeOf(board),
    status: query.status,
    locale: ctx.locale,
    filters,
    window,
    values: { ...scopeValues(ctx.actor, board, ctx.now), ...values },
  });
  return {
    postPage: toPage(
      found.rows.map((row) => toSummary(ctx, row, board)),
      found.counted,
      window,
    ),
  };
});

export const readPost: Reader<typeof calls.readPost> = boardReader(calls.readPost, async (ctx, { params }, board) => {
  const values = scopeValues(ctx.actor, board, ctx.now);
  const asked = { id: params.id, scope: scopeOf(board), locale: ctx.locale, values };
  const row = (await selectOptionalPost(ctx.db, asked)) ?? fail('notFound');
  const today = koreanDate(ctx.now);
  // A preview of what is not out yet is no view.
  const isView = statusAt(row, ctx.now) === 'LIVE' && (row.lastReadOn === null || row.lastReadOn < today);
  if (isView) await countView(ctx.db, { postId: row.id, memberId: ctx.actor.memberId, now: ctx.now, today });
  const files = await listFiles(ctx.db, row.fileId);
  const circumstances = await readCircumstances(ctx);
  const following = board.isDiscussion
    ? await selectFollowing(ctx.db, { postId: row.id, memberId: ctx.actor.memberId })
    : null;
  const edited = board.keepsHistory ? await selectLastChange(ctx.db, row.id) : null;
  const post = toPost(ctx, row, { board, isView, circumstances });
  return { post: { ...post, fileList: files, editedAt: edited?.toISOString() ?? null, following } };
});

function toPost(
  ctx: CallContext,
  row: PostDetailRow,
  seen: { board: OpenBoard; isView: boolean; circumstances: Circumstances },
): Omit<Post, 'fileList' | 'editedAt' | 'following'> {
  const { board, isView, circumstances } = seen;
  const standing = standingOf(board, row.authorId, ctx.actor);
  const status = statusAt(row, ctx.now);
  const mayComment = board.hasComments && ctx.actor.rights.may(board.menuId, 'COMT');
  return {
    ...toSummary(ctx, row, board),
    views: row.views + (isView ? 1 : 0),
    isRead: true,
    categoryCode: row.categoryCode,
    html: row.html,
    publishTo: row.publishTo?.toISOString() ?? null,
    updatedAt: row.updatedAt.toISOString(),
    confirmedAt: row.confirmedAt?.toISOString() ?? null,
    version: row.version,
    previous: row.previous,
    next: row.next,
    can: {
      change: canChange(status, standing),
      comment: mayComment && status === 'LIVE',
      confirm: row.mustRead && row.confirmedAt === null && status === 'LIVE',
      audit: canAudit(standing),
    },
    // Nobody opens a deleted one.
    stepList: listSteps(postMachine, POST_STEPS, {
      row: movingAt({ ...row, statusBeforeDeletion: null }, ctx.now),
      sides: sidesOf(standing),
      circumstances,
    }),
  };
}

export const readPostForEdit: Reader<typeof calls.readPostForEdit> = boardReader(
  calls.readPostForEdit,
  async (ctx, { params }, board) => ({ post: await readEdited(ctx, board, params.id) }),
);

/** For who may change it; others find nothing. @throws Failure `notFound` */
export async function readEdited(ctx: CallContext, board: OpenBoard, id: string) {
  const asked = { id, locale: ctx.locale, memberId: ctx.actor.memberId };
  const row = (await selectOptionalEditedPost(ctx.db, board.code, asked)) ?? fail('notFound');
  if (!canChange(statusAt(row, ctx.now), standingOf(board, row.authorId, ctx.actor))) return fail('notFound');
  return toEdited(row, await listFiles(ctx.db, row.fileId), ctx.now);
}

export const previewPost: Reader<typeof calls.previewPost> = boardReader(calls.previewPost, async (_ctx, { body }) => {
  if (isTooLong(body.body)) return fail('postTooLong');
  return { html: renderRichText(body.body) };
});
