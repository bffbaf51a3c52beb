/** How a claim moves: handed in, decided by another person, and what approving it posts. */
import type { DESK_CLAIM_STEPS, OWN_CLAIM_STEPS } from '@naru/contract/areas/mileage/words.ts';
import type { StepGiven } from '@naru/contract/shared/workflow.ts';

import {
  personIn,
  type Machine,
  type Moved,
  type Patch,
  type Step,
  type Taker,
} from '../../../blocks/workflow/machine.ts';
import { swapStatus } from '../../../blocks/workflow/swap-store.ts';
import { failNow } from '../../../platform/http/failure.ts';
import { postEarning } from '../ledger/post.ts';
import { tellApproved, tellRefused } from './notifications.ts';
import { CLAIM_TRANSITIONS, type ClaimTransition } from './rules.ts';
import { CLAIM, type ClaimContent, type ClaimRow } from './store.ts';
import { claimWords } from './words.ts';

export type ClaimGiven =
  | StepGiven<typeof OWN_CLAIM_STEPS>
  | StepGiven<typeof DESK_CLAIM_STEPS>
  | { readonly action: 'HAND_IN'; readonly content: ClaimContent };
type ClaimStep = Step<ClaimRow, ClaimTransition, ClaimGiven>;
type MovedClaim = Moved<ClaimRow, ClaimTransition, ClaimGiven>;

export const standingOf = ({ id, status, version }: ClaimRow) => ({ id, status, version });

export const claimMachine: Machine<ClaimRow, ClaimTransition, ClaimGiven> = {
  entity: CLAIM,
  audit: 'mileage_claims',
  transitions: CLAIM_TRANSITIONS,
  states: {
    WAIT: { ko: '확인 중', en: 'being checked' },
    APPROVED: { ko: '인정', en: 'approved' },
    REFUSED: { ko: '반려', en: 'refused' },
    CANCELLED: { ko: '취소', en: 'cancelled' },
  },
  standing: standingOf,
  // Nobody decides on their own claim.
  judge: ({ memberId }, { by }, { actorId }) => (by === 'DESK' && memberId === actorId ? 'forbidden' : 'OK'),
  prepare,
  swap: (tx, rows, change) => swapStatus(tx, 'mileage_claim', { rows, ...change }),
  followers: [post, tell],
};

async function prepare(taker: Taker, { given }: ClaimStep): Promise<Patch> {
  switch (given.action) {
    case 'HAND_IN':
      return { ...given.content, decided_by: null, decided_at: null, reason: null };
    case 'CANCEL':
      return {};
    case 'APPROVE':
      return { decided_by: personIn(taker).actor.memberId, decided_at: taker.now };
    case 'REFUSE':
      return { decided_by: personIn(taker).actor.memberId, decided_at: taker.now, reason: given.reason };
  }
}

/** Posts the line by the rule of the day on which it happened. @throws Failure `notPossible` where none is in force or no term takes it */
async function post(taker: Taker, { row, given }: MovedClaim): Promise<void> {
  if (given.action !== 'APPROVE') return;
  const ctx = personIn(taker);
  const posted = await postEarning(ctx, {
    memberId: row.memberId,
    item: { id: row.itemId, typeCode: row.typeCode, gradeGroup: row.gradeGroup },
    happenedOn: row.happenedOn,
    quantity: row.quantity,
    promised: null,
    source: { claimId: row.id },
    postedBy: ctx.actor.memberId,
  }).catch((error: unknown) => {
    if ((error as { constraint?: unknown }).constraint !== 'mileage_line_open_term') throw error;
    return failNow({ ko: claimWords.ko.closedTerm, en: claimWords.en.closedTerm });
  });
  if (!posted) failNow({ ko: claimWords.ko.ruleGone, en: claimWords.en.ruleGone });
}

async function tell({ tx }: Taker, { row: { id, memberId }, given, version }: MovedClaim): Promise<void> {
  if (given.action === 'APPROVE') await tellApproved(tx, { id, memberId, version });
  if (given.action === 'REFUSE') await tellRefused(tx, { id, memberId, version });
}
