import type { Comment } from '@naru/contract/areas/board-words.ts';
import { board as calls } from '@naru/contract/areas/board.ts';

import type { Actor } from '../../../platform/access/actor.ts';
import { isId } from '../../../platform/db/id.ts';
import { fail, failField } from '../../../platform/http/failure.ts';
import type { CallContext, Reader, WriteContext, Writer } from '../../../platform/http/serve.ts';
import { toPage, windowOf } from '../../../platform/list/paging.ts';
import { writeAudit } from '../../audit/store.ts';
import { notify } from '../../notification/notify.ts';
import { postAnswered, postCommented } from '../notifications.ts';
import { boardReader, boardWriter, type OpenBoard } from '../open.ts';
import { selectOptionalOpenPost, type PostHead } from '../post/store.ts';
import { statusAt } from '../rules.ts';
import { sightOf, sightValues } from '../sight.ts';
import { words } from '../words.ts';
import {
  insertComment,
  markCommentDeleted,
  selectCommentPage,
  selectOptionalCommentForChange,
  settleAnswer,
  type CommentHead,
  type CommentRow,
} from './store.ts';

export const pageComments: Reader<typeof calls.pageComments> = boardReader(
  calls.pageComments,
  async (ctx, { params, query }, board) => {
    const post = await findPost(ctx, board, params.id);
    const window = windowOf(query);
    const found = await selectCommentPage(ctx.db, { postId: post.id, locale: ctx.locale }, window);
    const mayReply = mayComment(ctx, board, post);
    const content = found.rows.map((row) => toComment(row, { ctx, board, post, mayReply }));
    return { commentPage: toPage(content, found.counted, window) };
  },
);

function toComment(
  row: CommentRow,
  at: { ctx: CallContext<Actor>; board: OpenBoard; post: PostHead; mayReply: boolean },
): Comment {
  const { ctx, board, post } = at;
  const isDeleted = row.deletedAt !== null;
  const isMine = row.authorId === ctx.actor.memberId;
  return {
    commentId: row.id,
    parentId: row.parentId,
    text: isDeleted ? null : row.text,
    authorNm: isDeleted || board.isAnonymous ? null : row.authorName,
    isOffice: !isDeleted && !board.isAnonymous && row.authorId === post.authorId,
    isAnswer: row.isAnswer,
    isMine: !isDeleted && isMine,
    createdAt: row.createdAt.toISOString(),
    can: {
      reply: at.mayReply && row.parentId === null && !isDeleted,
      delete: !isDeleted && (isMine || board.isModerator),
    },
  };
}

export const createComment: Writer<typeof calls.createComment> = boardWriter(calls.createComment, {
  apply: async (ctx, { params, body }, board) => {
    const post = await findPost(ctx, board, params.id);
    if (!mayComment(ctx, board, post)) return fail('conflict', { current: { status: statusAt(post, ctx.now) } });
    if (body.isAnswer && (!board.isModerator || post.answerStatus === null)) return fail('forbidden');
    const parent = body.parentId === null ? undefined : await findParent(ctx, post.id, body.parentId);
    const id = await insertComment(ctx.tx, {
      postId: post.id,
      parentId: body.parentId,
      authorId: ctx.actor.memberId,
      text: body.text.trim(),
      isAnswer: body.isAnswer,
      now: ctx.now,
    });
    if (body.isAnswer) await settleAnswer(ctx.tx, post.id);
    await tell(ctx, { board, post, commentId: id, isAnswer: body.isAnswer, parentAuthorId: parent?.authorId });
    await writeAudit(ctx.tx, ctx, { action: 'board.createComment', entity: 'post_comment', entityId: id });
    return { id };
  },
  answer: async (_ctx, ids) => ({ commentId: ids['id'] ?? '' }),
});

/** Replies are one level deep, and to what is still there. */
async function findParent(ctx: WriteContext<Actor>, postId: string, parentId: string): Promise<CommentHead> {
  const parent = isId(parentId) ? await selectOptionalCommentForChange(ctx.tx, postId, parentId) : undefined;
  if (!parent || parent.deletedAt !== null || parent.parentId !== null)
    return failField('parentId', words[ctx.locale].noParent);
  return parent;
}

interface Told {
  readonly board: OpenBoard;
  readonly post: PostHead;
  readonly commentId: string;
  readonly isAnswer: boolean;
  readonly parentAuthorId: string | undefined;
}

/** Whose post it is and whose comment it replies to, but never who wrote it. */
async function tell(
  ctx: WriteContext<Actor>,
  { board, post, commentId, isAnswer, parentAuthorId }: Told,
): Promise<void> {
  const menu = (await ctx.platform.sessions.rightsTable()).menuById.get(board.menuId);
  const people = [post.authorId, parentAuthorId].filter((id) => id !== undefined && id !== ctx.actor.memberId);
  await notify(ctx.tx, {
    type: isAnswer ? postAnswered : postCommented,
    recipients: people.filter((id) => id !== undefined),
    entityId: post.id,
    dedupeKey: commentId,
    link: `${menu?.menuPath ?? ''}/detail/${post.id}`,
  });
}

export const deleteComment: Writer<typeof calls.deleteComment> = boardWriter(calls.deleteComment, {
  apply: async (ctx, { params }, board) => {
    const post = await findPost(ctx, board, params.id);
    if (!isId(params.commentId)) return fail('notFound');
    const comment = (await selectOptionalCommentForChange(ctx.tx, post.id, params.commentId)) ?? fail('notFound');
    const mayDelete = comment.authorId === ctx.actor.memberId || board.isModerator;
    if (!mayDelete || comment.deletedAt !== null) return fail('notFound');
    const of = { id: comment.id, postId: post.id, actorId: ctx.actor.memberId, now: ctx.now };
    if (!(await markCommentDeleted(ctx.tx, of))) return fail('notFound');
    if (comment.isAnswer) await settleAnswer(ctx.tx, post.id);
    await writeAudit(ctx.tx, ctx, { action: 'board.deleteComment', entity: 'post_comment', entityId: comment.id });
    return { id: comment.id };
  },
  answer: async () => ({}),
});

function mayComment(ctx: CallContext<Actor>, board: OpenBoard, post: PostHead): boolean {
  return board.hasComments && ctx.actor.rights.may(board.menuId, 'COMT') && statusAt(post, ctx.now) === 'LIVE';
}

async function findPost(ctx: CallContext<Actor>, board: OpenBoard, id: string): Promise<PostHead> {
  if (!isId(id)) return fail('notFound');
  const asked = { id, sight: sightOf(board), values: sightValues(ctx.actor, board, ctx.now) };
  return (await selectOptionalOpenPost(ctx.db, asked)) ?? fail('notFound');
}
