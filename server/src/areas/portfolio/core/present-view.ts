import type { ViewRow } from './view-store.ts';

/** Gives an opening as the contract has it. */
export const presentView = ({ viewerNm, audience, viewedAt }: ViewRow) => ({
  viewerNm,
  audience,
  viewedAt: viewedAt.toISOString(),
});
