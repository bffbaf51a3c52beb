/**
 * What other blocks and areas do with files: hang a group on a record, take it off, read what hangs there.
 */
import type { FileExtension, FileRef } from '@naru/contract/shared/file.ts';

import type { Actor } from '../../platform/access/actor.ts';
import { isId } from '../../platform/db/id.ts';
import type { Db, Tx } from '../../platform/db/pool.ts';
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

/** What one kind of record takes; absent is what the portal takes at all. */
export interface AttachLimits {
  readonly mostFiles?: number;
  /** Bytes of one file. */
  readonly mostBytes?: number;
  readonly extensions?: readonly FileExtension[];
}

export interface Attachment {
  readonly fileId: string;
  /** What the record is; its rights stand in main.ts under this name. */
  readonly entity: string;
  readonly entityId: string;
  readonly limits?: AttachLimits;
  /** The numbers of the files that stay; absent keeps all. */
  readonly keep?: readonly number[];
  /** The field of the form that a refusal is about. */
  readonly field?: string;
}

/**
 * Hangs a group on a record, in the transaction that saves the record. Only its owner may attach a group; whoever changes a
 * record may save it again with the group that it has, which takes in what they have added. The caller has judged that they may
 * change the record. Returns how many files hang on it now.
 * @throws Failure `invalid` at the field for a group that is not theirs, gone, another record's or beyond the limits
 */
export async function attachFiles(tx: Tx, ctx: CallContext<Actor>, attachment: Attachment): Promise<number> {
  const { fileId, entity, entityId, limits = {}, keep, field = 'fileId' } = attachment;
  const words = FILE_WORDS[ctx.locale];
  const group = isId(fileId) ? await selectOptionalGroupForUpdate(tx, fileId) : undefined;
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
  await lockGroups(tx, fileIds.filter(isId));
}

export interface ReleasedRecords {
  readonly entity: string;
  readonly entityIds: readonly string[];
  /** Groups that stay where they hang. */
  readonly except?: readonly string[];
}

/** The records are gone for good: their files go with them, the bytes within hours. */
export async function releaseFiles(tx: Tx, records: ReleasedRecords): Promise<void> {
  await deleteGroupsOf(tx, records);
}

/** What the person uploaded there and no record has yet stays until then, because something unfinished names it. */
export async function holdFiles(
  tx: Tx,
  ctx: CallContext<Actor>,
  held: { fileIds: readonly string[]; until: Date },
): Promise<void> {
  const groupIds = held.fileIds.filter(isId);
  await lockGroups(tx, groupIds);
  await updateKeptUntil(tx, { groupIds, memberId: ctx.actor.memberId, until: held.until });
}

/** What a person has uploaded there that no record has yet: into a group of theirs, or beside what a record has already. */
export async function selectHeldFiles(db: Db, ctx: CallContext<Actor>, fileId: string): Promise<FileRef[]> {
  const group = isId(fileId) ? await selectOptionalGroup(db, fileId) : undefined;
  if (!group) return [];
  const { memberId } = ctx.actor;
  const mine = (await selectEntries(db, [fileId])).filter(
    (entry) => entry.uploadedBy === memberId && entry.attachedAt === null,
  );
  return (await openEntries({ db, platform: ctx.platform }, mine)).map(toFileRef);
}

/**
 * What hangs on records, by group; a group without files has no entry. The caller has judged that the records may be read.
 * What lies sealed has no entry either: `selectSealedFiles`.
 */
export async function selectFiles(db: Db, fileIds: readonly string[]): Promise<Map<string, FileRef[]>> {
  const entries = await selectEntries(db, fileIds.filter(isId));
  const files = new Map<string, FileRef[]>();
  for (const entry of entries) {
    if (entry.attachedAt === null || entry.dataKeyId !== null) continue;
    files.set(entry.groupId, [...(files.get(entry.groupId) ?? []), toFileRef(entry)]);
  }
  return files;
}

/** What hangs on a confidential record. The caller has judged that it may be read. */
export async function selectSealedFiles(ctx: CallContext<Actor>, fileId: string | null): Promise<FileRef[]> {
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
