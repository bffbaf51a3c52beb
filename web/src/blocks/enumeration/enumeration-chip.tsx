import type { EnumKey, EnumName } from '@naru/contract/enums.ts';

import { StateChip, type StateKind } from '../../ui/state-chip.tsx';
import { useEnumeration } from './use-enumeration.ts';

/** Shapes of states, by the enumeration that they are of. */
const KINDS = {
  approvalStatus: { WAITING: 'waiting', APPROVED: 'approved', REFUSED: 'rejected' },
  dutyStatus: {
    WAITING: 'waiting',
    APPOINTED: 'approved',
    ENDED: 'ended',
    DECLINED: 'rejected',
    WITHDRAWN: 'cancelled',
  },
  mileageClaimStatus: { WAIT: 'waiting', APPROVED: 'approved', REFUSED: 'rejected', CANCELLED: 'cancelled' },
  traineeStatus: {
    TEMP: 'waiting',
    APPLY: 'waiting',
    CONFIRM: 'approved',
    REJECT: 'rejected',
    CANCEL: 'cancelled',
  },
} as const satisfies { readonly [N in EnumName]?: Readonly<Record<EnumKey<N>, StateKind>> };

export interface EnumerationChipProps<N extends keyof typeof KINDS> {
  readonly of: N;
  readonly value: EnumKey<N>;
}

/** A state in its shape and its word, by the name of its enumeration. */
export function EnumerationChip<N extends keyof typeof KINDS>({ of, value }: EnumerationChipProps<N>) {
  const { wordOf } = useEnumeration(of);
  const kinds = KINDS[of] as Readonly<Record<EnumKey<N>, StateKind>>; // those of this enumeration
  return <StateChip kind={kinds[value]}>{wordOf(value)}</StateChip>;
}
