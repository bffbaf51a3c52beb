/**
 * Opens a bundle, a folder or a zip file; nothing of a zip file is ever unpacked to disk.
 */
import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';

import { openPromise, type Entry, type ZipFile } from 'yauzl';

import { refuseProblems, type Problems } from './problems.ts';

const MOST_ENTRIES = 1_000;
/** All files of a zip together, unpacked. */
const MOST_BYTES = 2 * 1024 ** 3;
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
export async function openBundle(location: string, problems: Problems): Promise<Bundle> {
  const found = await stat(location).catch(() => undefined); // absent or closed to us: no bundle either way
  if (found?.isDirectory()) return openFolder(location);
  if (!found?.isFile()) refuseProblems(problems, { reason: 'noBundle', value: location });
  return openZip(location, problems);
}

async function openFolder(folder: string): Promise<Bundle> {
  const entries = await readdir(folder, { withFileTypes: true });
  return {
    names: new Set(entries.filter((entry) => !entry.isDirectory()).map((entry) => entry.name)),
    open: async (name) => createReadStream(path.join(folder, name)),
    close: () => undefined,
  };
}

async function openZip(location: string, problems: Problems): Promise<Bundle> {
  let zip: ZipFile | undefined;
  try {
    // strictFileNames and the check of names refuse absolute paths, backslashes and `..`; sizes are held to what was declared.
    zip = await openPromise(location, { lazyEntries: true, autoClose: false, strictFileNames: true });
    const entries = await readEntries(zip, problems);
    const opened = zip;
    return {
      names: new Set(entries.keys()),
      open: async (name) => opened.openReadStreamPromise(entries.get(name) as Entry), // asked for by its names only
      close: () => opened.close(),
    };
  } catch (error) {
    zip?.close();
    if (problems.count() > 0) throw error;
    const message = error instanceof Error ? error.message : String(error);
    const isName = /absolute path|relative path|invalid characters/.test(message);
    refuseProblems(problems, { reason: isName ? 'unsafeName' : 'brokenZip', value: message });
    throw error;
  }
}

/** The files beside the manifest, wherever in the zip it lies. */
async function readEntries(zip: ZipFile, problems: Problems): Promise<Map<string, Entry>> {
  if (zip.entryCount > MOST_ENTRIES) refuseProblems(problems, { reason: 'tooManyFiles', value: String(MOST_ENTRIES) });
  const all: Entry[] = [];
  for await (const entry of zip.eachEntry()) if (!entry.fileName.endsWith('/')) all.push(entry);
  const manifests = all.filter((entry) => path.posix.basename(entry.fileName) === MANIFEST && !isOfMac(entry));
  if (manifests.length > 1) refuseProblems(problems, { reason: 'manyFolders', file: MANIFEST });
  const folder = path.posix.dirname(manifests[0]?.fileName ?? MANIFEST);
  const entries = new Map<string, Entry>();
  let bytes = 0;
  for (const entry of all.filter((one) => path.posix.dirname(one.fileName) === folder)) {
    const name = path.posix.basename(entry.fileName);
    bytes += entry.uncompressedSize;
    if (entries.has(name)) problems.add({ reason: 'doubledFile', file: name });
    if (entry.isEncrypted()) problems.add({ reason: 'encryptedFile', file: name });
    if (isBomb(entry) || bytes > MOST_BYTES) problems.add({ reason: 'tooLarge', file: name, value: name });
    entries.set(name, entry);
  }
  refuseProblems(problems);
  return entries;
}

function isOfMac(entry: Entry): boolean {
  return entry.fileName.startsWith('__MACOSX/');
}

function isBomb(entry: Entry): boolean {
  return entry.uncompressedSize > GROWTH_COUNTS_FROM && entry.uncompressedSize > entry.compressedSize * MOST_GROWTH;
}
