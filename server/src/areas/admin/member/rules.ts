/**
 * The machine of an account (docs/specification.md §4). Pure.
 */
import type { MemberAction, MemberStatus } from '@naru/contract/areas/member.ts';

import type { Transition } from '../../../blocks/workflow/machine.ts';

export type MemberTransition = Transition<MemberAction, MemberStatus, 'ADMINISTRATOR', MemberStatus>;

/** Every way from one state to another by an administrator; the roster alone makes people leave and come back. */
export const MEMBER_TRANSITIONS: readonly MemberTransition[] = [
  { action: 'APPROVE', from: 'PENDING', to: 'ACTIVE', by: 'ADMINISTRATOR' },
  { action: 'REFUSE', from: 'PENDING', to: 'LEFT', by: 'ADMINISTRATOR' },
  { action: 'LOCK', from: 'ACTIVE', to: 'LOCKED', by: 'ADMINISTRATOR' },
  { action: 'UNLOCK', from: 'LOCKED', to: 'ACTIVE', by: 'ADMINISTRATOR' },
];

export interface Account {
  readonly status: MemberStatus;
  /** Administrators do not lock themselves out. */
  readonly isSelf: boolean;
  /** In demo mode demo people are switched on and off with it. */
  readonly isDemo: boolean;
  /** Nobody else is left to administer. */
  readonly isLastAdministrator: boolean;
}

/** A link goes to who can use it: not to oneself, who changes the password in the account. */
export function mayReset(account: Account): boolean {
  return account.status === 'ACTIVE' && !account.isSelf && !account.isDemo;
}
