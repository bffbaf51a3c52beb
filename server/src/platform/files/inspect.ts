/**
 * Whether a file is what its name says, and nothing else besides. Bytes decide, never what the browser called it.
 */
import { open, type FileHandle } from 'node:fs/promises';
import { TextDecoder } from 'node:util';

import { FILE_EXTENSIONS, type FileExtension } from '@naru/contract/shared/file.ts';

import { endsAsZip, readAt, readZipDirectory, type ZipProblem } from './zip-directory.ts';

/**
 * - `kind`: no ending that may be uploaded. - `mismatch`: the bytes are of another kind.
 * - `mixed`: it is something else at the same time. - `bomb`: it unpacks to far more than it is. - `broken`: it cannot be read.
 */
export type FileProblem = 'kind' | 'mismatch' | ZipProblem;

export interface Probe {
  readonly handle: FileHandle;
  readonly path: string;
  readonly size: number;
  /** The first bytes. */
  readonly head: Buffer;
}

type Check = (probe: Probe) => Promise<FileProblem | undefined>;

const HEAD = 4_100;
const CHUNK = 1024 * 1024;
/** What browsers take for a page when they find it near the beginning. */
const PAGE = /<(?:!doctype\s+html|html|head|body|script|iframe|svg|object|embed)[\s>/]/i;
/** Long enough not to stand in the bytes of a picture by chance. */
const PAGE_ANYWHERE = /<(?:!doctype\s+html|script|iframe)[\s>]/i;

const MIME_TYPES: Readonly<Record<FileExtension, string>> = {
  pdf: 'application/pdf',
  hwp: 'application/x-hwp',
  hwpx: 'application/hwp+zip',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  txt: 'text/plain',
  csv: 'text/csv',
  zip: 'application/zip',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  webp: 'image/webp',
};

const PICTURES: ReadonlySet<FileExtension> = new Set(['jpg', 'jpeg', 'png', 'gif', 'webp']);

const CHECKS: Readonly<Record<FileExtension, Check>> = {
  pdf: checkPdf,
  hwp: checkHwp,
  hwpx: checkZipWith((names) => isHwpx(names)),
  docx: checkZipWith((names) => isOffice(names, 'word/')),
  xlsx: checkZipWith((names) => isOffice(names, 'xl/')),
  pptx: checkZipWith((names) => isOffice(names, 'ppt/')),
  txt: checkText,
  csv: checkText,
  zip: checkZipWith(() => true),
  jpg: checkPicture('image/jpeg'),
  jpeg: checkPicture('image/jpeg'),
  png: checkPicture('image/png'),
  gif: checkPicture('image/gif'),
  webp: checkPicture('image/webp'),
};

export function isFileExtension(extension: string): extension is FileExtension {
  return (FILE_EXTENSIONS as readonly string[]).includes(extension);
}

export function isPictureExtension(extension: FileExtension): boolean {
  return PICTURES.has(extension);
}

export function mimeTypeOf(extension: FileExtension): string {
  return MIME_TYPES[extension];
}

/** What is wrong with a file of this ending; undefined where it is what it says. */
export async function inspectFile(
  path: string,
  file: { extension: string; size: number },
): Promise<FileProblem | undefined> {
  if (!isFileExtension(file.extension)) return 'kind';
  const handle = await open(path, 'r');
  try {
    const head = await readAt(handle, 0, Math.min(HEAD, file.size));
    return await CHECKS[file.extension]({ handle, path, size: file.size, head });
  } finally {
    await handle.close();
  }
}

/** By its signature; loaded when the first file comes. */
async function typeOf({ path }: Probe): Promise<string | undefined> {
  const { fileTypeFromFile } = await import('file-type');
  return (await fileTypeFromFile(path))?.mime;
}

async function checkPdf(probe: Probe): Promise<FileProblem | undefined> {
  if ((await typeOf(probe)) !== 'application/pdf' || !startsWith(probe.head, '%PDF-')) return 'mismatch';
  if (PAGE.test(beginning(probe)) || (await endsAsZip(probe.handle, probe.size))) return 'mixed';
  return undefined;
}

function checkPicture(mimeType: string): Check {
  return async (probe) => {
    if ((await typeOf(probe)) !== mimeType) return 'mismatch';
    if (beginning(probe).includes('%PDF-') || (await endsAsZip(probe.handle, probe.size))) return 'mixed';
    return (await findAnywhere(probe, PAGE_ANYWHERE)) ? 'mixed' : undefined;
  };
}

function checkZipWith(holds: (names: readonly string[]) => boolean): Check {
  return async ({ handle, size, head }) => {
    if (!startsWith(head, 'PK')) return 'mismatch';
    const directory = await readZipDirectory(handle, size);
    if (typeof directory === 'string') return directory;
    return holds(directory.names) ? undefined : 'mismatch';
  };
}

function isHwpx(names: readonly string[]): boolean {
  return names.includes('mimetype') && names.includes('Contents/header.xml');
}

/** Documents with macros have endings of their own. */
function isOffice(names: readonly string[], folder: string): boolean {
  return (
    names.includes('[Content_Types].xml') &&
    names.some((name) => name.startsWith(folder)) &&
    !names.some((name) => name.toLowerCase().endsWith('vbaproject.bin'))
  );
}

/** Hangul documents have three signatures: compound file (5.0), zip (hwpx under the old ending), XML (HWPML). */
async function checkHwp(probe: Probe): Promise<FileProblem | undefined> {
  if (startsWith(probe.head, 'PK')) return CHECKS.hwpx(probe);
  const text = beginning(probe);
  if (/^\uFEFF?\s*<\?xml\b/.test(probe.head.toString('utf8'))) {
    return /<HWPML[\s>]/.test(text) && !PAGE.test(text) ? undefined : 'mismatch';
  }
  if ((await typeOf(probe)) !== 'application/x-cfb') return 'mismatch';
  // Installers and old office documents are compound files too: only this one says what it is.
  if (!(await findAnywhere(probe, /HWP Document File/))) return 'mismatch';
  return (await endsAsZip(probe.handle, probe.size)) ? 'mixed' : undefined;
}

/** UTF-8, UTF-16 with its mark, or the Korean Windows encoding; without zeros, and no page. */
async function checkText(probe: Probe): Promise<FileProblem | undefined> {
  const encoding = encodingOf(probe.head);
  const candidates = encoding ? [encoding] : ['utf-8', 'euc-kr'];
  const decoders = new Set(candidates.map((name) => new TextDecoder(name, { fatal: true })));
  let isFirst = true;
  for await (const bytes of chunksOf(probe)) {
    for (const decoder of decoders) {
      const text = decode(decoder, bytes);
      if (text === undefined || text.includes('\0')) decoders.delete(decoder);
      else if (isFirst && PAGE.test(text.slice(0, 1_024))) return 'mismatch';
    }
    isFirst = false;
    if (decoders.size === 0) return 'mismatch';
  }
  const known = await typeOf(probe);
  if (known !== undefined && !known.startsWith('text/') && known !== 'application/xml') return 'mismatch';
  return (await endsAsZip(probe.handle, probe.size)) ? 'mixed' : undefined;
}

function encodingOf(head: Buffer): string | undefined {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le';
  return head[0] === 0xfe && head[1] === 0xff ? 'utf-16be' : undefined;
}

function decode(decoder: TextDecoder, bytes: Buffer): string | undefined {
  try {
    return decoder.decode(bytes, { stream: true });
  } catch {
    return undefined; // not of this encoding, which is the question
  }
}

async function findAnywhere(probe: Probe, pattern: RegExp): Promise<boolean> {
  let before = '';
  for await (const bytes of chunksOf(probe)) {
    const text = before + bytes.toString('latin1');
    if (pattern.test(text)) return true;
    before = text.slice(-64);
  }
  return false;
}

async function* chunksOf({ handle, size }: Probe): AsyncIterable<Buffer> {
  for (let at = 0; at < size; at += CHUNK) yield readAt(handle, at, Math.min(CHUNK, size - at));
}

function startsWith(head: Buffer, signature: string): boolean {
  return head.subarray(0, signature.length).toString('latin1') === signature;
}

/** As much as browsers look at. */
function beginning({ head }: Probe): string {
  return head.subarray(0, 2_048).toString('latin1');
}
