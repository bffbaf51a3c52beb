/**
 * Files for tests, and sending them as a browser does.
 */
import type { file } from '@naru/contract/areas/file.ts';
import type { CallOutput } from '@naru/contract/call.ts';
import { crc32 } from 'node:zlib';

import sharp from 'sharp';

import type { Asked, TestPortal } from './portal.ts';

export interface TestFile {
  readonly name: string;
  readonly bytes: Buffer | string;
  /** The type that the browser declares; nobody relies on it. */
  readonly type?: string;
}

export interface UploadOptions {
  readonly token?: string;
  readonly language?: string;
  readonly key?: string;
  readonly fileId?: string;
  readonly isSealed?: boolean;
  /** Another call that takes files. */
  readonly url?: string;
}

export type Uploaded = CallOutput<typeof file.uploadFiles>;

const BOUNDARY = 'naru-test-boundary';

/** Writes a multipart body with names as they are: they may break it. */
export function multipart(files: readonly TestFile[], fields: Readonly<Record<string, string>> = {}): Buffer {
  const texts = Object.entries(fields).map(([name, value]) =>
    Buffer.from(`--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`),
  );
  const parts = files.flatMap(({ name, bytes, type = 'application/octet-stream' }) => [
    Buffer.from(
      `--${BOUNDARY}\r\ncontent-disposition: form-data; name="files"; filename="${name}"\r\ncontent-type: ${type}\r\n\r\n`,
    ),
    Buffer.from(bytes),
    Buffer.from('\r\n'),
  ]);
  return Buffer.concat([...texts, ...parts, Buffer.from(`--${BOUNDARY}--\r\n`)]);
}

export const MULTIPART_TYPE = `multipart/form-data; boundary=${BOUNDARY}`;

export async function sendFiles(
  portal: Pick<TestPortal, 'app'>,
  files: readonly TestFile[],
  options: UploadOptions = {},
): Promise<Asked> {
  const response = await portal.app.inject({
    method: 'POST',
    url: options.url ?? '/api/file',
    headers: {
      'content-type': MULTIPART_TYPE,
      ...(options.token !== undefined && { authorization: `Bearer ${options.token}` }),
      ...(options.language !== undefined && { 'accept-language': options.language }),
      ...(options.key !== undefined && { 'idempotency-key': options.key }),
    },
    payload: multipart(files, {
      ...(options.fileId !== undefined && { fileId: options.fileId }),
      ...(options.isSealed && { sealed: 'Y' }),
    }),
  });
  return { status: response.statusCode, headers: response.headers, envelope: response.json() };
}

/** @throws where the upload was refused */
export async function upload(
  portal: Pick<TestPortal, 'app'>,
  files: readonly TestFile[],
  options: UploadOptions,
): Promise<Uploaded> {
  const { envelope } = await sendFiles(portal, files, options);
  if (envelope.code !== '0000') throw new Error(`refused: ${JSON.stringify(envelope)}`);
  return envelope.output as Uploaded; // parsed strictly by the server
}

export const PDF = Buffer.from('%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer << /Root 1 0 R >>\n%%EOF\n');
export const TEXT = Buffer.from('학번,이름\n20260001,김나루\n');

/** Makes a photograph with the place where it was taken. */
export function aPhoto(format: 'jpeg' | 'png' | 'gif' | 'webp' = 'jpeg', width = 320, height = 240): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#7a9' } })
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '37/1 33/1 0/1' }, IFD0: { Artist: 'Canary Artist' } })
    .toFormat(format)
    .toBuffer();
}

/** Makes a zip whose directory says what is asked for; its files are stored as they are. */
export function aZip(
  entries: Readonly<Record<string, string | Buffer>>,
  lie: { unpacked?: number; before?: Buffer; after?: Buffer } = {},
): Buffer {
  const before = lie.before ?? Buffer.alloc(0);
  const parts: Buffer[] = [before];
  const directory: Buffer[] = [];
  let at = 0;
  for (const [name, content] of Object.entries(entries)) {
    const [label, bytes] = [Buffer.from(name), Buffer.from(content)];
    const unpacked = lie.unpacked ?? bytes.length;
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(20, 4);
    local.writeUInt32LE(crc32(bytes), 14);
    local.writeUInt32LE(bytes.length, 18);
    local.writeUInt32LE(unpacked, 22);
    local.writeUInt16LE(label.length, 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(20, 6);
    entry.writeUInt32LE(crc32(bytes), 16);
    entry.writeUInt32LE(bytes.length, 20);
    entry.writeUInt32LE(unpacked, 24);
    entry.writeUInt16LE(label.length, 28);
    entry.writeUInt32LE(at, 42);
    parts.push(local, label, bytes);
    directory.push(entry, label);
    at += local.length + label.length + bytes.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(Object.keys(entries).length, 8);
  end.writeUInt16LE(Object.keys(entries).length, 10);
  end.writeUInt32LE(listed.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...parts, listed, end, lie.after ?? Buffer.alloc(0)]);
}

export const officeZip = (folder: string, more: Record<string, string> = {}): Buffer =>
  aZip({ '[Content_Types].xml': '<Types/>', '_rels/.rels': '<r/>', [`${folder}/document.xml`]: '<d/>', ...more });

export const hwpxZip = (): Buffer =>
  aZip({ mimetype: 'application/hwp+zip', 'Contents/header.xml': '<h/>', 'Contents/section0.xml': '<s/>' });

/** Makes a compound file, as Hangul 5.0 and old office documents are. */
export function aCompoundFile(inside: string): Buffer {
  return Buffer.concat([
    Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    Buffer.alloc(1_016),
    Buffer.from(inside),
    Buffer.alloc(512),
  ]);
}
