/** Exhibits and nominations as the wire has them. */
import { EXHIBIT_ENDINGS, type PortfolioLook } from '@naru/contract/areas/portfolio/exhibit-words.ts';
import type { Exhibit } from '@naru/contract/areas/portfolio/exhibit.ts';
import type { Candidate, NominationAction, NominationSummary } from '@naru/contract/areas/portfolio/nomination.ts';

import type { CallContext } from '../../../platform/http/serve.ts';
import type { CandidateRow } from './candidate-store.ts';
import type { DeskRow } from './desk-store.ts';
import type { ExhibitRow, FaceRow } from './gallery-store.ts';
import { signCover } from './cover.ts';
import { barOf, strongPoints } from './rules.ts';

function presentLook(ctx: CallContext, { id, background, cover }: FaceRow): PortfolioLook {
  return {
    pictureAddress: cover === null ? null : signCover(ctx, id),
    altText: cover?.altText ?? '',
    theme: background.kind === 'COLOR' ? null : background.theme,
    color: background.kind === 'COLOR' ? background.color : null,
  };
}

export function presentExhibit(ctx: CallContext, row: ExhibitRow): Exhibit {
  const { id, title, headline, ownerName, departmentName, praise, reviews } = row;
  const { exhibitFrom, exhibitTo, likeCount, isLiked, remarkCount } = row;
  return {
    nominationId: id,
    title,
    headline,
    look: presentLook(ctx, row),
    ownerNm: ownerName,
    deptNm: departmentName,
    praise,
    strongPointList: strongPoints(reviews),
    exhibitFrom,
    exhibitTo,
    likeCount,
    isLiked,
    remarkCount,
  };
}

export const presentCandidate = (row: CandidateRow, memberId: string): Candidate => ({
  portfolioId: row.id,
  title: row.title,
  headline: row.headline,
  ownerNm: row.ownerName,
  deptNm: row.departmentName,
  isOwn: row.memberId === memberId,
  visibility: row.visibility,
  publishedAt: row.publishedAt.toISOString(),
  bar: barOf(row),
});

const CENTS = 100;

/** Presents a nomination at the desk: its owner does not read how colleagues judge it. */
export const presentSummary = (row: DeskRow, readerId: string): NominationSummary => ({
  nominationId: row.id,
  title: row.title,
  ownerNm: row.ownerName,
  deptNm: row.departmentName,
  status: row.status,
  nominatedByNm: row.nominatedByName,
  isSelfNominated: row.nominatedBy === row.memberId,
  nominatedAt: row.nominatedAt.toISOString(),
  reviewCount: row.reviewCount,
  score: row.score === null || row.memberId === readerId ? null : Math.round(row.score * CENTS) / CENTS,
  isReviewed: row.isReviewed,
  exhibitFrom: row.exhibitFrom,
  exhibitTo: row.exhibitTo,
  endedAt: row.endedAt?.toISOString() ?? null,
  likeCount: row.likeCount,
});

/** Returns the ending that came by itself; null where somebody ended it. */
export function endingOf(
  history: readonly { readonly action: NominationAction }[],
): (typeof EXHIBIT_ENDINGS)[number] | null {
  const last = history.at(-1)?.action;
  return EXHIBIT_ENDINGS.find((one) => one === last) ?? null;
}
