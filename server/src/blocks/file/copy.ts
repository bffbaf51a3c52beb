/** Copies of files, for a record that is made as another one is. */
import { newId } from '../../platform/db/id.ts';
import type { FileStore } from '../../platform/files/store.ts';
import { failField } from '../../platform/http/failure.ts';
import type { WriteContext } from '../../platform/http/serve.ts';
import { insertCopies, selectHung, type CopiedRow } from './copy-store.ts';
import { portalLimits } from './limits.ts';
import { lockRoomOf, sumUploaded } from './store.ts';
import { FILE_WORDS, sayBytes } from './words.ts';

export interface CopyAsked {
  readonly entity: string;
  /** The record that the groups hang on; others are left out. */
  readonly from: string;
  readonly to: string;
  readonly fileIds: readonly string[];
  /** The field of a refusal. */
  readonly field: string;
}

/**
 * Copies groups of files with their bytes, numbers and descriptions, and gives the new group of each. The caller has
 * judged the right to read them. Sealed ones are not copied. @throws Failure `invalid` where the person has no room
 */
export async function copyFiles(ctx: WriteContext, asked: CopyAsked): Promise<ReadonlyMap<string, string>> {
  const { tx, actor, now, platform } = ctx;
  const { entity, from, to, fileIds } = asked;
  if (fileIds.length === 0) return new Map();
  const hung = await selectHung(tx, { entity, entityId: from, groupIds: fileIds });
  await expectRoom(ctx, hung, asked.field);
  const entries = [];
  for (const entry of hung) {
    // One after another: videos are large.
    // oxlint-disable-next-line no-await-in-loop
    const copy = await copyBytes(platform.files.store, entry);
    if (copy) entries.push(copy);
  }
  const copied = new Map(entries.map(({ groupId }) => [groupId, newId()]));
  if (copied.size === 0) return copied;
  const groups = [...copied].map(([old, made]) => ({ from: old, to: made }));
  await insertCopies(tx, { groups, entries, entity, entityId: to, memberId: actor.memberId, at: now });
  return copied;
}

async function expectRoom(ctx: WriteContext, entries: readonly CopiedRow[], field: string): Promise<void> {
  const { tx, actor, platform, locale } = ctx;
  await lockRoomOf(tx, actor.memberId);
  const { room } = portalLimits(await platform.settings.read());
  const taken = await sumUploaded(tx, actor.memberId);
  const added = entries.reduce((sum, { size }) => sum + size, 0);
  if (taken + added <= room) return;
  failField(field, FILE_WORDS[locale].noRoom(sayBytes(Math.max(0, room - taken)), sayBytes(room)));
}

/** Copies the bytes of an entry and of its picture; undefined where they are gone. Copies without a row are swept. */
async function copyBytes(store: FileStore, entry: CopiedRow) {
  const newObjectId = await copyObject(store, entry.objectId);
  const newPictureId = entry.pictureId === null ? null : await copyObject(store, entry.pictureId);
  return newObjectId === undefined || newPictureId === undefined ? undefined : { ...entry, newObjectId, newPictureId };
}

async function copyObject(store: FileStore, id: string): Promise<string | undefined> {
  const bytes = await store.openOptional(id);
  if (!bytes) return undefined;
  const staged = await store.stage(bytes);
  await store.keep(staged.id);
  return staged.id;
}
