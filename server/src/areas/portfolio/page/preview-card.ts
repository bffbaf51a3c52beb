/** The picture of a link to a page that has none of its own: a boat on the water, and nothing of anybody. */
import { drawPng } from '../../../platform/files/picture.ts';

/** Messengers cut other shapes. */
const WIDTH = 1200;
const HEIGHT = 630;

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
