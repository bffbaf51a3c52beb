import { mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { crc32 } from 'node:zlib';

import iconv from 'iconv-lite';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { aPhoto } from '../../../test/upload.ts';
import { inspectFile } from './inspect.ts';
import { encodePicture } from './picture.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'naru-inspect-'));
const MEGABYTE = 1024 * 1024;

afterEach(() => vi.restoreAllMocks());

async function inspect(bytes: Buffer, extension = 'txt') {
  const file = path.join(folder, `given.${extension}`);
  writeFileSync(file, bytes);
  return inspectFile(file, { extension, size: bytes.length });
}

/** Returns a function that lists the sizes of decoded pictures, in bytes. */
function watchDecoding(): () => number[] {
  const decode = vi.spyOn(TextDecoder.prototype, 'decode');
  return () => decode.mock.calls.map(([bytes]) => bytes?.byteLength ?? 0);
}

it('takes a PNG that moves for a PNG', async () => {
  const photo = await aPhoto('png', 8, 8);
  // `acTL` comes before the first picture; a reader that does not know it shows that one.
  const frames = Buffer.concat([Buffer.from('acTL'), Buffer.from([0, 0, 0, 1, 0, 0, 0, 0])]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(8);
  sum.writeUInt32BE(crc32(frames));
  const head = 33;
  const moving = Buffer.concat([photo.subarray(0, head), length, frames, sum, photo.subarray(head)]);
  expect(await inspect(moving, 'png')).toBeUndefined();
  expect(await encodePicture(path.join(folder, 'given.png'), 'one')).toMatchObject({ width: 8, height: 8 });
  expect(await inspect(await aPhoto('jpeg', 8, 8), 'png')).toBe('mismatch');
});

describe('a long text', () => {
  const long = '나루 학생 상담 '.repeat(MEGABYTE / 4);

  it.each([
    ['UTF-8', Buffer.from(long)],
    ['CP949', iconv.encode(long, 'cp949')],
    ['UTF-16', Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(long, 'utf16le')])],
  ])('is looked at in small pieces, so that others are answered between: %s', async (_encoding, bytes) => {
    const decoded = watchDecoding();
    expect(await inspect(bytes)).toBeUndefined();
    expect(Math.max(...decoded())).toBeLessThanOrEqual(64 * 1024);
  });

  it('is decoded once where it is UTF-8', async () => {
    const bytes = Buffer.from(long);
    const decoded = watchDecoding();
    expect(await inspect(bytes)).toBeUndefined();
    expect(decoded().reduce((sum, size) => sum + size, 0)).toBe(bytes.length);
  });

  it.each([
    ['bytes of no encoding at its end', Buffer.concat([Buffer.from(long), Buffer.from([0xff, 0xff])])],
    ['a zero', Buffer.concat([Buffer.from(long), Buffer.from([0])])],
    ['a page', Buffer.from(`<html>${long}`)],
    ['a page in CP949', Buffer.concat([Buffer.from('<html>'), iconv.encode(long, 'cp949')])],
  ])('is refused with %s', async (_what, bytes) => {
    expect(await inspect(bytes)).toBe('mismatch');
  });
});
