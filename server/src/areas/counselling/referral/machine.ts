/** How a referral to any centre moves: asked, answered, gone with what the student asks for, over. */
import type { REFERRED_STEPS, REFERRER_STEPS } from '@naru/contract/areas/counselling/referral/referral.ts';
import type { StepGiven } from '@naru/contract/shared/workflow.ts';

import type { Machine, Moved, Patch, Step, Taker } from '../../../blocks/workflow/machine.ts';
import { swapStatus } from '../../../blocks/workflow/swap-store.ts';
import { takeStep } from '../../../blocks/workflow/take-step.ts';
import type { DataKey } from '../../../platform/sealing/sealing.ts';
import type { ReferralCentre, ReferralRow } from './centre.ts';
import { findReferralTransition, losesContent, untilOf, type ReferralTransition } from './rules.ts';
import { deleteDataKey } from './store.ts';

export type ReferralGiven =
  | StepGiven<typeof REFERRER_STEPS>
  | StepGiven<typeof REFERRED_STEPS>
  | { readonly action: 'EXPIRE' | 'LINK' | 'CLOSE' }
  /** With an application or a request; `key`: of the case, by which it is sealed from then on. */
  | { readonly action: 'SEND'; readonly sentWithId: string; readonly key?: DataKey }
  | { readonly action: 'REVIEW'; readonly note: string };

export type ReferralMachine = Machine<ReferralRow, ReferralTransition, ReferralGiven>;
export type ReferralStep = Step<ReferralRow, ReferralTransition, ReferralGiven>;
export type MovedReferral = Moved<ReferralRow, ReferralTransition, ReferralGiven>;

const GIVEN = { ko: '전달', en: 'with the student or the centre' };

/** Names no more than both sides may know: whether a student goes on with it is their own. */
const STATES = {
  DRAFT: { ko: '작성 중', en: 'a draft' },
  ASKED: GIVEN,
  ACCEPTED: GIVEN,
  SENT: GIVEN,
  LINKED: GIVEN,
  CLOSED: GIVEN,
  DECLINED: GIVEN,
  EXPIRED: GIVEN,
  EMERGENCY: GIVEN,
};

/** The machine of a centre, with what that centre has of its own. */
export function referralMachine(
  centre: ReferralCentre,
  own: Pick<ReferralMachine, 'judge' | 'prepare' | 'followers'> = {},
): ReferralMachine {
  return {
    ...own,
    entity: centre.entity,
    audit: 'counselling.referral',
    transitions: centre.transitions,
    states: STATES,
    standing: ({ id, status, version }) => ({ id, status, version }),
    until: ({ untilAt }, { to }) => (to === 'EMERGENCY' ? null : untilAt),
    prepare: async (taker, step) => ({ ...patchOf(centre, taker, step), ...(await own.prepare?.(taker, step)) }),
    swap: (tx, rows, change) => swapStatus(tx, centre.table, { rows, ...change }),
    reasonKey: async ({ tx, platform }, row) => platform.sealing.readKey(tx, keyIdOf(row)),
    followers: [dropContent, (taker, moved) => tell(taker, centre, moved), ...(own.followers ?? [])],
  };
}

export function keyIdOf({ dataKeyId }: ReferralRow): string {
  if (dataKeyId === null) throw new Error('The words of this referral are gone.');
  return dataKeyId;
}

function patchOf({ sentWith }: ReferralCentre, { now }: Taker, { transition, given }: ReferralStep): Patch {
  const { from, to } = transition;
  if (from === to) return {};
  return {
    until_at: untilOf(to, now),
    ended_at: to === 'CLOSED' || losesContent(to) ? now : null,
    ...((to === 'ASKED' || to === 'EMERGENCY') && { asked_at: now }),
    ...(losesContent(to) && { content: null, data_key_id: null }),
    ...(given.action === 'SEND' && { [sentWith]: given.sentWithId }),
  };
}

async function dropContent({ tx }: Taker, { row, transition }: MovedReferral): Promise<void> {
  if (losesContent(transition.to)) await deleteDataKey(tx, row.dataKeyId);
}

/** The student is told that they are asked. Of who agreed, the professor is told as soon as they go on with it, and not before. */
async function tell({ tx }: Taker, centre: ReferralCentre, { row, version, given }: MovedReferral): Promise<void> {
  const { id, studentMemberId: memberId, referrerId } = row;
  if (given.action === 'ASK') return centre.tellStudent(tx, { id, version, memberId });
  if (given.action === 'ACCEPT' || given.action === 'EMERGENCY') return;
  await centre.tellReferrer(tx, { id, version, referrerId });
}

/** Referrals follow what they went with: linked once somebody takes it, closed when it is over. The rows are held. */
export async function followReferrals(
  taker: Taker,
  machine: ReferralMachine,
  { rows, action }: { rows: readonly ReferralRow[]; action: 'LINK' | 'CLOSE' },
): Promise<void> {
  for (const row of rows)
    if (findReferralTransition(machine.transitions, { action, from: row.status, by: 'SYSTEM' }))
      await takeStep(taker, machine, row, { sides: ['SYSTEM'], given: { action } });
}
