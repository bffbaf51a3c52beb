import { mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import { expect, it } from 'vitest';

import { aPhoto } from '../../../test/upload.ts';
import { encodePicture } from './picture.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'naru-picture-'));

function write(name: string, bytes: Buffer): string {
  const file = path.join(folder, name);
  writeFileSync(file, bytes);
  return file;
}

function chunk(type: string, data: Buffer): Buffer {
  const whole = Buffer.concat([Buffer.alloc(4), Buffer.from(type), data, Buffer.alloc(4)]);
  whole.writeUInt32BE(data.length, 0);
  whole.writeUInt32BE(crc32(whole.subarray(4, -4)), whole.length - 4);
  return whole;
}

/** Makes a PNG that declares these sides and has hardly a pixel. */
function aPngOf(width: number, height: number, bits = 8): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([bits, 2, 0, 0, 0], 8);
  const parts = [chunk('IHDR', header), chunk('IDAT', deflateSync(Buffer.alloc(64))), chunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), ...parts]);
}

it('is refused by what its header says, before it waits for a turn', async () => {
  const photo = write('many.jpg', await aPhoto('jpeg', 2_000, 1_500));
  const waiting = Array.from({ length: 4 }, () => encodePicture(photo, 'one'));
  let isDone = false;
  void Promise.all(waiting).then(() => (isDone = true));
  expect(await encodePicture(write('wide.png', aPngOf(30_000, 30_000)), 'other')).toBe('pixels');
  expect(isDone).toBe(false);
  await Promise.all(waiting);
});

it('of somebody else waits for one picture of a person who sends many', async () => {
  const photo = write('photo.jpg', await aPhoto());
  const done: string[] = [];
  const encode = async (person: string): Promise<void> => {
    const picture = await encodePicture(photo, person);
    expect(picture).toMatchObject({ width: 320, height: 240 });
    done.push(person);
  };
  await Promise.all([...Array.from({ length: 6 }, () => encode('many')), encode('other')]);
  expect(done.indexOf('other')).toBeLessThan(4);
});

it('is broken where nothing or too little can be decoded', async () => {
  expect(await encodePicture(write('none.png', Buffer.from('no picture')), 'one')).toBe('broken');
  expect(await encodePicture(write('few.png', aPngOf(300, 300)), 'one')).toBe('broken');
});

it('is refused where it is small on disk and heavy once it is decoded', async () => {
  expect(await encodePicture(write('deep.png', aPngOf(7_000, 7_000, 16)), 'one')).toBe('pixels');
  // Its sides would do: only its bytes are missing.
  expect(await encodePicture(write('flat.png', aPngOf(7_000, 7_000)), 'one')).toBe('broken');
});
