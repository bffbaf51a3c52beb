/** When a term can be closed, and what expires with it (docs/specification.md, Mileage). Pure. */
import { CUTOFF_PERCENT, type CloseBar } from '@naru/contract/areas/mileage/closes.ts';

import { daysBetween } from '../../../blocks/calendar/hours.ts';
import type { Lot } from '../ledger/lots.ts';

/** In its last days a term can be closed already. */
const LAST_DAYS = 14;
/** With fewer, the cut-off would tell about single people. */
const LEAST_RANKED = 30;

export interface TermState {
  readonly endsOn: string;
  /** A close of any term is at work. */
  readonly isRunning: boolean;
  /** A term before it has lines and is not closed. */
  readonly hasEarlier: boolean;
  readonly isLaterClosed: boolean;
  /** There is a term after it, which takes what comes late. */
  readonly hasNext: boolean;
}

/** Says why a term cannot be closed; null where it can. */
export function barOf(term: TermState, today: string): CloseBar | null {
  if (term.isRunning) return 'RUNNING';
  if (daysBetween(today, term.endsOn) > LAST_DAYS) return 'NOT_OVER';
  if (term.isLaterClosed) return 'LATER_CLOSED';
  if (term.hasEarlier) return 'EARLIER_OPEN';
  return term.hasNext ? null : 'NO_NEXT';
}

export interface ExpiringLot {
  readonly lotId: string;
  readonly amount: number;
}

/** Lists what expires of the lots whose terms are over: never more than is available, so that nothing that is held goes. */
export function expireLots(lots: readonly Lot[], available: number): ExpiringLot[] {
  let left = Math.max(0, available);
  return lots.flatMap(({ id, rest, termsLeft }) => {
    const amount = termsLeft === 1 ? Math.min(rest, left) : 0;
    left -= amount;
    return amount > 0 ? [{ lotId: id, amount }] : [];
  });
}

/** Says which place is the last above the cut-off; null where too few are ranked. */
export function cutoffRank(rankedCount: number): number | null {
  return rankedCount < LEAST_RANKED ? null : Math.ceil((rankedCount * CUTOFF_PERCENT) / 100);
}
