/** Own pictures of badges: everybody who sees badges sees them, the office changes them. */
import { attachFiles, releaseFiles } from '../../../blocks/file/attach.ts';
import type { FileRights } from '../../../platform/files/files.ts';
import type { WriteContext } from '../../../platform/http/serve.ts';
import { selectHasClass } from './picture-store.ts';
import { DESK_MENU } from './scope-sql.ts';

export const BADGE_PICTURE = 'badge-picture';

const READERS = ['PTF_BADGE', 'PTF_BADGEI', DESK_MENU] as const;
const EXTENSIONS = ['png', 'jpg', 'jpeg', 'webp'] as const;
const MOST_BYTES = 2 * 1024 * 1024;

export const badgePictureRights: FileRights = {
  canRead: async (db, actor, id) =>
    READERS.some((menuId) => actor.rights.may(menuId, 'R')) && (await selectHasClass(db, id)),
  canChange: async (db, actor, id) => actor.rights.may(DESK_MENU, 'U') && (await selectHasClass(db, id)),
  isSavedWhole: true,
};

/** Attaches the picture that a class names, and releases the one before. @throws Failure `invalid` at the field */
export async function savePicture(
  ctx: WriteContext,
  classId: string,
  { before, after }: { readonly before: string | null; readonly after: string | null },
): Promise<void> {
  if (after !== null && after !== before)
    await attachFiles(ctx.tx, ctx, {
      fileId: after,
      entity: BADGE_PICTURE,
      entityId: classId,
      limits: { mostFiles: 1, mostBytes: MOST_BYTES, extensions: EXTENSIONS },
      field: 'pictureFileId',
    });
  if (before === null || before === after) return;
  const except = after === null ? [] : [after];
  await releaseFiles(ctx.tx, { entity: BADGE_PICTURE, entityIds: [classId], except });
}
