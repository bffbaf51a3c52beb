/**
 * Whether a file is what its name says, and nothing else besides. Bytes decide, never what the browser called it.
 */
import { open, type FileHandle } from 'node:fs/promises';
import { TextDecoder } from 'node:util';

import { FILE_EXTENSIONS, type FileExtension } from '@naru/contract/shared/file.ts';

import { endsAsZip, readAt, readZipDirectory, type ZipProblem } from './zip-directory.ts';

/**
 * - `kind`: no ending that may be uploaded. - `mismatch`: the bytes are of another kind. - `broken`: unreadable.
 * - `mixed`: it is something else at the same time. - `bomb`: it unpacks to far more than its size.
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
/** Bytes inspected in one go; other requests are answered in between. */
const CHUNK = 64 * 1024;
/** Tags near the beginning that make browsers take a file for a page. */
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
  mp4: 'video/mp4',
  webm: 'video/webm',
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
  // One that moves is a PNG, too, of which the first picture is shown.
  png: checkPicture('image/png', 'image/apng'),
  gif: checkPicture('image/gif'),
  webp: checkPicture('image/webp'),
  mp4: checkVideo('video/mp4'),
  webm: checkVideo('video/webm'),
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

/** Returns the problem of a file; undefined where its contents match its ending. */
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

/** Returns the type by the signature; the library is loaded with the first file. */
async function typeOf({ path }: Probe): Promise<string | undefined> {
  const { fileTypeFromFile } = await import('file-type');
  return (await fileTypeFromFile(path))?.mime;
}

async function checkPdf(probe: Probe): Promise<FileProblem | undefined> {
  if ((await typeOf(probe)) !== 'application/pdf' || !startsWith(probe.head, '%PDF-')) return 'mismatch';
  if (PAGE.test(beginning(probe)) || (await endsAsZip(probe.handle, probe.size))) return 'mixed';
  return undefined;
}

function checkPicture(...mimeTypes: readonly string[]): Check {
  return async (probe) => {
    if (!mimeTypes.includes((await typeOf(probe)) ?? '')) return 'mismatch';
    if (beginning(probe).includes('%PDF-') || (await endsAsZip(probe.handle, probe.size))) return 'mixed';
    return (await findAnywhere(probe, PAGE_ANYWHERE)) ? 'mixed' : undefined;
  };
}

function checkVideo(mimeType: string): Check {
  return async (probe) => {
    if ((await typeOf(probe)) !== mimeType) return 'mismatch';
    if (PAGE.test(beginning(probe)) || beginning(probe).includes('%PDF-')) return 'mixed';
    return (await endsAsZip(probe.handle, probe.size)) ? 'mixed' : undefined;
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

/** Checks a Hangul document: compound file (5.0), zip (hwpx under the old ending) or XML (HWPML), by its signature. */
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

/** Checks a text: UTF-8, UTF-16 with its mark, or the Korean Windows encoding; without zeros, and no page. */
async function checkText(probe: Probe): Promise<FileProblem | undefined> {
  const encoding = encodingOf(probe.head);
  // One after the other: the second is slow, and hardly ever needed.
  const isText = encoding
    ? await isTextIn(probe, encoding)
    : (await isTextIn(probe, 'utf-8')) || (await isTextIn(probe, 'euc-kr'));
  if (!isText) return 'mismatch';
  const known = await typeOf(probe);
  if (known !== undefined && !known.startsWith('text/') && known !== 'application/xml') return 'mismatch';
  return (await endsAsZip(probe.handle, probe.size)) ? 'mixed' : undefined;
}

/** Returns whether the whole file is text in this encoding, without zeros, and no page. */
async function isTextIn(probe: Probe, encoding: string): Promise<boolean> {
  const decoder = new TextDecoder(encoding, { fatal: true });
  let isFirst = true;
  for await (const bytes of chunksOf(probe)) {
    const text = decode(decoder, bytes);
    if (text === undefined || text.includes('\0') || (isFirst && PAGE.test(text.slice(0, 1_024)))) return false;
    isFirst = false;
  }
  return true;
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

/** Returns as much of the beginning as browsers look at. */
function beginning({ head }: Probe): string {
  return head.subarray(0, 2_048).toString('latin1');
}
