/** Receives an upload: to the disk, then judges each file. One refused file refuses all, each with its own sentence. */
import type { IncomingMessage } from 'node:http';

import type { FieldError } from '@naru/contract/envelope.ts';

import { inspectFile, isFileExtension, isPictureExtension, mimeTypeOf } from '../../platform/files/inspect.ts';
import { cleanName, extensionOf } from '../../platform/files/name.ts';
import { encodePicture } from '../../platform/files/picture.ts';
import type { StagedObject } from '../../platform/files/store.ts';
import { readUpload, UploadStoppedError, type Upload, type UploadedPart } from '../../platform/files/upload.ts';
import { fail, failField } from '../../platform/http/failure.ts';
import type { CallContext, Received } from '../../platform/http/serve.ts';
import { portalLimits, type PortalLimits } from './limits.ts';
import type { NewEntry } from './store.ts';
import { FILE_WORDS, sayBytes } from './words.ts';

export interface ReceivedEntry extends NewEntry {
  /** Where its bytes lie until the upload is over. */
  readonly path: string;
}

export interface ReceivedFiles extends Received {
  readonly entries: readonly ReceivedEntry[];
  /** Every object of theirs, to be kept once rows name them. */
  readonly objectIds: readonly string[];
}

export async function receiveFiles(ctx: CallContext, raw: IncomingMessage): Promise<ReceivedFiles> {
  const limits = portalLimits(await ctx.platform.settings.read());
  const upload = await read(ctx, raw, limits);
  const objectIds: string[] = upload.parts.map((part) => part.object.id);
  const release = async (): Promise<void> => {
    for (const id of objectIds) await ctx.platform.files.store.drop(id);
  };
  try {
    const entries = await judgeAll(ctx, upload, objectIds);
    const identity = entries.map(({ name, sha256 }) => [name, sha256]);
    return { fields: upload.fields, identity, entries, objectIds, release };
  } catch (error) {
    await release();
    throw error;
  }
}

async function read(ctx: CallContext, raw: IncomingMessage, limits: PortalLimits): Promise<Upload> {
  const words = FILE_WORDS[ctx.locale];
  try {
    return await readUpload(raw, limits, ctx.platform.files.store);
  } catch (error) {
    if (!(error instanceof UploadStoppedError)) throw error;
    if (error.reason === 'tooManyFields') return failField('files', words.tooManyFields);
    if (error.reason === 'tooMany') return failField('files', words.tooMany(limits.mostFiles));
    if (error.reason === 'tooLargeAltogether')
      return failField('files', words.tooLargeAltogether(sayBytes(limits.mostBytes * limits.mostFiles)));
    const sentence = words.tooLarge(cleanName(error.fileName), sayBytes(limits.mostBytes));
    return failField(`files.${error.index}`, sentence);
  }
}

/** @throws Failure `invalid` with a field for each file that is refused */
async function judgeAll(ctx: CallContext, upload: Upload, objectIds: string[]): Promise<ReceivedEntry[]> {
  const words = FILE_WORDS[ctx.locale];
  if (upload.parts.length === 0) return failField('files', words.none);
  const entries: ReceivedEntry[] = [];
  const problems: FieldError[] = [];
  for (const [index, part] of upload.parts.entries()) {
    const name = cleanName(part.name);
    const judged = await judge(ctx, part, name);
    if (typeof judged === 'string') problems.push({ field: `files.${index}`, message: words.problems[judged](name) });
    else {
      entries.push(judged);
      if (judged.picture) objectIds.push(judged.picture.id);
    }
  }
  return problems.length > 0 ? fail('invalid', { fields: problems }) : entries;
}

type Problem = keyof (typeof FILE_WORDS)['ko']['problems'];

async function judge(ctx: CallContext, part: UploadedPart, name: string): Promise<ReceivedEntry | Problem> {
  const { object } = part;
  const extension = extensionOf(name);
  if (name === '') return 'noName';
  if (object.size === 0) return 'empty';
  if (!isFileExtension(extension)) return 'kind';
  const problem = await inspectFile(object.path, { extension, size: object.size });
  if (problem) return problem;
  if ((await ctx.platform.files.scanner?.scan(object.path)) === 'infected') {
    ctx.log.warn({ sha256: object.sha256, size: object.size }, 'an infected file was refused');
    return 'infected';
  }
  const entry = { name, extension, mimeType: mimeTypeOf(extension), size: object.size, sha256: object.sha256 };
  const plain = { ...entry, objectId: object.id, path: object.path, picture: undefined };
  if (!isPictureExtension(extension)) return plain;
  const picture = await makePicture(ctx, object);
  return typeof picture === 'string' ? picture : { ...plain, picture };
}

async function makePicture(
  ctx: CallContext,
  object: StagedObject,
): Promise<NonNullable<NewEntry['picture']> | 'broken' | 'pixels'> {
  const picture = await encodePicture(object.path, ctx.actor.memberId);
  if (typeof picture === 'string') return picture;
  const { id } = await ctx.platform.files.store.stage(picture.bytes);
  return { id, width: picture.width, height: picture.height };
}
