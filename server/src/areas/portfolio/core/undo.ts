import { PAPER_MOST } from '@naru/contract/areas/portfolio/words.ts';

const DAY_MS = 86_400_000;

/** Returns the moment since which a paper or a portfolio that was deleted can be brought back. */
export const undoSince = (now: Date): Date => new Date(now.getTime() - PAPER_MOST.undoDays * DAY_MS);
