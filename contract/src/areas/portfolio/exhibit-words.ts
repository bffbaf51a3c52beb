/** Words and shapes that calls about excellent portfolios share (docs/specification.md, Excellent portfolios). */
import { z } from 'zod';

import { CalendarDate } from '../../shared/id.ts';
import { defineActions, needs, needsText, takesFlag } from '../../shared/workflow.ts';
import { PORTFOLIO_THEMES } from './page-content.ts';
import { SHOWN_MOST } from './shown-words.ts';

export const EXHIBIT_MOST = {
  /** Shown beside an exhibited portfolio. */
  praise: 500,
  /** Written by a reviewer for the others. */
  note: 1000,
} as const;

/** The owner's steps; WITHDRAW also by the one who nominated it, while nobody has begun the review. */
export const OWN_NOMINATION_STEPS = defineActions({
  CONSENT: { needs: { exhibitFrom: needs(CalendarDate), exhibitTo: needs(CalendarDate), showsName: takesFlag() } },
  CHANGE: { needs: { exhibitTo: needs(CalendarDate), showsName: takesFlag() } },
  WITHDRAW: { needs: {} },
});

export const DESK_NOMINATION_STEPS = defineActions({
  BEGIN: { needs: {} },
  /** At least one review. */
  SELECT: { needs: { praise: needsText(EXHIBIT_MOST.praise) } },
  DECLINE: { needs: { reason: needsText(SHOWN_MOST.reason) } },
  END: { needs: { reason: needsText(SHOWN_MOST.reason) } },
});

/** Endings that come by themselves. OVER: its last day has passed. GONE: it was deleted or hidden, or its owner left. */
export const EXHIBIT_ENDINGS = ['OVER', 'GONE'] as const;
export type ExhibitEnding = (typeof EXHIBIT_ENDINGS)[number];

/** Reasons why a portfolio cannot be nominated. OPEN: it is already. SAME: this version was declined. UNSHOWN: nobody else sees it. */
export const NOMINATION_BARS = ['OPEN', 'SAME', 'UNSHOWN'] as const;
export type NominationBar = (typeof NOMINATION_BARS)[number];

/** Steps about a portfolio that was reported. SHOW: shows again what was hidden. */
export const REPORT_DECISIONS = ['HIDE', 'KEEP', 'SHOW'] as const;
export type ReportDecision = (typeof REPORT_DECISIONS)[number];

/** The face of a portfolio in a list: its first picture, or else its colours. */
export const PortfolioLook = z.object({
  /** A signed address of its first picture; null where there is none. */
  pictureAddress: z.string().nullable(),
  altText: z.string(),
  theme: z.enum(PORTFOLIO_THEMES).nullable(),
  color: z.string().nullable(),
});
export type PortfolioLook = z.output<typeof PortfolioLook>;

/** The version that is judged or exhibited, as a page that is safe to show as it is. */
export const FrozenPage = z.object({
  title: z.string(),
  language: z.enum(['ko', 'en']),
  html: z.string(),
  css: z.string(),
});
