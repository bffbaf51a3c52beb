import type { Comment } from '@naru/contract/areas/board-words.ts';
import { board as calls } from '@naru/contract/areas/board.ts';

import { fail, failField, failNow } from '../../../platform/http/failure.ts';
import type { CallContext, Reader, WriteContext, Writer } from '../../../platform/http/serve.ts';
import { toPage, windowOf } from '../../../platform/list/paging.ts';
import { writeAudit } from '../../audit/store.ts';
import { emitEvent } from '../../event/emit.ts';
import { notify } from '../../notification/notify.ts';
import { keepReaders } from '../discussion/readers.ts';
import { insertMentions, selectMentions } from '../discussion/store.ts';
import { postAnswered, postCommented, postMentioned } from '../core/notifications.ts';
import type { NotificationType } from '../../manifest/notification-type.ts';
import { boardReader, boardWriter, type OpenBoard } from '../core/open.ts';
import { findPost } from '../post/find-post.ts';
import type { PostHead } from '../post/store.ts';
import { statusAt } from '../core/rules.ts';
import { words } from '../core/words.ts';
import { commentWritten } from './followers.ts';
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
    const ids = board.isDiscussion ? found.rows.map(({ id }) => id) : [];
    const mentions = await selectMentions(ctx.db, ids, ctx.locale);
    const content = found.rows.map((row) => toComment(row, { ctx, board, post, mayReply, mentions }));
    return { commentPage: toPage(content, found.counted, window) };
  },
);

function toComment(
  row: CommentRow,
  at: {
    ctx: CallContext;
    board: OpenBoard;
    post: PostHead;
    mayReply: boolean;
    mentions: ReadonlyMap<string, string[]>;
  },
): Comment {
  const { ctx, board, post } = at;
  const isDeleted = row.deletedAt !== null;
  const isMine = row.authorId === ctx.actor.memberId;
  return {
    commentId: row.id,
    parentId: row.parentId,
    text: isDeleted ? null : row.text,
    authorNm: isDeleted || board.isAnonymous ? null : row.authorName,
    mentionedNmList: isDeleted ? [] : (at.mentions.get(row.id) ?? []),
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

const NO_COMMENTS = { ko: '지금은 이 글에 댓글을 쓸 수 없어요.', en: 'Comments can’t be written here now.' };

export const createComment: Writer<typeof calls.createComment> = boardWriter(calls.createComment, {
  apply: async (ctx, { params, body }, board) => {
    const post = await findPost(ctx, board, params.id);
    if (!mayComment(ctx, board, post)) return failNow(NO_COMMENTS, { status: statusAt(post, ctx.now) });
    if (body.isAnswer && (!board.isModerator || post.answerStatus === null)) return fail('forbidden');
    const parent = body.parentId === null ? undefined : await findParent(ctx, post.id, body.parentId);
    const mentioned = await readMentions(ctx, board, body.mentionList);
    const id = await insertComment(ctx.tx, {
      postId: post.id,
      parentId: body.parentId,
      authorId: ctx.actor.memberId,
      text: body.text.trim(),
      isAnswer: body.isAnswer,
      now: ctx.now,
    });
    if (body.isAnswer) await settleAnswer(ctx.tx, post.id);
    await insertMentions(ctx.tx, id, mentioned);
    const { isAnswer } = body;
    await tell(ctx, { board, post, commentId: id, isAnswer, parentAuthorId: parent?.authorId, mentioned });
    await writeAudit(ctx.tx, ctx, { action: 'board.createComment', entity: 'post_comment', entityId: id });
    return { id };
  },
  answer: async (_ctx, ids) => ({ commentId: ids['id'] ?? '' }),
});

/** Replies are one level deep, and to what is still there. */
async function findParent(ctx: WriteContext, postId: string, parentId: string): Promise<CommentHead> {
  const parent = await selectOptionalCommentForChange(ctx.tx, postId, parentId);
  if (!parent || parent.deletedAt !== null || parent.parentId !== null)
    return failField('parentId', words[ctx.locale].noParent);
  return parent;
}

/** @throws Failure `invalid` at `mentionList` where somebody does not read here, or nobody can be mentioned */
async function readMentions(
  ctx: WriteContext,
  board: OpenBoard,
  mentionList: readonly string[],
): Promise<readonly string[]> {
  const wanted = [...new Set(mentionList)];
  if (wanted.length === 0) return wanted;
  const readers = board.isDiscussion ? await keepReaders(ctx, board, wanted) : [];
  if (readers.length < wanted.length) failField('mentionList', words[ctx.locale].noReader);
  return readers;
}

interface NewCommentNews {
  readonly board: OpenBoard;
  readonly post: PostHead;
  readonly commentId: string;
  readonly isAnswer: boolean;
  readonly parentAuthorId: string | undefined;
  readonly mentioned: readonly string[];
}

/**
 * Notifies, without naming the author: mentioned people, the author of the post and of the comment that it replies to, and
 * after the commit its followers. Each person is told once, as what concerns them most.
 */
async function tell(
  ctx: WriteContext,
  { board, post, commentId, isAnswer, parentAuthorId, mentioned }: NewCommentNews,
): Promise<void> {
  const menu = (await ctx.platform.sessions.rightsTable()).menuById.get(board.menuId);
  const told = new Set([ctx.actor.memberId]);
  const notifyOthers = async (type: NotificationType, memberIds: readonly (string | undefined)[]): Promise<void> => {
    const recipients = memberIds.filter((id) => id !== undefined).filter((id) => !told.has(id));
    for (const id of recipients) told.add(id);
    if (recipients.length === 0) return;
    const link = `${menu?.menuPath ?? ''}/detail/${post.id}`;
    await notify(ctx.tx, { type, recipients, entityId: post.id, dedupeKey: commentId, link });
  };
  await notifyOthers(postMentioned, mentioned);
  await notifyOthers(isAnswer ? postAnswered : postCommented, [post.authorId, parentAuthorId]);
  if (board.isDiscussion)
    await emitEvent(ctx, commentWritten, { recordId: commentId, version: 1, data: { after: null } });
}

export const deleteComment: Writer<typeof calls.deleteComment> = boardWriter(calls.deleteComment, {
  apply: async (ctx, { params }, board) => {
    const post = await findPost(ctx, board, params.id);
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

function mayComment(ctx: CallContext, board: OpenBoard, post: PostHead): boolean {
  return board.hasComments && ctx.actor.rights.may(board.menuId, 'COMT') && statusAt(post, ctx.now) === 'LIVE';
}
