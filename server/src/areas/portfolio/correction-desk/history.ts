import type { CorrectionHistoryEntry } from '@naru/contract/areas/portfolio/correction-desk.ts';

/** Presents what happened to a request. */
export const presentHistory = (
  rows: readonly (Omit<CorrectionHistoryEntry, 'at'> & { readonly at: Date })[],
): CorrectionHistoryEntry[] => rows.map(({ at, ...entry }) => ({ ...entry, at: at.toISOString() }));
