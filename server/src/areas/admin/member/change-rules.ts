/**
 * How a person comes to a new password, and who is a second person. Pure.
 */
import type { ResetWay } from '@naru/contract/areas/member.ts';

import { mayReset, type Account } from './rules.ts';

export interface GuardedAccount extends Account {
  /** They hold a duty, a named resource or administrator rights that the caller lacks. */
  readonly holdsMore: boolean;
  /** The portal sends e-mail, and they have an address. */
  readonly hasAddress: boolean;
  /** There is a second person to confirm it. */
  readonly hasOtherAdministrator: boolean;
}

/** The caller sees the link of nobody who holds what the caller lacks. Null where nothing is to be reset. */
export function chooseResetWay(account: GuardedAccount): ResetWay | null {
  if (!mayReset(account)) return null;
  if (!account.holdsMore) return 'LINK';
  if (account.hasAddress) return 'MAIL';
  return account.hasOtherAdministrator ? 'SECOND' : 'COMMAND';
}

export interface Confirming {
  readonly callerId: string;
  readonly memberId: string;
  readonly askedBy: string;
  /** An administrator without the asker's doing. */
  readonly isIndependent: boolean;
}

export function mayConfirm({ callerId, memberId, askedBy, isIndependent }: Confirming): boolean {
  return callerId !== askedBy && callerId !== memberId && isIndependent;
}
