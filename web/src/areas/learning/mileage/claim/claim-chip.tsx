import type { ClaimStatus } from '@naru/contract/areas/learning/mileage/words.ts';

import { StateChip, type StateKind } from '../../../../ui/state-chip.tsx';
import { useClaimWords } from './use-claim-words.ts';

const KINDS: Readonly<Record<ClaimStatus, StateKind>> = {
  WAIT: 'waiting',
  APPROVED: 'approved',
  REFUSED: 'rejected',
  CANCELLED: 'cancelled',
};

export function ClaimChip({ status }: { readonly status: ClaimStatus }) {
  const { statusOf } = useClaimWords();
  return <StateChip kind={KINDS[status]}>{statusOf(status)}</StateChip>;
}
