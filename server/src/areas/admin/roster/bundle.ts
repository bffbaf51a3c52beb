/** Opens a bundle, a folder or a zip file, without unpacking to disk. Runs in the reader's process. */
import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';

import type { Entry } from 'yauzl';

import { ArchiveLimitError, openArchive, type Archive } from '../../../platform/files/archive.ts';
import type { AskedBundle } from './bundle-parts.ts';
import { refuseProblems, type Problems } from './problems.ts';

const MOST_ENTRIES = 1_000;
/** Rosters shrink to a tenth or so; what grows a hundredfold was made to. */
const MOST_GROWTH = 100;
const GROWTH_COUNTS_FROM = 10 * 1024 ** 2;
const MANIFEST = 'manifest.csv';

export interface Bundle {
  /** The names of its files: `users.csv`. */
  readonly names: ReadonlySet<string>;
  readonly open: (name: string) => Promise<Readable>;
  readonly close: () => void;
}

/** @throws RosterRefusedError */
export async function openBundle({ location, most }: AskedBundle, problems: Problems): Promise<Bundle> {
  const found = await stat(location).catch(() => undefined); // absent or closed to us: no bundle either way
  if (found?.isDirectory()) return openFolder(location);
  if (!found?.isFile()) refuseProblems(problems, { reason: 'noBundle', value: location });
  return openZip(location, most.bytes, problems);
}

async function openFolder(folder: string): Promise<Bundle> {
  const entries = await readdir(folder, { withFileTypes: true });
  return {
    names: new Set(entries.filter((entry) => !entry.isDirectory()).map((entry) => entry.name)),
    open: async (name) => createReadStream(path.join(folder, name)),
    close: () => undefined,
  };
}

async function openZip(location: string, mostBytes: number, problems: Problems): Promise<Bundle> {
  let archive: Archive | undefined;
  try {
    // The check of names refuses absolute paths, backslashes and `..`; bytes are counted as they come out.
    archive = await openArchive(location, { mostEntries: MOST_ENTRIES, mostBytes });
    const entries = findEntries(archive.entries, problems);
    const { open, close } = archive;
    return {
      names: new Set(entries.keys()),
      open: async (name) => open(entries.get(name) as Entry), // asked for by its names only
      close,
    };
  } catch (error) {
    archive?.close();
    if (problems.count() > 0) throw error;
    if (error instanceof ArchiveLimitError)
      refuseProblems(problems, { reason: 'tooManyFiles', value: String(MOST_ENTRIES) });
    const message = error instanceof Error ? error.message : String(error);
    const isName = /absolute path|relative path|invalid characters/.test(message);
    refuseProblems(problems, { reason: isName ? 'unsafeName' : 'brokenZip', value: message });
    throw error;
  }
}

/** Finds the files beside the manifest, wherever in the zip it lies. */
function findEntries(all: readonly Entry[], problems: Problems): Map<string, Entry> {
  const manifests = all.filter((entry) => path.posix.basename(entry.fileName) === MANIFEST && !isOfMac(entry));
  if (manifests.length > 1) refuseProblems(problems, { reason: 'manyFolders', file: MANIFEST });
  const folder = path.posix.dirname(manifests[0]?.fileName ?? MANIFEST);
  const entries = new Map<string, Entry>();
  for (const entry of all.filter((one) => path.posix.dirname(one.fileName) === folder)) {
    const name = path.posix.basename(entry.fileName);
    if (entries.has(name)) problems.add({ reason: 'doubledFile', file: name });
    if (entry.isEncrypted()) problems.add({ reason: 'encryptedFile', file: name });
    if (isBomb(entry)) problems.add({ reason: 'tooLarge', file: name, value: name });
    entries.set(name, entry);
  }
  refuseProblems(problems);
  return entries;
}

function isOfMac(entry: Entry): boolean {
  return entry.fileName.startsWith('__MACOSX/');
}

/** Refuses by the declared size, which spares reading; an entry that lies about it is stopped by its bytes. */
function isBomb(entry: Entry): boolean {
  return entry.uncompressedSize > GROWTH_COUNTS_FROM && entry.uncompressedSize > entry.compressedSize * MOST_GROWTH;
}
