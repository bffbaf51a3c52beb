/**
 * Pictures encoded anew: only these are ever shown inline. What the camera wrote beside the picture (place, time, owner) is gone.
 */
import type { Sharp } from 'sharp';

export interface Picture {
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
}

/** The type of every picture that was encoded anew. */
export const PICTURE_TYPE = 'image/webp';

const LONGEST_SIDE = 1_600;
const MOST_PIXELS = 50_000_000;
const MOST_SECONDS = 20;
const QUALITY = 82;

type Open = (file: string) => Sharp;

let opening: Promise<Open> | undefined;
let last: Promise<unknown> = Promise.resolve();

/** One after the other: each may take a hundred megabytes while it runs. Undefined for what is no picture or too large a one. */
export function encodePicture(file: string): Promise<Picture | undefined> {
  const mine = last.then(() => encode(file));
  last = mine.catch(() => undefined); // told to who waits for it; the next one begins all the same
  return mine;
}

async function encode(file: string): Promise<Picture | undefined> {
  opening ??= loadSharp();
  const openFile = await opening;
  try {
    const { data, info } = await openFile(file)
      .autoOrient()
      .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: QUALITY })
      .timeout({ seconds: MOST_SECONDS })
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height };
  } catch {
    return undefined; // cut off, forged or too large: whatever it is, it is not shown
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
  return (file) => sharp(file, { limitInputPixels: MOST_PIXELS, failOn: 'error' });
}
