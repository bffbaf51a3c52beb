/** Versions that are kept along the way, so that nothing that was written for a while is lost. */
import { SHOWN_MOST } from '@naru/contract/areas/portfolio/shown-words.ts';

import type { Tx } from '../../../platform/db/db.ts';
import type { PortfolioRow } from './store.ts';
import { writeVersion, selectLastKept } from './version-store.ts';

const MINUTE_MS = 60_000;

interface Keeping {
  readonly now: Date;
  /** However lately one was kept: another window's work is about to be written over. */
  readonly isAlways: boolean;
}

/** Keeps a portfolio that the transaction has locked as it was before a change, where none was kept for a while. */
export async function keepAutoVersion(
  tx: Tx,
  portfolio: Pick<PortfolioRow, 'id' | 'title' | 'language' | 'content' | 'createdAt'>,
  { now, isAlways }: Keeping,
): Promise<void> {
  const { id, title, language, content, createdAt } = portfolio;
  const last = (await selectLastKept(tx, id)) ?? createdAt;
  if (!isAlways && now.getTime() - last.getTime() < SHOWN_MOST.autoMinutes * MINUTE_MS) return;
  await writeVersion(tx, { portfolioId: id, reason: 'AUTO', title, language, content, at: now });
}
