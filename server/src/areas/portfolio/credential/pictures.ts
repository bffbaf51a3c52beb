/** Pictures of badges as files: drawn ones, and those that the office gave. */
import { buffer } from 'node:stream/consumers';

import { drawBadge } from '@naru/contract/areas/portfolio/badge-picture.ts';
import type { BadgeLevel, BadgeLook } from '@naru/contract/areas/portfolio/badge-words.ts';

import { drawPng } from '../../../platform/files/picture.ts';
import type { FileStore } from '../../../platform/files/store.ts';

const SIDE = 512;
const SQUARE = { width: SIDE, height: SIDE };
/** Drawn pictures are 864 at most; those that were asked for last stay at hand. */
const MOST_KEPT = 100;

export interface Pictured {
  readonly look: BadgeLook;
  readonly level: BadgeLevel;
  /** The own picture; null for the drawn one. */
  readonly pictureId: string | null;
}

export interface BadgePictures {
  readonly png: (badge: Pictured) => Promise<Buffer>;
  readonly svg: (badge: Pictured) => Promise<string>;
}

export function createBadgePictures(store: FileStore): BadgePictures {
  const kept = new Map<string, Promise<Buffer>>();
  const keep = (key: string, draw: () => Promise<Buffer>): Promise<Buffer> => {
    const picture = kept.get(key) ?? draw();
    kept.delete(key);
    kept.set(key, picture);
    picture.catch(() => kept.delete(key));
    const oldest = kept.keys().next().value;
    if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
    return picture;
  };
  const drawn = ({ look, level }: Pictured): string => drawBadge(look, level);
  /** Returns the own picture; undefined where there is none, or where its bytes are gone. */
  const own = async ({ pictureId }: Pictured): Promise<Buffer | undefined> => {
    const file = pictureId === null ? undefined : await store.openOptional(pictureId);
    return file && keep(`own ${pictureId}`, async () => drawPng(await buffer(file), SQUARE));
  };
  const png = async (badge: Pictured): Promise<Buffer> =>
    (await own(badge)) ?? keep(drawn(badge), () => drawPng(Buffer.from(drawn(badge)), SQUARE));
  return {
    png,
    svg: async (badge) => {
      const picture = await own(badge);
      if (!picture) return drawn(badge);
      const data = `data:image/png;base64,${picture.toString('base64')}`;
      return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}"><image width="${SIDE}" height="${SIDE}" href="${data}"/></svg>`;
    },
  };
}
