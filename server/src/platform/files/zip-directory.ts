/** Reads the directory of a zip: nothing is unpacked. */
import type { FileHandle } from 'node:fs/promises';

export interface ZipDirectory {
  readonly names: readonly string[];
  /** Bytes of everything unpacked, as the directory says. */
  readonly unpacked: number;
}

export type ZipProblem = 'broken' | 'bomb' | 'mixed';

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const LOCAL = 0x04034b50;
const END_SIZE = 22;
const ENTRY_SIZE = 46;
const LONGEST_COMMENT = 65_535;
const LARGEST_DIRECTORY = 4 * 1024 * 1024;
const MOST_UNPACKED = 1024 * 1024 * 1024;
/** Below this a zip may be as dense as it likes. */
const FREELY_UNPACKED = 100 * 1024 * 1024;
const MOST_DENSE = 100;

/** Reads the directory of a file that is nothing but a zip; otherwise returns the problem. */
export async function readZipDirectory(handle: FileHandle, size: number): Promise<ZipDirectory | ZipProblem> {
  const end = await findEnd(handle, size);
  if (!end) return 'broken';
  if (end.directorySize > LARGEST_DIRECTORY) return 'bomb';
  // Bytes before the first file or between directory and end belong to something else that this also is.
  if (end.directoryAt + end.directorySize !== end.at) return 'mixed';
  const first = await readAt(handle, 0, 4);
  if (end.entries > 0 && first.readUInt32LE(0) !== LOCAL) return 'mixed';
  return readEntries(await readAt(handle, end.directoryAt, end.directorySize), end.entries, size);
}

/** Returns whether the file ends as a zip does: readers look for that and ignore whatever stands before. */
export async function endsAsZip(handle: FileHandle, size: number): Promise<boolean> {
  return (await findEnd(handle, size)) !== undefined;
}

interface End {
  readonly at: number;
  readonly entries: number;
  readonly directoryAt: number;
  readonly directorySize: number;
}

async function findEnd(handle: FileHandle, size: number): Promise<End | undefined> {
  const length = Math.min(size, END_SIZE + LONGEST_COMMENT);
  if (length < END_SIZE) return undefined;
  const tail = await readAt(handle, size - length, length);
  for (let at = length - END_SIZE; at >= 0; at -= 1) {
    if (tail.readUInt32LE(at) !== END || at + END_SIZE + tail.readUInt16LE(at + 20) !== length) continue;
    return {
      at: size - length + at,
      entries: tail.readUInt16LE(at + 10),
      directorySize: tail.readUInt32LE(at + 12),
      directoryAt: tail.readUInt32LE(at + 16),
    };
  }
  return undefined;
}

function readEntries(directory: Buffer, entries: number, size: number): ZipDirectory | ZipProblem {
  const names: string[] = [];
  let [packed, unpacked, at] = [0, 0, 0];
  for (let entry = 0; entry < entries; entry += 1) {
    if (at + ENTRY_SIZE > directory.length || directory.readUInt32LE(at) !== ENTRY) return 'broken';
    const nameLength = directory.readUInt16LE(at + 28);
    packed += directory.readUInt32LE(at + 20);
    unpacked += directory.readUInt32LE(at + 24);
    names.push(directory.toString('utf8', at + ENTRY_SIZE, at + ENTRY_SIZE + nameLength));
    at += ENTRY_SIZE + nameLength + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32);
  }
  if (at !== directory.length) return 'broken';
  // Files that lie over each other hold more than the zip has room for.
  const isBomb =
    packed > size || unpacked > MOST_UNPACKED || (unpacked > FREELY_UNPACKED && unpacked > size * MOST_DENSE);
  return isBomb ? 'bomb' : { names, unpacked };
}

export async function readAt(handle: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, position);
  return buffer.subarray(0, bytesRead);
}
