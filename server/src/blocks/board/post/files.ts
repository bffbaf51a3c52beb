/**
 * Files of posts: attachments in one group, the pictures of the text in others, all read by who may open the post.
 */
import type { FileExtension } from '@naru/contract/shared/file.ts';
import type { PostContent } from '@naru/contract/areas/board-words.ts';

import type { Actor } from '../../../platform/access/actor.ts';
import type { Db } from '../../../platform/db/db.ts';
import type { FileRights } from '../../../platform/files/files.ts';
import { failField } from '../../../platform/http/failure.ts';
import type { WriteContext } from '../../../platform/http/serve.ts';
import { attachFiles, lockFiles, releaseFiles, selectFiles } from '../../file/attach.ts';
import { withRights, type OpenBoard } from '../core/open.ts';
import { picturesOf } from '../core/rich-text.ts';
import { canChange, statusAt } from '../core/rules.ts';
import { scopeOf, scopeValues } from '../core/scope-sql.ts';
import { selectOptionalBoardOf } from '../core/store.ts';
import { words } from '../core/words.ts';
import { selectOptionalHead, selectOptionalOpenPost, type PostHead } from './store.ts';

export const POST_FILES = 'post';
const MEGABYTE = 1024 * 1024;
const PICTURES: readonly FileExtension[] = ['png', 'jpg', 'jpeg', 'gif', 'webp'];

/** Rights to files of a post: people who may open the post read them, people who may change it change them. */
export const postFileRights: FileRights = {
  canRead: async (db, actor, postId, now) => {
    const found = await find(db, actor, { postId, privilege: 'RR' });
    if (!found) return false;
    const asked = { id: postId, scope: scopeOf(found.board), values: scopeValues(actor, found.board, now) };
    return (await selectOptionalOpenPost(db, asked)) !== undefined;
  },
  canChange: async (db, actor, postId, now) => {
    const found = await find(db, actor, { postId, privilege: 'R' });
    if (!found) return false;
    const { board, post } = found;
    return canChange(statusAt(post, now), { ...board.rights, isAuthor: post.authorId === actor.memberId });
  },
};

async function find(
  db: Db,
  actor: Actor,
  asked: { postId: string; privilege: 'R' | 'RR' },
): Promise<{ board: OpenBoard; post: PostHead } | undefined> {
  const { postId, privilege } = asked;
  const row = await selectOptionalBoardOf(db, postId);
  if (!row || row.isInDevelopment || !actor.rights.may(row.menuId, privilege)) return undefined;
  const board = withRights(row, actor.rights, privilege);
  if (privilege === 'RR' && board.opens === 'none') return undefined;
  const post = await selectOptionalHead(db, row.code, postId);
  return post && { board, post };
}

export interface HungFiles {
  readonly fileId: string | null;
  readonly fileCount: number;
}

/**
 * Hangs what the form names on the post: the attachments that stay and the pictures of the text; all else that hung there goes.
 * @throws Failure `invalid` at `fileId` or `body`
 */
export async function hangFiles(
  ctx: WriteContext,
  postId: string,
  post: { content: PostContent; board: OpenBoard },
): Promise<HungFiles> {
  const { content, board } = post;
  const record = { entity: POST_FILES, entityId: postId };
  const fileId = content.fileSnList.length > 0 ? content.fileId : null;
  const limits = {
    mostFiles: board.fileCount,
    mostBytes: board.fileMb * MEGABYTE,
    extensions: board.fileExtensions as FileExtension[], // only what the portal takes is configured
  };
  const pictures = Map.groupBy(picturesOf(content.body), (picture) => picture.fileId);
  await lockFiles(ctx.tx, [...(fileId === null ? [] : [fileId]), ...pictures.keys()]);
  const fileCount =
    fileId === null ? 0 : await attachFiles(ctx.tx, ctx, { ...record, fileId, limits, keep: content.fileSnList });
  for (const [group, shown] of pictures) {
    const keep = [...new Set(shown.map(({ fileSn }) => fileSn))];
    if (group === fileId) failField('body', words[ctx.locale].picture);
    const stay = await attachFiles(ctx.tx, ctx, {
      ...record,
      fileId: group,
      limits: { extensions: PICTURES },
      keep,
      field: 'body',
    });
    if (stay < keep.length) failField('body', words[ctx.locale].picture);
  }
  const except = [...(fileId === null ? [] : [fileId]), ...pictures.keys()];
  await releaseFiles(ctx.tx, { entity: POST_FILES, entityIds: [postId], except });
  return { fileId: fileCount > 0 ? fileId : null, fileCount };
}

/** The attachments of one post, which may be read. */
export async function listFiles(db: Db, fileId: string | null) {
  return fileId === null ? [] : ((await selectFiles(db, [fileId])).get(fileId) ?? []);
}
