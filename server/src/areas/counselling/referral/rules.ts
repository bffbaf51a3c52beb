/**
 * The machine of referrals (docs/specification.md §7), one for all centres: who moves one from where to where, and what each side
 * sees of it. What the counselling centre has beyond it stands in psychological/referral/rules.ts. Pure.
 */
import type { ReferralStatus, SHOWN_STATUSES } from '@naru/contract/areas/counselling/referral/referral.ts';

import { machineOf, type Transition } from '../../../blocks/workflow/machine.ts';

/** SYSTEM: the clock, or what it went with. */
export type ReferralSide = 'REFERRER' | 'STUDENT' | 'MANAGER' | 'SYSTEM';
export type ReferralAction =
  | 'WRITE'
  | 'ASK'
  | 'EMERGENCY'
  | 'REVIEW'
  | 'ACCEPT'
  | 'DECLINE'
  | 'EXPIRE'
  | 'SEND'
  | 'LINK'
  | 'CLOSE';
export type ShownStatus = (typeof SHOWN_STATUSES)[number];

export type ReferralTransition = Transition<ReferralAction, ReferralStatus, ReferralSide> & {
  readonly by: ReferralSide;
};

export const REFERRAL_TRANSITIONS: readonly ReferralTransition[] = [
  { action: 'WRITE', from: null, to: 'DRAFT', by: 'REFERRER' },
  { action: 'ASK', from: 'DRAFT', to: 'ASKED', by: 'REFERRER' },
  { action: 'ACCEPT', from: 'ASKED', to: 'ACCEPTED', by: 'STUDENT' },
  { action: 'DECLINE', from: 'ASKED', to: 'DECLINED', by: 'STUDENT' },
  { action: 'EXPIRE', from: 'ASKED', to: 'EXPIRED', by: 'SYSTEM' },
  // Consent is taken back as easily as it is given, and does not last for ever.
  { action: 'DECLINE', from: 'ACCEPTED', to: 'DECLINED', by: 'STUDENT' },
  { action: 'EXPIRE', from: 'ACCEPTED', to: 'EXPIRED', by: 'SYSTEM' },
  { action: 'SEND', from: 'ACCEPTED', to: 'SENT', by: 'STUDENT' },
  { action: 'LINK', from: 'SENT', to: 'LINKED', by: 'SYSTEM' },
  // Its request or application was over before anybody was found.
  { action: 'CLOSE', from: 'SENT', to: 'CLOSED', by: 'SYSTEM' },
  { action: 'CLOSE', from: 'LINKED', to: 'CLOSED', by: 'SYSTEM' },
];

/** The transition that an action is, from there, by that side. */
export function findReferralTransition(
  machine: readonly ReferralTransition[],
  asked: { action: ReferralAction; from: ReferralStatus | null; by: ReferralSide },
): ReferralTransition | undefined {
  return machineOf(machine)(asked);
}

/** Days in which a student answers, and in which one who agreed applies. */
export const ANSWER_DAYS = 14;
/** Hours in which an emergency is reviewed. */
export const REVIEW_HOURS = 24;

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

/** Until when something is to happen in that state; null where nobody is waited for. */
export function untilOf(to: ReferralStatus, at: Date): Date | null {
  if (to === 'ASKED' || to === 'ACCEPTED') return new Date(at.getTime() + ANSWER_DAYS * DAY_MS);
  return to === 'EMERGENCY' ? new Date(at.getTime() + REVIEW_HOURS * HOUR_MS) : null;
}

/** Tells whether the words are deleted in this state: a student who declined wants nothing kept. */
export const losesContent = (to: ReferralStatus): boolean => to === 'DECLINED' || to === 'EXPIRED';

/** Whether somebody who agreed goes on with it is their own affair until the centre has it. */
export function shownOf({ status, isReviewed }: { status: ReferralStatus; isReviewed: boolean }): ShownStatus {
  if (status === 'ACCEPTED') return 'ASKED';
  if (status === 'SENT') return 'RECEIVED';
  return status === 'EMERGENCY' && isReviewed ? 'REVIEWED' : status;
}
