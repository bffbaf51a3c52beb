/** Fonts of pages: Pretendard, cut down to the letters in use, made when a version is published or first shown. */
import { createHash } from 'node:crypto';
import { Worker } from 'node:worker_threads';

import type { Platform } from '../../../platform/http/serve.ts';
import { createTurns } from '../../../platform/turns.ts';
import { insertPageFont, selectOptionalPageFont } from './font-store.ts';

/** Letters that every page may need besides its own: those of the foot, in both languages, and of dates. */
const ALWAYS = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(index + 32)).join('') + '“”‘’–—·…°₩×';

/** One after the other, and each person in turn: each fills a thread and some hundred megabytes. */
const takeTurn = createTurns(1);

export const fontAddress = (fontId: string): string => `/pt-font/${fontId}.woff2`;

export interface FontAsked {
  readonly memberId: string;
  readonly text: string;
}

/** Makes the font of a version for the letters of its page; returns its id. */
export async function keepFont(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  { versionId, memberId, text }: FontAsked & { readonly versionId: string },
): Promise<string> {
  const bytes = await cutFont({ memberId, text });
  const fontId = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
  await insertPageFont(db, { versionId, fontId, bytes, at: now() });
  return (await selectOptionalPageFont(db, versionId)) ?? fontId;
}

/**
 * Cuts the font down to the letters of a page when its person's turn comes: a WOFF2 file with all weights.
 * @throws the reason of the signal once nobody wants it any more
 */
export function cutFont({ memberId, text }: FontAsked, gone?: AbortSignal): Promise<Buffer> {
  const letters = [...new Set(ALWAYS + text)].toSorted().join('');
  return takeTurn(memberId, () => cut(letters, gone), gone);
}

async function cut(text: string, gone: AbortSignal | undefined): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>();
  const worker = new Worker(new URL('./font-worker.ts', import.meta.url), { workerData: { text } });
  const stop = (): void => reject(gone?.reason);
  gone?.addEventListener('abort', stop);
  worker.once('message', resolve);
  worker.once('error', reject);
  worker.once('exit', () => reject(new Error('The font was not made.')));
  try {
    return Buffer.from(await promise);
  } finally {
    gone?.removeEventListener('abort', stop);
    await worker.terminate();
  }
}
