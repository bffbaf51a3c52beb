/** How a nomination moves: reviewed, selected or declined, exhibited with its owner’s consent, and ended. */
import type {
  DESK_NOMINATION_STEPS,
  ExhibitEnding,
  OWN_NOMINATION_STEPS,
} from '@naru/contract/areas/portfolio/exhibit-words.ts';
import type { StepGiven } from '@naru/contract/shared/workflow.ts';

import type {
  Circumstances,
  Hindrance,
  Machine,
  Moved,
  Patch,
  Step,
  Taker,
  Verdict,
} from '../../../blocks/workflow/machine.ts';
import { swapStatus } from '../../../blocks/workflow/swap-store.ts';
import { failField } from '../../../platform/http/failure.ts';
import { koreanDate } from '../../../platform/time.ts';
import { tellMoved } from './notifications.ts';
import { faultOf, NOMINATION_TRANSITIONS, type ConsentPeriod, type NominationTransition } from './rules.ts';
import { EXHIBIT_MONTHS } from './settings.ts';
import { NOMINATION, type NominationRow } from './store.ts';
import { exhibitWords } from './words.ts';

export type NominationGiven =
  | StepGiven<typeof OWN_NOMINATION_STEPS>
  | StepGiven<typeof DESK_NOMINATION_STEPS>
  | { readonly action: ExhibitEnding };
type MovedNomination = Moved<NominationRow, NominationTransition, NominationGiven>;

export const standingOf = ({ id, status, version }: NominationRow) => ({ id, status, version });

const hindrance = (field: string, word: 'noReview' | 'ownNominee'): Hindrance => ({
  field,
  message: { ko: exhibitWords.ko[word], en: exhibitWords.en[word] },
});
const NO_REVIEW = hindrance('action', 'noReview');
const OWN_NOMINEE = hindrance('action', 'ownNominee');

export const nominationMachine: Machine<NominationRow, NominationTransition, NominationGiven> = {
  entity: NOMINATION,
  audit: 'nominations',
  transitions: NOMINATION_TRANSITIONS,
  states: {
    NOMINATED: { ko: '추천', en: 'nominated' },
    REVIEW: { ko: '심사 중', en: 'under review' },
    SELECTED: { ko: '선정', en: 'selected' },
    EXHIBITED: { ko: '전시 중', en: 'on show' },
    ENDED: { ko: '종료', en: 'over' },
    DECLINED: { ko: '미선정', en: 'declined' },
  },
  standing: standingOf,
  judge,
  prepare,
  swap: (tx, rows, change) => swapStatus(tx, 'portfolio_nomination', { rows, ...change }),
  followers: [tell],
};

function judge(row: NominationRow, { action, by }: NominationTransition, { actorId }: Circumstances): Verdict {
  // Nobody handles a portfolio of their own, and nobody selects what they nominated.
  if (by === 'OFFICE' && row.memberId === actorId) return 'forbidden';
  if (action === 'SELECT' && row.nominatedBy === actorId) return OWN_NOMINEE;
  if (action === 'SELECT' && row.reviewCount === 0) return NO_REVIEW;
  return 'OK';
}

async function prepare(
  taker: Taker,
  { row, given }: Step<NominationRow, NominationTransition, NominationGiven>,
): Promise<Patch> {
  switch (given.action) {
    case 'BEGIN':
      return {};
    case 'SELECT':
      return { praise: given.praise };
    case 'CONSENT':
      await refusePeriod(taker, { from: given.exhibitFrom, to: given.exhibitTo }, false);
      return {
        consented_at: taker.now,
        exhibit_from: given.exhibitFrom,
        exhibit_to: given.exhibitTo,
        shows_name: given.showsName,
      };
    case 'CHANGE':
      await refusePeriod(taker, { from: row.exhibitFrom ?? given.exhibitTo, to: given.exhibitTo }, true);
      return { exhibit_to: given.exhibitTo, shows_name: given.showsName };
    case 'DECLINE':
    case 'END':
      return { ended_at: taker.now, end_reason: given.reason };
    default:
      return { ended_at: taker.now };
  }
}

/** @throws Failure `invalid` at the day that cannot be */
async function refusePeriod(
  taker: Taker,
  period: Pick<ConsentPeriod, 'from' | 'to'>,
  hasBegun: boolean,
): Promise<void> {
  if (taker.actor === undefined) return;
  const months = (await taker.platform.settings.read()).of(EXHIBIT_MONTHS);
  const fault = faultOf(period, { today: koreanDate(taker.now), months, hasBegun });
  if (fault) failField(fault.field, exhibitWords[taker.locale].period(fault.fault, months));
}

async function tell({ tx }: Taker, { row, given, version }: MovedNomination): Promise<void> {
  const { id, memberId, nominatedBy } = row;
  await tellMoved(tx, { id, memberId, nominatedBy, version }, given.action);
}
