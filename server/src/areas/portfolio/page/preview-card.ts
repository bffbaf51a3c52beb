/** Pictures of links: one of the page's own, or a boat on the water, which shows nothing of anybody. */
import { buffer } from 'node:stream/consumers';

import { drawJpeg, drawPng } from '../../../platform/files/picture.ts';
import type { FileStore } from '../../../platform/files/store.ts';
import type { PageFile } from './file-store.ts';
import { createKept } from './kept.ts';

/** Messengers cut other shapes, and some of them read no WebP. */
export const CARD_SIZE = { width: 1200, height: 630 } as const;
export const CARD_TYPE = 'image/jpeg';
const { width: WIDTH, height: HEIGHT } = CARD_SIZE;
const MOST_BYTES = 16 * 1024 * 1024;

/** Draws a page's own picture as a card; undefined where it is none. */
export type ReadCardOf = (file: PageFile) => Promise<Buffer | undefined>;

export function openCards(store: FileStore): ReadCardOf {
  const kept = createKept<Buffer>({ most: MOST_BYTES, sizeOf: ({ length }) => length });
  return async ({ pictureId }) => {
    const picture = pictureId === null ? undefined : await store.openOptional(pictureId);
    if (pictureId === null || !picture) return undefined;
    return kept.read(pictureId, async () => drawJpeg(await buffer(picture), CARD_SIZE));
  };
}

/** Changes with the drawing: messengers keep a picture by its address for long. */
export const CARD_ADDRESS = '/pt-card-1.png';

const DRAWING = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 1200 630">
<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#0f8a91"/><stop offset="1" stop-color="#0a5c63"/></linearGradient></defs>
<rect width="1200" height="630" fill="url(#sky)"/>
<circle cx="930" cy="170" r="64" fill="#fff" fill-opacity=".16"/>
<path fill="#fff" fill-opacity=".1" d="M0 430c150-46 300-46 450-12s300 62 450 28 225-40 300-34v218H0z"/>
<path fill="#fff" d="M590 128v246h-22V128zM604 146c96 38 160 112 178 214H604zM554 208c-58 42-96 96-112 152h112z"/>
<path fill="#fff" d="M404 394h392c-22 62-66 92-122 92H532c-60 0-102-30-128-92z"/>
<path fill="#083f45" fill-opacity=".55" d="M0 488c200 44 350-34 560-22s330 58 640-6v170H0z"/>
<path fill="#083f45" fill-opacity=".6" d="M0 550c180-30 320 22 520 12s380-44 680-8v76H0z"/>
</svg>`;

let made: Promise<Buffer> | undefined;

/** Draws it once in each process. */
export function readCard(): Promise<Buffer> {
  made ??= drawPng(Buffer.from(DRAWING), { width: WIDTH, height: HEIGHT });
  return made;
}
