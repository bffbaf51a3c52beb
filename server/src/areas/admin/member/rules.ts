/**
 * What becomes of an account (docs/specification.md §4). Pure.
 */
import type { MemberAction, MemberStatus } from '@naru/contract/areas/member.ts';

interface Transition {
  readonly from: MemberStatus;
  readonly to: MemberStatus;
  readonly needsReason: boolean;
}

/** Every way from one state to another by an administrator; the roster alone makes people leave and come back. */
export const TRANSITIONS: Readonly<Record<MemberAction, Transition>> = {
  APPROVE: { from: 'PENDING', to: 'ACTIVE', needsReason: false },
  REFUSE: { from: 'PENDING', to: 'LEFT', needsReason: true },
  LOCK: { from: 'ACTIVE', to: 'LOCKED', needsReason: true },
  UNLOCK: { from: 'LOCKED', to: 'ACTIVE', needsReason: false },
};

export interface Account {
  readonly status: MemberStatus;
  /** Administrators do not lock themselves out. */
  readonly isSelf: boolean;
  /** In demo mode demo people are switched on and off with it. */
  readonly isDemo: boolean;
  /** Somebody else is left to administer. */
  readonly isLastAdministrator: boolean;
}

export function listActions(account: Account): MemberAction[] {
  const actions = Object.keys(TRANSITIONS) as MemberAction[]; // its own keys
  return actions.filter((action) => TRANSITIONS[action].from === account.status && !isKept(action, account));
}

/** Who must stay able to sign in. */
function isKept(action: MemberAction, account: Account): boolean {
  return action === 'LOCK' && (account.isSelf || account.isLastAdministrator);
}

/** A link goes to who can use it: not to oneself, who changes the password in the account. */
export function mayReset(account: Account): boolean {
  return account.status === 'ACTIVE' && !account.isSelf && !account.isDemo;
}
