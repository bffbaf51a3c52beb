import type { Platform } from '../../../platform/http/serve.ts';
import { deleteUnusedFonts } from './font-store.ts';
import { sweepVisits } from './visits.ts';

const DAY_MS = 24 * 60 * 60_000;

/** Forgets visitors of earlier days, and fonts that no version has any more. */
export async function sweepPages({ db, now }: Pick<Platform, 'db' | 'now'>): Promise<void> {
  await sweepVisits({ db, now });
  await deleteUnusedFonts(db, new Date(now().getTime() - DAY_MS));
}
