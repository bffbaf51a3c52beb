import { board as calls } from '@naru/contract/areas/board.ts';

import { fail } from '../../../platform/http/failure.ts';
import type { Writer } from '../../../platform/http/serve.ts';
import { saveFollower, selectFollowing } from '../discussion/store.ts';
import { boardWriter } from '../core/open.ts';
import { findPost } from './find-post.ts';

export const followPost: Writer<typeof calls.followPost> = boardWriter(calls.followPost, {
  apply: async (ctx, { params, body }, board) => {
    if (!board.isDiscussion) return fail('notFound');
    const post = await findPost(ctx, board, params.id);
    const { isFollowing } = body;
    await saveFollower(ctx.tx, { postId: post.id, memberId: ctx.actor.memberId, isFollowing, now: ctx.now });
    return { id: post.id };
  },
  answer: (ctx, ids) => selectFollowing(ctx.db, { postId: ids['id'] ?? '', memberId: ctx.actor.memberId }),
});
