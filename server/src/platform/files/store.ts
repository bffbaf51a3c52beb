/**
 * The store of files' bytes: a folder on a disk. An object is written beside its place, flushed and then moved there,
 * so that it is whole or absent; leftovers of a crash are found by their names (server/src/blocks/file/sweep.ts).
 */
import { createHash, type Hash } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat, statfs } from 'node:fs/promises';
import path from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';

import { isId, newId } from '../db/id.ts';
import { Failure } from '../http/failure.ts';

export interface StagedObject {
  readonly id: string;
  /** Where its bytes lie until they are kept or dropped. */
  readonly path: string;
  readonly size: number;
  /** Hexadecimal. */
  readonly sha256: string;
}

export interface FileStore {
  /** Writes a new object to the side, flushed to the disk. @throws Failure `storageFull`; nothing is left of it then */
  readonly stage: (source: Readable | Buffer, signal?: AbortSignal) => Promise<StagedObject>;
  /** Moves it to its place, where it outlives a crash. */
  readonly keep: (id: string) => Promise<void>;
  /** Throws away what was only staged; nothing happens where it was kept. */
  readonly drop: (id: string) => Promise<void>;
  /** The bytes of a kept object; undefined where they are gone. */
  readonly openOptional: (id: string) => Promise<Readable | undefined>;
  /** Where the bytes of a kept object lie, for who reads here and there in them; undefined where they are gone. */
  readonly findOptional: (id: string) => Promise<string | undefined>;
  readonly remove: (id: string) => Promise<void>;
  /** Ids of all kept objects, a folder at a time. */
  readonly listKept: () => AsyncIterable<readonly string[]>;
  /** Drops what was staged before this moment and never kept; returns how many. */
  readonly dropStagedBefore: (moment: Date) => Promise<number>;
}

export interface DiskOptions {
  readonly folder: string;
  /** Bytes that stay free: the database may lie on the same disk. */
  readonly reserve?: number;
}

const RESERVE = 256 * 1024 * 1024;
const NEVER = new AbortController().signal;
const NO_ROOM = new Set(['ENOSPC', 'EDQUOT']);

export function createDiskStore({ folder, reserve = RESERVE }: DiskOptions): FileStore {
  const staging = path.join(folder, 'staging');
  const placeOf = (id: string): string => path.join(folder, 'objects', id.slice(-2), id);

  const stage: FileStore['stage'] = async (source, signal = NEVER) => {
    const id = newId();
    const target = path.join(staging, id);
    try {
      await mkdir(staging, { recursive: true, mode: 0o700 });
      await checkRoom(folder, reserve);
      const { size, sha256 } = await write(source, target, signal);
      return { id, path: target, size, sha256 };
    } catch (error) {
      await rm(target, { force: true });
      throw describeDiskError(error);
    }
  };

  const keep: FileStore['keep'] = async (id) => {
    const place = placeOf(id);
    try {
      const made = await mkdir(path.dirname(place), { recursive: true, mode: 0o700 });
      await rename(path.join(staging, id), place);
      await flushFolder(path.dirname(place));
      if (made !== undefined) for (const parent of [path.join(folder, 'objects'), folder]) await flushFolder(parent);
    } catch (error) {
      throw describeDiskError(error);
    }
  };

  return {
    stage,
    keep,
    drop: (id) => rm(path.join(staging, id), { force: true }),
    openOptional: (id) => openOptional(placeOf(id)),
    findOptional: async (id) => {
      const found = await stat(placeOf(id)).catch(() => undefined); // gone or closed to us: not there either way
      return found?.isFile() ? placeOf(id) : undefined;
    },
    remove: (id) => rm(placeOf(id), { force: true }),
    listKept: () => listKept(path.join(folder, 'objects')),
    dropStagedBefore: async (moment) => {
      const old = (await list(staging)).filter((id) => !isId(id) || madeAt(id) < moment);
      for (const id of old) await rm(path.join(staging, id), { force: true, recursive: true });
      return old.length;
    },
  };
}

/** Returns when an id was made: a UUIDv7 begins with its milliseconds. */
export function madeAt(id: string): Date {
  return new Date(Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16));
}

async function checkRoom(folder: string, reserve: number): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize < reserve) throw new Failure('storageFull');
}

async function write(
  source: Readable | Buffer,
  target: string,
  signal: AbortSignal,
): Promise<{ size: number; sha256: string }> {
  const hash = createHash('sha256');
  const counted = { size: 0 };
  signal.throwIfAborted();
  const handle = await open(target, 'w', 0o600);
  // It closes the handle, after the bytes are on the disk.
  const out = handle.createWriteStream({ flush: true });
  await pipeline(Buffer.isBuffer(source) ? Readable.from([source]) : source, measure(hash, counted), out, { signal });
  return { size: counted.size, sha256: hash.digest('hex') };
}

function measure(hash: Hash, counted: { size: number }): Transform {
  return new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      hash.update(chunk);
      counted.size += chunk.length;
      done(null, chunk);
    },
  });
}

/** Flushes a folder: a name is on the disk only once its folder is, and a new folder once the one above it is. */
async function flushFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function openOptional(place: string): Promise<Readable | undefined> {
  try {
    return (await open(place, 'r')).createReadStream();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

async function* listKept(objects: string): AsyncIterable<readonly string[]> {
  for (const shelf of await list(objects)) yield (await list(path.join(objects, shelf))).filter(isId);
}

async function list(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

function describeDiskError(error: unknown): unknown {
  const { code } = (error ?? {}) as { code?: unknown };
  return typeof code === 'string' && NO_ROOM.has(code) ? new Failure('storageFull') : error;
}
