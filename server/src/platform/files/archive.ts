/**
 * Reads files out of a zip as streams, and counts the real bytes: no size that the zip declares is trusted.
 * Nothing is ever unpacked to the disk.
 */
import { pipeline, Transform, type Readable } from 'node:stream';

import { openPromise, type Entry, type ZipFile } from 'yauzl';

export interface ArchiveLimits {
  readonly mostEntries: number;
  /** Limit over all files that are read, unpacked; one that is read twice counts once. */
  readonly mostBytes: number;
}

/** Beyond its limits; what is no zip at all is an Error of yauzl's. */
export class ArchiveLimitError extends Error {
  override readonly name = 'ArchiveLimitError';
  readonly reason: 'tooManyEntries' | 'tooLarge';
  constructor(reason: ArchiveLimitError['reason']) {
    super(reason);
    this.reason = reason;
  }
}

export interface Archive {
  /** Without its folders. */
  readonly entries: readonly Entry[];
  /** The stream fails with ArchiveLimitError where too much comes out of it. */
  readonly open: (entry: Entry) => Promise<Readable>;
  readonly close: () => void;
}

/** @throws ArchiveLimitError for too many entries, and errors of yauzl for a broken zip or names that lead out of it */
export async function openArchive(path: string, limits: ArchiveLimits): Promise<Archive> {
  const zip = await openPromise(path, { lazyEntries: true, autoClose: false, strictFileNames: true });
  try {
    const entries = await readEntries(zip, limits.mostEntries);
    const count = countBytes(limits.mostBytes);
    return {
      entries,
      open: async (entry) => pipeline(await zip.openReadStreamPromise(entry), count(entry), () => undefined), // told by the last stream
      close: () => zip.close(),
    };
  } catch (error) {
    zip.close();
    throw error;
  }
}

async function readEntries(zip: ZipFile, most: number): Promise<Entry[]> {
  if (zip.entryCount > most) throw new ArchiveLimitError('tooManyEntries');
  const entries: Entry[] = [];
  for await (const entry of zip.eachEntry()) if (!entry.fileName.endsWith('/')) entries.push(entry);
  return entries;
}

function countBytes(most: number): (entry: Entry) => Transform {
  const read = new Map<Entry, number>();
  let total = 0;
  return (entry) => {
    let own = 0;
    return new Transform({
      transform: (chunk: Buffer, _encoding, done) => {
        own += chunk.length;
        const before = read.get(entry) ?? 0;
        if (own > before) {
          total += own - before;
          read.set(entry, own);
        }
        if (total > most) done(new ArchiveLimitError('tooLarge'));
        else done(null, chunk);
      },
    });
  };
}
