/** The machine of nominations as a table, and what a consent may say (docs/specification.md, Excellent portfolios). Pure. */
import type {
  DESK_NOMINATION_STEPS,
  ExhibitEnding,
  NominationBar,
  OWN_NOMINATION_STEPS,
} from '@naru/contract/areas/portfolio/exhibit-words.ts';
import type { ReviewBar } from '@naru/contract/areas/portfolio/nomination.ts';
import {
  PORTFOLIO_REVIEW_POINTS,
  type NominationStatus,
  type PortfolioReviewPoint,
  type PortfolioScores,
  type PortfolioStatus,
  type PortfolioVisibility,
} from '@naru/contract/areas/portfolio/shown-words.ts';
import type { ActionOf } from '@naru/contract/shared/workflow.ts';

import { addDays } from '../../../blocks/calendar/hours.ts';
import type { Transition } from '../../../blocks/workflow/machine.ts';
import { addMonths } from '../core/months.ts';

/** OWNER: the one whose portfolio it is. NOMINATOR: somebody else who nominated it. OFFICE: reviews. SYSTEM: the clock. */
export const NOMINATION_SIDES = ['OWNER', 'NOMINATOR', 'OFFICE', 'SYSTEM'] as const;
export type NominationSide = (typeof NOMINATION_SIDES)[number];

type Action = ActionOf<typeof OWN_NOMINATION_STEPS> | ActionOf<typeof DESK_NOMINATION_STEPS> | ExhibitEnding;
export type NominationTransition = Transition<Action, NominationStatus, NominationSide, NominationStatus>;

/** States in which a nomination is open. */
export const OPEN_STATUSES = ['NOMINATED', 'REVIEW', 'SELECTED', 'EXHIBITED'] as const satisfies NominationStatus[];

const gone = OPEN_STATUSES.map((from) => ({ action: 'GONE', from, to: 'ENDED', by: 'SYSTEM' }) as const);

export const NOMINATION_TRANSITIONS: readonly NominationTransition[] = [
  { action: 'BEGIN', from: 'NOMINATED', to: 'REVIEW', by: 'OFFICE' },
  { action: 'SELECT', from: 'REVIEW', to: 'SELECTED', by: 'OFFICE' },
  { action: 'DECLINE', from: 'NOMINATED', to: 'DECLINED', by: 'OFFICE' },
  { action: 'DECLINE', from: 'REVIEW', to: 'DECLINED', by: 'OFFICE' },
  { action: 'DECLINE', from: 'SELECTED', to: 'DECLINED', by: 'OFFICE' },
  { action: 'CONSENT', from: 'SELECTED', to: 'EXHIBITED', by: 'OWNER' },
  { action: 'CHANGE', from: 'EXHIBITED', to: 'EXHIBITED', by: 'OWNER', isKept: true },
  { action: 'WITHDRAW', from: 'NOMINATED', to: 'ENDED', by: ['OWNER', 'NOMINATOR'] },
  { action: 'WITHDRAW', from: 'REVIEW', to: 'ENDED', by: 'OWNER' },
  { action: 'WITHDRAW', from: 'SELECTED', to: 'ENDED', by: 'OWNER' },
  { action: 'WITHDRAW', from: 'EXHIBITED', to: 'ENDED', by: 'OWNER' },
  { action: 'END', from: 'EXHIBITED', to: 'ENDED', by: 'OFFICE' },
  { action: 'OVER', from: 'EXHIBITED', to: 'ENDED', by: 'SYSTEM' },
  ...gone,
];

export interface ConsentPeriod {
  readonly from: string;
  readonly to: string;
  /** The last day that can be chosen. */
  readonly most: string;
}

/** Returns the days of an exhibition that begins then, the last one included. */
export const periodFrom = (from: string, months: number): ConsentPeriod => {
  const most = addDays(addMonths(from, months), -1);
  return { from, to: most, most };
};

/** A fault of a period, by its field. PAST: before today. ORDER: it ends before it begins. LONG: longer than can be. LATE: it begins more than a year from now. */
export type PeriodFault = {
  readonly field: 'exhibitFrom' | 'exhibitTo';
  readonly fault: 'PAST' | 'ORDER' | 'LONG' | 'LATE';
};

/** Finds what is wrong with a period; `began` where only its end can still change. */
export function faultOf(
  { from, to }: Pick<ConsentPeriod, 'from' | 'to'>,
  at: { readonly today: string; readonly months: number; readonly hasBegun: boolean },
): PeriodFault | undefined {
  if (!at.hasBegun && from < at.today) return { field: 'exhibitFrom', fault: 'PAST' };
  if (!at.hasBegun && from > addMonths(at.today, 12)) return { field: 'exhibitFrom', fault: 'LATE' };
  if (to < from) return { field: 'exhibitTo', fault: 'ORDER' };
  if (to < at.today) return { field: 'exhibitTo', fault: 'PAST' };
  return to > periodFrom(from, at.months).most ? { field: 'exhibitTo', fault: 'LONG' } : undefined;
}

/** Returns whether all points are judged. */
export const isWholeReview = (scores: PortfolioScores): boolean =>
  PORTFOLIO_REVIEW_POINTS.every((point) => scores[point] !== undefined);

const round = (value: number): number => Math.round(value * 100) / 100;

const meanOf = (values: readonly number[]): number | null =>
  values.length === 0 ? null : round(values.reduce((sum, one) => sum + one, 0) / values.length);

/** Returns the mean of one review. */
export const scoreOf = (scores: PortfolioScores): number => meanOf(Object.values(scores)) ?? 0;

/** Returns the mean of each point over all reviews. */
export function meansOf(reviews: readonly PortfolioScores[]): { point: PortfolioReviewPoint; mean: number }[] {
  return PORTFOLIO_REVIEW_POINTS.flatMap((point) => {
    const mean = meanOf(reviews.flatMap((scores) => scores[point] ?? []));
    return mean === null ? [] : [{ point, mean }];
  });
}

const STRONG_LEAST = 4;
const STRONG_MOST = 2;

/** Returns the points that reviewers valued most: those of 4 and more, at most two, in the order of the rubric where alike. */
export function strongPoints(reviews: readonly PortfolioScores[]): PortfolioReviewPoint[] {
  return meansOf(reviews)
    .filter(({ mean }) => mean >= STRONG_LEAST)
    .toSorted((a, b) => b.mean - a.mean)
    .slice(0, STRONG_MOST)
    .map(({ point }) => point);
}

export interface NominableFacts {
  readonly status: PortfolioStatus;
  readonly visibility: PortfolioVisibility;
  readonly isHidden: boolean;
  readonly hasOpen: boolean;
  /** The version that was declined last; null for none. */
  readonly declinedNumber: number | null;
  readonly publishedNumber: number | null;
}

/** Says why a portfolio cannot be nominated; null where it can. */
export function barOf(facts: NominableFacts): NominationBar | null {
  const isShown = facts.status === 'PUBLISHED' && facts.visibility !== 'PRIVATE' && !facts.isHidden;
  if (!isShown || facts.publishedNumber === null) return 'UNSHOWN';
  if (facts.hasOpen) return 'OPEN';
  return facts.declinedNumber === facts.publishedNumber ? 'SAME' : null;
}

/** Says why somebody cannot review; null where they can. */
export function reviewBarOf(
  row: { readonly status: NominationStatus; readonly memberId: string; readonly nominatedBy: string },
  reviewerId: string,
): ReviewBar | null {
  if (row.memberId === reviewerId) return 'OWN';
  if (row.nominatedBy === reviewerId) return 'NOMINATED';
  return row.status === 'REVIEW' ? null : 'STATE';
}
