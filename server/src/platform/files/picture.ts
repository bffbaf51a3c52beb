/** Pictures, encoded again: only these are ever shown inline. The camera's notes (place, time, owner) are gone. */
import type { Sharp } from 'sharp';

import { createTurns } from '../turns.ts';

export interface Picture {
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
}

/** The type of every picture that was encoded again. */
export const PICTURE_TYPE = 'image/webp';

const LONGEST_SIDE = 1_600;
/** A camera of today has some 50 million. */
const MOST_PIXELS = 50_000_000;
/** So many with four channels of a byte each: a small file of 16 bits a channel would keep everybody waiting for seconds. */
const MOST_BYTES = MOST_PIXELS * 4;
const BYTES_OF_DEPTH: Readonly<Record<string, number>> = { char: 1, uchar: 1, short: 2, ushort: 2 };
const DEEPEST = 8;
const MOST_SECONDS = 20;
const QUALITY = 82;

/** Around a picture that is no square. */
const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 };

/** Around a picture on a card. */
const CARD_GROUND = '#eef4f4';

type Open = (file: string | Buffer, limit: { limitInputPixels: number | false }) => Sharp;

let opening: Promise<Open> | undefined;
/** One after the other: each may take a hundred megabytes while it runs. */
const takeTurn = createTurns(1);

/**
 * Checks the header before queueing; then members take turns, so that somebody who sends many pictures waits only
 * behind themselves. Returns `broken` for no picture, `pixels` for too large a one.
 */
export async function encodePicture(file: string, memberId: string): Promise<Picture | 'broken' | 'pixels'> {
  opening ??= loadSharp();
  const openFile = await opening;
  const size = await readSize(openFile, file);
  if (size === undefined) return 'broken';
  if (size.pixels > MOST_PIXELS || size.bytes > MOST_BYTES) return 'pixels';
  return takeTurn(memberId, () => encode(openFile, file));
}

/** Reads the size from the header alone, as it will be once it is decoded; nothing of the picture is. */
async function readSize(
  openFile: Open,
  file: string,
): Promise<{ readonly pixels: number; readonly bytes: number } | undefined> {
  try {
    const { width, height, channels, depth } = await openFile(file, { limitInputPixels: false }).metadata();
    const pixels = width * height;
    return { pixels, bytes: pixels * channels * (BYTES_OF_DEPTH[depth] ?? DEEPEST) };
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

/**
 * Draws a picture of ours, or one that was encoded again, as a PNG of this many pixels. Never for what a
 * person uploaded: it reads vector pictures from memory, which stay blocked for files.
 */
export async function drawPng(
  picture: Buffer,
  size: { readonly width: number; readonly height: number },
): Promise<Buffer> {
  opening ??= loadSharp();
  const openFile = await opening;
  return openFile(picture, { limitInputPixels: MOST_PIXELS })
    .resize({ ...size, fit: 'contain', background: CLEAR })
    .png({ compressionLevel: 9 })
    .timeout({ seconds: MOST_SECONDS })
    .toBuffer();
}

/** Draws a picture that was encoded again as a JPEG that fills this shape: a square one stands in the middle of it. */
export async function drawJpeg(
  picture: Buffer,
  size: { readonly width: number; readonly height: number },
): Promise<Buffer> {
  opening ??= loadSharp();
  const openFile = await opening;
  const { width, height } = await openFile(picture, { limitInputPixels: MOST_PIXELS }).metadata();
  // A wide shape would leave the chin of a portrait.
  const fit = width > height * 1.2 ? ('cover' as const) : ('contain' as const);
  return openFile(picture, { limitInputPixels: MOST_PIXELS })
    .flatten({ background: CARD_GROUND })
    .resize({ ...size, fit, background: CARD_GROUND })
    .jpeg({ quality: QUALITY })
    .timeout({ seconds: MOST_SECONDS })
    .toBuffer();
}

/**
 * Loads sharp with these four formats only: the other loaders (SVG, PDF, TIFF …) stay blocked. From memory come only
 * pictures of ours.
 */
async function loadSharp(): Promise<Open> {
  const { default: sharp } = await import('sharp');
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({
    operation: [
      'VipsForeignLoadJpegFile',
      'VipsForeignLoadPngFile',
      'VipsForeignLoadWebpFile',
      'VipsForeignLoadNsgifFile',
      'VipsForeignLoadSvgBuffer',
      'VipsForeignLoadWebpBuffer',
    ],
  });
  sharp.cache(false);
  sharp.concurrency(1);
  return (file, limit) => sharp(file, { ...limit, failOn: 'error', ...(typeof file !== 'string' && { density: 144 }) });
}
