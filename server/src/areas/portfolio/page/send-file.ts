/** Sends files of pages: pictures to be shown, videos piece by piece, everything else to be saved. */
import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';

import { attachmentHeader } from '../../../platform/files/name.ts';
import { PICTURE_TYPE } from '../../../platform/files/picture.ts';
import type { FileStore } from '../../../platform/files/store.ts';
import type { PageFile } from './file-store.ts';

export interface SentFile {
  readonly status: 200 | 206 | 416;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Readable | undefined;
}

const ALWAYS = {
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
} as const;
const MINUTES = 'private, max-age=600';
/** Types that browsers play and that cannot carry a script. */
const VIDEO = /^video\/(?:mp4|webm)$/;

/** Opens a file for its reader; undefined where its bytes are gone. */
export async function openPageFile(
  store: FileStore,
  file: PageFile,
  range: string | undefined,
): Promise<SentFile | undefined> {
  if (file.pictureId !== null) {
    const body = await store.openOptional(file.pictureId);
    const headers = {
      ...ALWAYS,
      'content-type': PICTURE_TYPE,
      'content-disposition': 'inline',
      'cache-control': MINUTES,
    };
    return body && { status: 200, headers, body };
  }
  if (VIDEO.test(file.mimeType)) return openVideo(store, file, range);
  const body = await store.openOptional(file.objectId);
  return (
    body && {
      status: 200,
      headers: {
        ...ALWAYS,
        'content-type': file.mimeType,
        'content-length': String(file.size),
        'content-disposition': attachmentHeader(file.name),
        'accept-ranges': 'none',
        'cache-control': 'private, no-store',
      },
      body,
    }
  );
}

async function openVideo(store: FileStore, file: PageFile, range: string | undefined): Promise<SentFile | undefined> {
  const place = await store.findOptional(file.objectId);
  if (place === undefined) return undefined;
  const headers = {
    ...ALWAYS,
    'content-type': file.mimeType,
    'content-disposition': 'inline',
    'accept-ranges': 'bytes',
    'cache-control': MINUTES,
  };
  if (range === undefined)
    return { status: 200, headers: { ...headers, 'content-length': String(file.size) }, body: createReadStream(place) };
  const part = readRange(range, file.size);
  if (!part) return { status: 416, headers: { ...headers, 'content-range': `bytes */${file.size}` }, body: undefined };
  const { start, end } = part;
  return {
    status: 206,
    headers: {
      ...headers,
      'content-length': String(end - start + 1),
      'content-range': `bytes ${start}-${end}/${file.size}`,
    },
    body: createReadStream(place, { start, end }),
  };
}

/** Reads one range of bytes, both ends within; undefined for one that the file does not have. */
export function readRange(header: string, size: number): { readonly start: number; readonly end: number } | undefined {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header.trim()) ?? [];
  if (from === '' && to === '') return undefined;
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  return start <= end && start < size ? { start, end } : undefined;
}
