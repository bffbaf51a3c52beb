/**
 * Reads a multipart body straight to the disk, never more of it in memory than a chunk, and stops at its limits.
 */
import type { IncomingMessage } from 'node:http';

import { Busboy, type BusboyHeaders, type BusboyInstance } from '@fastify/busboy';

import { Failure } from '../http/failure.ts';
import type { FileStore, StagedObject } from './store.ts';

export interface UploadLimits {
  /** Bytes of one file. */
  readonly mostBytes: number;
  readonly mostFiles: number;
}

export interface UploadedPart {
  /** As the browser gave it. */
  readonly name: string;
  readonly object: StagedObject;
}

export interface Upload {
  readonly fields: Readonly<Record<string, string>>;
  readonly parts: readonly UploadedPart[];
}

type StopReason = 'tooLarge' | 'tooLargeAltogether' | 'tooMany' | 'tooManyFields';

/** Why reading ended early; nothing of the upload is left. */
export class UploadStoppedError extends Error {
  readonly reason: StopReason;
  /** The file that was being read, from 0, and its name. */
  readonly index: number;
  readonly fileName: string;

  constructor(reason: StopReason, index: number, fileName = '') {
    super(reason);
    this.name = 'UploadStoppedError';
    this.reason = reason;
    this.index = index;
    this.fileName = fileName;
  }
}

const MOST_FIELDS = 5;
/** Bytes that boundaries and headers of the parts may take beside the files. */
const OVERHEAD = 64 * 1024;
/** A slow line may take long in all; one on which nothing comes is gone. */
const SILENCE_MS = 60_000;

/** @throws UploadStoppedError, and Failure for what is no multipart body or finds no room on the disk */
export async function readUpload(raw: IncomingMessage, limits: UploadLimits, store: FileStore): Promise<Upload> {
  const length = Number(raw.headers['content-length'] ?? 0);
  if (length > limits.mostBytes * limits.mostFiles + OVERHEAD) {
    throw new UploadStoppedError('tooLargeAltogether', 0);
  }
  const intake = openIntake(openParser(raw, limits), store);
  const detach = pump(raw, intake);
  try {
    return await intake.finished.finally(detach);
  } catch (error) {
    await intake.undo();
    throw error;
  }
}

function openParser(raw: IncomingMessage, { mostBytes, mostFiles }: UploadLimits): BusboyInstance {
  try {
    return new Busboy({
      headers: raw.headers as BusboyHeaders, // the route takes nothing that has no content-type
      isPartAFile: (_field, _type, name) => name !== undefined,
      limits: {
        files: mostFiles,
        fileSize: mostBytes,
        fields: MOST_FIELDS,
        fieldSize: 1_000,
        parts: mostFiles + MOST_FIELDS + 1,
        headerPairs: 20,
        headerSize: 16 * 1024,
      },
    });
  } catch {
    throw new Failure('malformed'); // no boundary, or not a multipart type after all
  }
}

interface Intake {
  readonly parser: BusboyInstance;
  /** The upload, once the whole body has arrived. */
  readonly finished: Promise<Upload>;
  /** Ends it before that. */
  readonly stop: (reason: unknown) => void;
  /** Whatever was staged is gone. */
  readonly undo: () => Promise<void>;
}

/** Opens the intake of a body. Parser, disk and connection each end it in their own way: the first of them decides. */
function openIntake(parser: BusboyInstance, store: FileStore): Intake {
  const fields: Record<string, string> = Object.create(null) as Record<string, string>; // any name may come
  const staged: Promise<UploadedPart>[] = [];
  const writing = new AbortController();
  const { promise: parsed, resolve: finish, reject: stop } = Promise.withResolvers<void>();
  const stopAtMost = (): void => stop(new UploadStoppedError('tooMany', staged.length));

  parser.on('file', (field, stream, name) => {
    const index = staged.length;
    // A body that breaks off raises an error here, too; the signal reports it to the waiting code.
    stream.on('error', () => undefined);
    stream.on('limit', () => stop(new UploadStoppedError('tooLarge', index, name)));
    if (field !== 'files') {
      stop(new Failure('malformed'));
      return;
    }
    const staging = store.stage(stream, writing.signal).then((object) => ({ name, object }));
    staging.catch(stop);
    staged.push(staging);
  });
  parser.on('field', (name, value) => void (fields[name] = value));
  parser.on('fieldsLimit', () => stop(new UploadStoppedError('tooManyFields', staged.length)));
  parser.on('filesLimit', stopAtMost);
  parser.on('partsLimit', stopAtMost);
  parser.on('error', () => stop(new Failure('malformed')));
  parser.on('finish', finish);

  const undo = async (): Promise<void> => {
    writing.abort();
    for (const part of await Promise.allSettled(staged)) {
      if (part.status === 'fulfilled') await store.drop(part.value.object.id);
    }
  };
  const finished = parsed.then(async () => ({ fields, parts: await Promise.all(staged) }));
  return { parser, finished, stop, undo };
}

/** Pumps by events: ending the request's iterator would end its connection unanswered. Returns how to detach it. */
function pump(raw: IncomingMessage, { parser, stop }: Intake): () => void {
  const silence = setTimeout(() => raw.destroy(), SILENCE_MS);
  const onData = (chunk: Buffer): void => {
    silence.refresh();
    if (parser.write(chunk)) return;
    raw.pause();
    parser.once('drain', () => raw.resume());
  };
  const onEnd = (): void => void parser.end();
  const onLost = (): void => stop(Object.assign(new Error('the connection dropped'), { code: 'ECONNRESET' }));
  const onClose = (): void => {
    if (!raw.complete) onLost();
  };
  raw.on('data', onData).on('end', onEnd).on('error', onLost).on('close', onClose);
  return () => {
    clearTimeout(silence);
    raw.off('data', onData).off('end', onEnd).off('close', onClose);
    raw.resume();
  };
}
