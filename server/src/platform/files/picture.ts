/**
 * Pictures encoded anew: only these are ever shown inline. What the camera wrote beside the picture (place, time, owner) is gone.
 */
import type { Sharp } from 'sharp';

import { createTurns } from '../turns.ts';

export interface Picture {
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
}

/** The type of every picture that was encoded anew. */
export const PICTURE_TYPE = 'image/webp';

const LONGEST_SIDE = 1_600;
/** A camera of today has some 50 million. */
const MOST_PIXELS = 50_000_000;
const MOST_SECONDS = 20;
const QUALITY = 82;

type Open = (file: string, limit: { limitInputPixels: number | false }) => Sharp;

let opening: Promise<Open> | undefined;
/** One after the other: each may take a hundred megabytes while it runs. */
const takeTurn = createTurns(1);

/**
 * What its header says is judged before anybody waits for it; then people take turns, so that somebody who sends many waits
 * behind themselves. `broken` is no picture.
 */
export async function encodePicture(file: string, memberId: string): Promise<Picture | 'broken' | 'pixels'> {
  opening ??= loadSharp();
  const openFile = await opening;
  const pixels = await readPixels(openFile, file);
  if (pixels === undefined) return 'broken';
  if (pixels > MOST_PIXELS) return 'pixels';
  return takeTurn(memberId, () => encode(openFile, file));
}

/** From the header alone; nothing of the picture is decoded. */
async function readPixels(openFile: Open, file: string): Promise<number | undefined> {
  try {
    const { width, height } = await openFile(file, { limitInputPixels: false }).metadata();
    return width * height;
  } catch {
    return undefined; // whatever it is, it is not shown
  }
}

async function encode(openFile: Open, file: string): Promise<Picture | 'broken'> {
  try {
    const { data, info } = await openFile(file, { limitInputPixels: MOST_PIXELS })
      .autoOrient()
      .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: QUALITY })
      .timeout({ seconds: MOST_SECONDS })
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height };
  } catch {
    return 'broken'; // cut off, forged or too slow: whatever it is, it is not shown
  }
}

/** Only these four are read: the other loaders (SVG, PDF, TIFF …) are kept shut. */
async function loadSharp(): Promise<Open> {
  const { default: sharp } = await import('sharp');
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({
    operation: [
      'VipsForeignLoadJpegFile',
      'VipsForeignLoadPngFile',
      'VipsForeignLoadWebpFile',
      'VipsForeignLoadNsgifFile',
    ],
  });
  sharp.cache(false);
  sharp.concurrency(1);
  return (file, limit) => sharp(file, { ...limit, failOn: 'error' });
}
