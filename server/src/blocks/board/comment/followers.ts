/**
 * Followers hear of a comment after its commit: to ask for the rights of thousands takes longer than its author should wait.
 */
import { emitEvent } from '../../event/emit.ts';
import { defineEvent, followEvent, type Follower } from '../../manifest/event.ts';
import { notify } from '../../notification/notify.ts';
import { postFollowed } from '../core/notifications.ts';
import { findBoard } from '../core/store.ts';
import { keepReaders } from '../discussion/readers.ts';
import { selectFollowers, selectOptionalToldComment } from '../discussion/store.ts';

/** So many are told in one transaction; the rest are an event of the next version. */
const TOLD_AT_ONCE = 500;

/** A comment in a discussion; `after` is the last follower who was judged. */
export const commentWritten = defineEvent<{ after: string | null }>('comment.written');

/** Tells followers who read there when they are told, and whom nothing else told of the comment. */
export const tellFollowers: Follower = followEvent(
  commentWritten,
  'board.tellFollowers',
  async (ctx, { recordId, version, data }) => {
    const comment = await selectOptionalToldComment(ctx.tx, recordId);
    if (!comment) return;
    const { postId, boardCode, toldIds } = comment;
    const board = await findBoard(ctx.platform, boardCode);
    if (!board?.isDiscussion) return;
    const asked = { postId, after: data.after, butNot: toldIds, most: TOLD_AT_ONCE };
    const followers = await selectFollowers(ctx.tx, asked);
    const recipients = await keepReaders(ctx, board, followers);
    const menu = (await ctx.platform.sessions.rightsTable()).menuById.get(board.menuId);
    const link = `${menu?.menuPath ?? ''}/detail/${postId}`;
    const dedupeKey = `${recordId}:${version}`;
    await notify(ctx.tx, { type: postFollowed, recipients, entityId: postId, dedupeKey, link });
    const after = followers[TOLD_AT_ONCE - 1];
    if (after !== undefined) await emitEvent(ctx, commentWritten, { recordId, version: version + 1, data: { after } });
  },
);
