/** Receives a bundle: straight to the disk, one zip file by its first bytes. Its preview shows the contents. */
import { open } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';

import type { NewEntry } from '../../../blocks/file/store.ts';
import { FILE_WORDS, sayBytes } from '../../../blocks/file/words.ts';
import { mimeTypeOf } from '../../../platform/files/inspect.ts';
import { cleanName } from '../../../platform/files/name.ts';
import { readUpload, UploadStoppedError, type Upload, type UploadedPart } from '../../../platform/files/upload.ts';
import { readAt } from '../../../platform/files/zip-directory.ts';
import { failField } from '../../../platform/http/failure.ts';
import type { CallContext, Received } from '../../../platform/http/serve.ts';
import type { SettingValues } from '../../../platform/settings/values.ts';
import { RUN_WORDS } from './run-words.ts';
import { MOST_BUNDLE_MEGABYTES } from './settings.ts';

const MEGABYTE = 1024 * 1024;
/** First bytes of a zip with a file, and of an empty one. */
const ZIP_BEGINNINGS = new Set(['PK\u0003\u0004', 'PK\u0005\u0006']);

export interface ReceivedBundle extends Received {
  readonly entry: NewEntry;
}

/** Bytes of a bundle, at most. */
export function mostBundleBytes(values: SettingValues): number {
  return Math.floor(values.of(MOST_BUNDLE_MEGABYTES) * MEGABYTE);
}

export async function receiveBundle(ctx: CallContext, raw: IncomingMessage): Promise<ReceivedBundle> {
  const { parts, fields } = await read(ctx, raw);
  const release = async (): Promise<void> => {
    for (const { object } of parts) await ctx.platform.files.store.drop(object.id);
  };
  try {
    const [part] = parts;
    if (!part) return failField('files', FILE_WORDS[ctx.locale].none);
    const entry = await judge(ctx, part);
    return { fields, identity: [entry.name, entry.sha256], entry, release };
  } catch (error) {
    await release();
    throw error;
  }
}

async function read(ctx: CallContext, raw: IncomingMessage): Promise<Upload> {
  const mostBytes = mostBundleBytes(await ctx.platform.settings.read());
  try {
    return await readUpload(raw, { mostBytes, mostFiles: 1 }, ctx.platform.files.store);
  } catch (error) {
    if (!(error instanceof UploadStoppedError)) throw error;
    const words = FILE_WORDS[ctx.locale];
    if (error.reason === 'tooManyFields') return failField('files', words.tooManyFields);
    if (error.reason === 'tooMany') return failField('files', RUN_WORDS[ctx.locale].one);
    if (error.reason === 'tooLargeAltogether') return failField('files', words.tooLargeAltogether(sayBytes(mostBytes)));
    return failField('files.0', words.tooLarge(cleanName(error.fileName), sayBytes(mostBytes)));
  }
}

async function judge(ctx: CallContext, { name: given, object }: UploadedPart): Promise<NewEntry> {
  const { problems } = FILE_WORDS[ctx.locale];
  const name = cleanName(given);
  if (name === '') failField('files.0', problems.noName(name));
  if (object.size === 0) failField('files.0', problems.empty(name));
  if (!(await beginsAsZip(object.path))) failField('files.0', RUN_WORDS[ctx.locale].notZip(name));
  if ((await ctx.platform.files.scanner?.scan(object.path)) === 'infected') {
    ctx.log.warn({ sha256: object.sha256, size: object.size }, 'an infected bundle was refused');
    failField('files.0', problems.infected(name));
  }
  const { size, sha256, id: objectId } = object;
  return { name, extension: 'zip', mimeType: mimeTypeOf('zip'), size, sha256, objectId, picture: undefined };
}

async function beginsAsZip(path: string): Promise<boolean> {
  const handle = await open(path, 'r');
  try {
    const head = await readAt(handle, 0, 4);
    return ZIP_BEGINNINGS.has(head.toString('latin1'));
  } finally {
    await handle.close();
  }
}
