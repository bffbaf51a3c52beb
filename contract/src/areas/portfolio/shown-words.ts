/** Words and limits that all calls about portfolios share (docs/specification.md, Portfolios). */
import { z } from 'zod';

export const PORTFOLIO_STATUSES = ['DRAFT', 'PUBLISHED', 'UNPUBLISHED'] as const;
export type PortfolioStatus = (typeof PORTFOLIO_STATUSES)[number];

/** PRIVATE: the owner alone. LOGIN: everybody who is signed in. LINK: who has a secret link. PUBLIC: everybody. */
export const PORTFOLIO_VISIBILITIES = ['PRIVATE', 'LOGIN', 'LINK', 'PUBLIC'] as const;
export type PortfolioVisibility = (typeof PORTFOLIO_VISIBILITIES)[number];

/** AUTO: kept along the way. RESTORE: as it was before that. PUBLISH: as others see or saw it. */
export const PORTFOLIO_VERSION_REASONS = ['AUTO', 'NAMED', 'RESTORE', 'PUBLISH'] as const;
export type PortfolioVersionReason = (typeof PORTFOLIO_VERSION_REASONS)[number];

export const PORTFOLIO_REPORT_REASONS = ['PERSONAL_DATA', 'COPYRIGHT', 'HARMFUL', 'UNTRUE', 'OTHER'] as const;
export type PortfolioReportReason = (typeof PORTFOLIO_REPORT_REASONS)[number];

export const PORTFOLIO_REPORT_STATUSES = ['OPEN', 'HIDDEN', 'KEPT'] as const;
export type PortfolioReportStatus = (typeof PORTFOLIO_REPORT_STATUSES)[number];

/** SELECTED waits for its owner’s consent. EXHIBITED is on show for its period. */
export const NOMINATION_STATUSES = ['NOMINATED', 'REVIEW', 'SELECTED', 'EXHIBITED', 'ENDED', 'DECLINED'] as const;
export type NominationStatus = (typeof NOMINATION_STATUSES)[number];

/** Points of a review, each from 1 to 5. */
export const PORTFOLIO_REVIEW_POINTS = ['CONTENT', 'EVIDENCE', 'STORY', 'DESIGN', 'ACCESS'] as const;
export type PortfolioReviewPoint = (typeof PORTFOLIO_REVIEW_POINTS)[number];

export const PortfolioScores = z.partialRecord(z.enum(PORTFOLIO_REVIEW_POINTS), z.number().int().min(1).max(5));
export type PortfolioScores = z.output<typeof PortfolioScores>;

/** Lower case ASCII letters, digits and hyphens inside; 4 to 40. */
export const PORTFOLIO_PATH = /^[a-z0-9][a-z0-9-]{2,38}[a-z0-9]$/;

export const SHOWN_MOST = {
  /** Portfolios that a person keeps. */
  portfolios: 20,
  title: 80,
  line: 200,
  /** UTF-16 units of a text in a block; a richly written one counts its letters. */
  text: 5000,
  altText: 300,
  tag: 30,
  tags: 10,
  rows: 60,
  /** Blocks of all rows together, too. */
  blocks: 200,
  items: 30,
  gallery: 12,
  badges: 24,
  links: 10,
  /** Secret links that are open at once. */
  openLinks: 20,
  report: 1000,
  reason: 500,
  remark: 1000,
  /** Versions of a kind that comes by itself; the oldest go first. */
  autoVersions: 50,
  /** Minutes between two of them. */
  autoMinutes: 10,
  /** Days in which an address that was left leads to the new one. */
  redirectDays: 90,
  /** Days in which an address that was left is nobody else’s. */
  pathDays: 365,
  /** Days that a secret link lives unless said otherwise. */
  linkDays: 90,
} as const;
