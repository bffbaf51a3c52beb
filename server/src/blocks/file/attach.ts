/** Functions on files for other blocks and areas: attach a group to a record, detach it, read its files. */
import type { FileExtension, FileRef } from '@naru/contract/shared/file.ts';

import type { Actor } from '../../platform/access/actor.ts';
import type { Db, Tx } from '../../platform/db/db.ts';
import { failField } from '../../platform/http/failure.ts';
import type { CallContext } from '../../platform/http/serve.ts';
import {
  attachGroup,
  deleteEntries,
  deleteGroupsOf,
  lockGroups,
  selectEntries,
  selectOptionalGroup,
  selectOptionalGroupForUpdate,
  updateKeptUntil,
  type EntryRow,
  type GroupRow,
} from './store.ts';
import { openEntries } from './seal.ts';
import { FILE_WORDS, sayBytes } from './words.ts';

/** Limits of one kind of record; absent ones are those of the portal. */
export interface AttachLimits {
  readonly mostFiles?: number;
  /** Bytes of one file. */
  readonly mostBytes?: number;
  readonly extensions?: readonly FileExtension[];
}

export interface Attachment {
  readonly fileId: string;
  /** The kind of record; its rights stand in its area's manifest under this name. */
  readonly entity: string;
  readonly entityId: string;
  readonly limits?: AttachLimits;
  /** The numbers of the files that stay; absent keeps all. */
  readonly keep?: readonly number[];
  /** The field of the form that a refusal is about. */
  readonly field?: string;
}

/**
 * Attaches a group to a record, in the transaction that saves it, and returns how many files it has now. Only its owner
 * may attach a group; a record keeps its own, with the files added to it. The caller has judged the right to change.
 * @throws Failure `invalid` at the field for a group that is not theirs, gone, another record's or beyond the limits
 */
export async function attachFiles(tx: Tx, ctx: CallContext, attachment: Attachment): Promise<number> {
  const { fileId, entity, entityId, limits = {}, keep, field = 'fileId' } = attachment;
  const words = FILE_WORDS[ctx.locale];
  const group = await selectOptionalGroupForUpdate(tx, fileId);
  if (!group || !isFor(group, attachment, ctx.actor)) return failField(field, words.gone);
  // Confidential records take what lies sealed, and nobody else does.
  if ((group.dataKeyId !== null) !== (ctx.platform.files.rights[entity]?.isSealed ?? false))
    return failField(field, words.gone);
  const all = await openEntries({ db: tx, platform: ctx.platform }, await selectEntries(tx, [fileId]));
  const mine = all.filter((entry) => entry.attachedAt !== null || entry.uploadedBy === ctx.actor.memberId);
  const stays = mine.filter((entry) => keep?.includes(entry.sn) ?? true);
  const problem = findProblem(stays, limits, ctx.locale);
  if (problem !== undefined) return failField(field, problem);
  const gone = mine.filter((entry) => !stays.includes(entry)).map((entry) => entry.sn);
  if (gone.length > 0) await deleteEntries(tx, fileId, gone);
  await attachGroup(tx, { groupId: fileId, entity, entityId, by: ctx.actor.memberId, at: ctx.now });
  return stays.length;
}

function isFor(group: GroupRow, { entity, entityId }: Attachment, actor: Actor): boolean {
  if (group.entity === null) return group.ownerId === actor.memberId;
  return group.entity === entity && group.entityId === entityId;
}

function findProblem(entries: readonly EntryRow[], limits: AttachLimits, locale: 'ko' | 'en'): string | undefined {
  const { mostFiles = Infinity, mostBytes = Infinity, extensions } = limits;
  const words = FILE_WORDS[locale];
  if (entries.length > mostFiles) return words.tooMany(mostFiles);
  const large = entries.find((entry) => entry.size > mostBytes);
  if (large) return words.tooLarge(large.name, sayBytes(mostBytes));
  const other = entries.find((entry) => extensions && !(extensions as readonly string[]).includes(entry.extension));
  return other && words.notTaken(other.name, (extensions ?? []).join(', '));
}

/** Takes hold of all groups that a transaction is going to attach, where they are more than one. */
export async function lockFiles(tx: Tx, fileIds: readonly string[]): Promise<void> {
  await lockGroups(tx, fileIds);
}

export interface ReleasedRecords {
  readonly entity: string;
  readonly entityIds: readonly string[];
  /** Groups that stay where they hang. */
  readonly except?: readonly string[];
}

/** Releases the files of deleted records; the bytes follow within hours. */
export async function releaseFiles(tx: Tx, records: ReleasedRecords): Promise<void> {
  await deleteGroupsOf(tx, records);
}

/** Keeps uploads of the person that no record has yet until that time, because a draft names them. */
export async function holdFiles(
  tx: Tx,
  ctx: CallContext,
  held: { fileIds: readonly string[]; until: Date },
): Promise<void> {
  await lockGroups(tx, held.fileIds);
  await updateKeptUntil(tx, { groupIds: held.fileIds, memberId: ctx.actor.memberId, until: held.until });
}

/** Selects uploads of the person that no record has yet: in a group of their own, or in the group of a record. */
export async function selectHeldFiles(db: Db, ctx: CallContext, fileId: string): Promise<FileRef[]> {
  const group = await selectOptionalGroup(db, fileId);
  if (!group) return [];
  const { memberId } = ctx.actor;
  const mine = (await selectEntries(db, [fileId])).filter(
    (entry) => entry.uploadedBy === memberId && entry.attachedAt === null,
  );
  return (await openEntries({ db, platform: ctx.platform }, mine)).map(toFileRef);
}

/**
 * Selects the files of records, by group; a group without files has no entry, nor has a sealed one
 * (`selectSealedFiles`). The caller has judged that the records may be read.
 */
export async function selectFiles(db: Db, fileIds: readonly string[]): Promise<Map<string, FileRef[]>> {
  const entries = await selectEntries(db, fileIds);
  const files = new Map<string, FileRef[]>();
  for (const entry of entries) {
    if (entry.attachedAt === null || entry.dataKeyId !== null) continue;
    files.set(entry.groupId, [...(files.get(entry.groupId) ?? []), toFileRef(entry)]);
  }
  return files;
}

/** Selects the files of a confidential record. The caller has judged that it may be read. */
export async function selectSealedFiles(ctx: CallContext, fileId: string | null): Promise<FileRef[]> {
  const entries = fileId === null ? [] : await selectEntries(ctx.db, [fileId]);
  const attached = entries.filter((entry) => entry.attachedAt !== null);
  return (await openEntries(ctx, attached)).map(toFileRef);
}

export function toFileRef(entry: EntryRow): FileRef {
  return {
    fileId: entry.groupId,
    fileSn: entry.sn,
    fileNm: entry.name,
    fileSize: entry.size,
    mimeType: entry.mimeType,
    altText: entry.altText,
  };
}
