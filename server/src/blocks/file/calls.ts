import type { file } from '@naru/contract/areas/file.ts';
import { FILE_EXTENSIONS, type FileRef } from '@naru/contract/shared/file.ts';

import { isId, newId } from '../../platform/db/id.ts';
import { attachmentHeader } from '../../platform/files/name.ts';
import { PICTURE_TYPE } from '../../platform/files/picture.ts';
import { ADDRESS_LIFE_MS } from '../../platform/files/signature.ts';
import { fail, failField } from '../../platform/http/failure.ts';
import type { CallContext, FileSender, Reader, Uploader, WriteContext, Writer } from '../../platform/http/serve.ts';
import { writeAudit } from '../audit/store.ts';
import { toFileRef } from './attach.ts';
import { portalLimits } from './limits.ts';
import { receiveFiles, type ReceivedFiles } from './receive.ts';
import { canChange, canRead, findReadable, isInScope, type Asking } from './rights.ts';
import {
  deleteEntries,
  insertEntries,
  insertGroup,
  lockRoomOf,
  selectEntries,
  selectOptionalEntry,
  selectOptionalGroup,
  selectOptionalGroupForUpdate,
  sumUploaded,
  updateAltText,
  type EntryRow,
  type GroupRow,
  type NewEntry,
} from './store.ts';
import { keepSealed, openBytesOf, openEntries } from './seal.ts';
import { FILE_WORDS, sayBytes } from './words.ts';
import { zipFiles } from './zip.ts';

/** Headers of files that are only saved, never shown: no browser opens them on the portal's origin. */
const SAVED_ONLY = {
  'content-security-policy': 'sandbox',
  'x-content-type-options': 'nosniff',
  'accept-ranges': 'none',
  'cache-control': 'private, no-store',
} as const;

export const uploadFiles: Uploader<typeof file.uploadFiles, ReceivedFiles> = {
  receive: receiveFiles,
  apply: async (ctx, { body }, received) => {
    const words = FILE_WORDS[ctx.locale];
    const limits = portalLimits(await ctx.platform.settings.read());
    const group =
      body.fileId === undefined ? await makeGroup(ctx, body.sealed === 'Y') : await lockChangeable(ctx, body.fileId);
    const present = group.lastSn === 0 ? [] : await selectEntries(ctx.tx, [group.id]);
    if (present.length + received.entries.length > limits.mostFiles)
      return failField('files', words.tooMany(limits.mostFiles));
    await checkRoom(ctx, received, limits.room);
    const entries = await keepEntries(ctx, group, received);
    await insertEntries(ctx.tx, group, { entries, by: ctx.actor.memberId, at: ctx.now });
    await writeAudit(ctx.tx, ctx, {
      action: 'file.uploadFiles',
      entity: 'file_group',
      entityId: group.id,
      after: { files: received.entries.map(({ size, mimeType }) => ({ size, mimeType })) },
    });
    return { fileId: group.id };
  },
  answer: async (ctx, ids) => {
    const group = await findReadable(askingOf(ctx), ids['fileId'] ?? '');
    return { fileId: group.id, cmmnFileDetailList: await listInScope(ctx, group) };
  },
};

async function makeGroup(ctx: WriteContext, isSealed: boolean): Promise<GroupRow> {
  const key = isSealed ? await ctx.platform.sealing.makeKey(ctx.tx, ctx.now) : null;
  return insertGroup(ctx.tx, { id: newId(), ownerId: ctx.actor.memberId, dataKeyId: key?.id ?? null, at: ctx.now });
}

/** Inserts the entries; the bytes are in place before any row names them, and are swept without one. */
async function keepEntries(ctx: WriteContext, group: GroupRow, received: ReceivedFiles): Promise<readonly NewEntry[]> {
  const { store } = ctx.platform.files;
  if (group.dataKeyId !== null)
    return keepSealed(store, await ctx.platform.sealing.readKey(ctx.tx, group.dataKeyId), received.entries);
  for (const id of received.objectIds) await store.keep(id);
  return received.entries;
}

async function checkRoom(ctx: WriteContext, received: ReceivedFiles, room: number): Promise<void> {
  await lockRoomOf(ctx.tx, ctx.actor.memberId);
  const taken = await sumUploaded(ctx.tx, ctx.actor.memberId);
  const added = received.entries.reduce((sum, entry) => sum + entry.size, 0);
  if (taken + added <= room) return;
  failField('files', FILE_WORDS[ctx.locale].noRoom(sayBytes(Math.max(0, room - taken)), sayBytes(room)));
}

export const fileLimits: Reader<typeof file.fileLimits> = async (ctx) => {
  const limits = portalLimits(await ctx.platform.settings.read());
  return {
    fileSize: limits.mostBytes,
    fileCount: limits.mostFiles,
    roomSize: limits.room,
    takenSize: await sumUploaded(ctx.db, ctx.actor.memberId),
    extensionList: [...FILE_EXTENSIONS],
  };
};

export const downloadFile: FileSender<typeof file.downloadFile> = async (ctx, { params }) => {
  const { entry: found, group } = await findEntry(askingOf(ctx), params);
  await noteReading(ctx, group);
  const [entry = found] = await openEntries(ctx, [found]);
  const body = await openBytesOf(ctx, entry);
  if (!body) return failLost(ctx, entry);
  return {
    headers: {
      ...SAVED_ONLY,
      'content-type': entry.mimeType,
      'content-length': String(entry.size),
      'content-disposition': attachmentHeader(entry.name),
    },
    body,
  };
};

export const downloadAll: FileSender<typeof file.downloadAll> = async (ctx, { params }) => {
  const group = await findReadable(askingOf(ctx), params.fileId);
  const entries = (await selectEntries(ctx.db, [group.id])).filter((entry) => isInScope(entry, group, ctx.actor));
  if (entries.length === 0) return fail('notFound');
  await noteReading(ctx, group);
  return {
    headers: {
      ...SAVED_ONLY,
      'content-type': 'application/zip',
      'content-disposition': attachmentHeader(FILE_WORDS[ctx.locale].allName),
    },
    body: zipFiles(await openEntries(ctx, entries), (entry) => openBytesOf(ctx, entry)),
  };
};

async function writeAltText(ctx: WriteContext, group: GroupRow, text: string | null): Promise<string | null> {
  if (text === null || text === '' || group.dataKeyId === null) return text || null;
  return (await ctx.platform.sealing.readKey(ctx.tx, group.dataKeyId)).seal('altText', text);
}

export const describeFile: Writer<typeof file.describeFile> = {
  apply: async (ctx, { params, body }) => {
    const group = await lockChangeable(ctx, params.fileId);
    const entry = await selectOptionalEntry(ctx.tx, group.id, Number(params.fileSn));
    if (!entry || !isInScope(entry, group, ctx.actor)) return fail('notFound');
    await updateAltText(ctx.tx, { groupId: group.id, sn: entry.sn }, await writeAltText(ctx, group, body.altText));
    await writeAudit(ctx.tx, ctx, {
      action: 'file.describeFile',
      entity: 'file_entry',
      entityId: `${group.id}/${entry.sn}`,
    });
    return { fileId: group.id, fileSn: String(entry.sn) };
  },
  answer: async (ctx, ids) => {
    const { entry } = await findEntry(askingOf(ctx), { fileId: ids['fileId'] ?? '', fileSn: ids['fileSn'] ?? '' });
    const [opened = entry] = await openEntries(ctx, [entry]);
    return toFileRef(opened);
  },
};

export const removeFile: Writer<typeof file.removeFile> = {
  apply: async (ctx, { params }) => {
    const group = await lockChangeable(ctx, params.fileId);
    const entry = await selectOptionalEntry(ctx.tx, group.id, Number(params.fileSn));
    if (!entry || !isInScope(entry, group, ctx.actor)) return fail('notFound');
    if (entry.attachedAt !== null && isSavedWhole(ctx, group)) return fail('forbidden');
    await deleteEntries(ctx.tx, group.id, [entry.sn]);
    await writeAudit(ctx.tx, ctx, {
      action: 'file.removeFile',
      entity: 'file_entry',
      entityId: `${group.id}/${entry.sn}`,
      before: { size: entry.size, mimeType: entry.mimeType },
    });
    return { fileId: group.id };
  },
  answer: async (ctx, ids) => {
    const group = await findReadable(askingOf(ctx), ids['fileId'] ?? '');
    return { cmmnFileDetailList: await listInScope(ctx, group) };
  },
};

const isSavedWhole = ({ platform }: CallContext, { entity }: GroupRow): boolean =>
  entity !== null && platform.files.rights[entity]?.isSavedWhole === true;

export const pictureAddresses: Reader<typeof file.pictureAddresses> = async (ctx, { query }) => {
  const until = String(Math.floor((ctx.now.getTime() + ADDRESS_LIFE_MS) / 1000));
  const asked = (query.file ?? []).map(readName).filter((name) => name !== undefined);
  const entries = await selectEntries(ctx.db, [...new Set(asked.map(({ fileId }) => fileId))]);
  const groups = new Map<string, GroupRow>();
  for (const id of new Set(entries.map((entry) => entry.groupId))) {
    const group = await selectOptionalGroup(ctx.db, id);
    if (group && (await canRead(askingOf(ctx), group))) groups.set(id, group);
  }
  const seen = asked.flatMap(({ fileId, fileSn }) => {
    const group = groups.get(fileId);
    const entry = entries.find((one) => one.groupId === fileId && one.sn === fileSn);
    return group && entry && isInScope(entry, group, ctx.actor) ? [entry] : [];
  });
  return {
    expiresAt: new Date(Number(until) * 1000).toISOString(),
    pictureList: seen.flatMap((entry) => addressOf(ctx, entry, until)),
  };
};

function addressOf(ctx: CallContext, entry: EntryRow, until: string) {
  if (entry.pictureId === null || entry.pictureWidth === null || entry.pictureHeight === null) return [];
  const ticket = { fileId: entry.groupId, fileSn: entry.sn, viewer: ctx.actor.sessionId, until };
  const search = new URLSearchParams({
    viewer: ticket.viewer,
    until,
    signature: ctx.platform.files.pictures.sign(ticket),
  });
  return [
    {
      fileId: entry.groupId,
      fileSn: entry.sn,
      address: `/api/file/picture/${entry.groupId}/${entry.sn}?${search.toString()}`,
      width: entry.pictureWidth,
      height: entry.pictureHeight,
      altText: entry.altText,
    },
  ];
}

/** Reads `fileId/fileSn`. */
function readName(text: string): { fileId: string; fileSn: number } | undefined {
  const [fileId = '', sn = '', ...rest] = text.split('/');
  return isId(fileId) && /^[1-9]\d{0,8}$/.test(sn) && rest.length === 0 ? { fileId, fileSn: Number(sn) } : undefined;
}

export const showPicture: FileSender<typeof file.showPicture> = async (ctx, { params, query }) => {
  const { viewer, until, signature } = query;
  const ticket = { fileId: params.fileId, fileSn: Number(params.fileSn), viewer, until };
  if (!ctx.platform.files.pictures.verify(ticket, signature, ctx.now)) return fail('notFound');
  // The right is checked again: a session that ended, or a record that was closed, closes its pictures at once.
  const actor = await ctx.platform.sessions.resolveSession(viewer, ctx.now);
  if (!actor) return fail('notFound');
  const { entry } = await findEntry(askingOf({ ...ctx, actor }), params);
  const body = entry.pictureId === null ? undefined : await ctx.platform.files.store.openOptional(entry.pictureId);
  if (!body) return failLost(ctx, entry);
  return {
    headers: {
      'content-type': PICTURE_TYPE,
      'content-disposition': 'inline',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'accept-ranges': 'none',
      'cache-control': `private, max-age=${ADDRESS_LIFE_MS / 1000}`,
    },
    body,
  };
};

/** Logs who reads a confidential record's files, before a byte leaves. */
async function noteReading(ctx: CallContext, { entity, entityId }: GroupRow): Promise<void> {
  if (entity !== null && entityId !== null) await ctx.platform.files.rights[entity]?.noteReading?.(ctx, entityId);
}

function askingOf(ctx: CallContext): Asking {
  return { db: ctx.db, actor: ctx.actor, now: ctx.now, rights: ctx.platform.files.rights };
}

async function listInScope(ctx: CallContext, group: GroupRow): Promise<FileRef[]> {
  const entries = await selectEntries(ctx.db, [group.id]);
  const seen = entries.filter((entry) => isInScope(entry, group, ctx.actor));
  return (await openEntries(ctx, seen)).map(toFileRef);
}

async function findEntry(
  asking: Asking,
  name: { fileId: string; fileSn: string },
): Promise<{ group: GroupRow; entry: EntryRow }> {
  const group = await findReadable(asking, name.fileId);
  const entry = await selectOptionalEntry(asking.db, group.id, Number(name.fileSn));
  if (!entry || !isInScope(entry, group, asking.actor)) return fail('notFound');
  return { group, entry };
}

/** Locks the group until the transaction ends. @throws Failure `notFound` for one that is not theirs to change */
async function lockChangeable(ctx: WriteContext, fileId: string): Promise<GroupRow> {
  const group = await selectOptionalGroupForUpdate(ctx.tx, fileId);
  if (!group || !(await canChange(askingOf(ctx), group))) return fail('notFound');
  return group;
}

function failLost(ctx: CallContext<unknown>, entry: EntryRow): never {
  ctx.log.error({ group: entry.groupId, sn: entry.sn }, 'the bytes of a file are gone');
  return fail('notFound');
}
