import { board as calls } from '@naru/contract/areas/board.ts';

import { fail } from '../../../platform/http/failure.ts';
import type { CallContext, Reader, Writer } from '../../../platform/http/serve.ts';
import { boardReader, boardWriter, type OpenBoard } from '../core/open.ts';
import { groupsOf, isTooLong } from '../core/rich-text.ts';
import { holdFiles, selectHeldFiles } from '../../file/attach.ts';
import { deleteDraft, DRAFT_DAYS, saveDraft as save, selectOptionalDraft, type DraftKey } from './store.ts';

const DAY_MS = 24 * 60 * 60_000;

/** Drafts are the writer's own: nobody else's key can be asked for. */
const keyOf = (ctx: CallContext, board: OpenBoard, postId: string | null | undefined): DraftKey => ({
  memberId: ctx.actor.memberId,
  boardCode: board.code,
  postId: postId ?? null,
});

export const readDraft: Reader<typeof calls.readDraft> = boardReader(calls.readDraft, async (ctx, { query }, board) => {
  const row = await selectOptionalDraft(ctx.db, keyOf(ctx, board, query.postId));
  if (!row) return { draft: null };
  const content = { ...row.content, fileId: row.content.fileId ?? null };
  const fileList = content.fileId === null ? [] : await selectHeldFiles(ctx.db, ctx, content.fileId);
  return { draft: { content, fileList, savedAt: row.savedAt.toISOString(), baseVersion: row.baseVersion } };
});

export const saveDraft: Writer<typeof calls.saveDraft> = boardWriter(calls.saveDraft, {
  apply: async (ctx, { body }, board) => {
    const { content, baseVersion } = body;
    if (content.body && isTooLong(content.body)) return fail('postTooLong');
    const until = new Date(ctx.now.getTime() + DRAFT_DAYS * DAY_MS);
    await holdFiles(ctx.tx, ctx, { fileIds: groupsOf(content), until });
    await save(ctx.tx, keyOf(ctx, board, body.postId), { content, baseVersion, savedAt: ctx.now });
    return { savedAt: ctx.now.toISOString() };
  },
  answer: async (_ctx, ids) => ({ savedAt: ids['savedAt'] ?? '' }),
});

export const discardDraft: Writer<typeof calls.discardDraft> = boardWriter(calls.discardDraft, {
  apply: async (ctx, { query }, board) => {
    await deleteDraft(ctx.tx, keyOf(ctx, board, query.postId));
    return {};
  },
  answer: async () => ({}),
});
