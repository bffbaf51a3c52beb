/**
 * Several files as one zip, made while it is sent: nothing is kept in memory or on the disk.
 */
import { Readable } from 'node:stream';

import { ZipFile } from 'yazl';

import { numberNames } from '../../platform/files/name.ts';
import type { EntryRow } from './store.ts';

type OpenEntry = (entry: EntryRow) => Promise<Readable | undefined>;

/** Zips files under their own names, without compression: documents and pictures are compressed already. */
export function zipFiles(entries: readonly EntryRow[], open: OpenEntry): Readable {
  const zip = new ZipFile();
  const out = new Readable().wrap(zip.outputStream);
  const names = numberNames(entries.map((entry) => entry.name));
  for (const [index, entry] of entries.entries()) {
    zip.addReadStreamLazy(names[index]!, { compress: false }, (done) => {
      void hand(open, entry, done);
    });
  }
  zip.on('error', (error) => out.destroy(error as Error));
  zip.end();
  return out;
}

async function hand(
  open: OpenEntry,
  entry: EntryRow,
  done: (error: unknown, stream: NodeJS.ReadableStream) => void,
): Promise<void> {
  try {
    const stream = await open(entry);
    if (!stream) throw new Error('the bytes of a file are gone');
    done(null, stream);
  } catch (error) {
    done(error, Readable.from([]));
  }
}
