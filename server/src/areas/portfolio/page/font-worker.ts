/** Cuts a font down to some letters, in a thread of its own: it takes most of a second of a processor. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';

import subsetFont from 'subset-font';

const SOURCE = 'pretendard/dist/public/variable/PretendardVariable.ttf';
/** Weights that pages have. */
const WEIGHTS = { min: 400, max: 700, default: 400 };
const FEATURES = ['kern', 'liga', 'ccmp', 'locl', 'tnum'];

const { text } = workerData as { readonly text: string }; // fonts.ts hands it over
const source = await readFile(createRequire(import.meta.url).resolve(SOURCE));
const bytes = await subsetFont(source, text, {
  targetFormat: 'woff2',
  variationAxes: { wght: WEIGHTS },
  noHinting: true,
  keepFeatures: FEATURES,
});
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort?.postMessage(bytes);
