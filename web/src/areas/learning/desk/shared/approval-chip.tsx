import type { ApprovalStatus } from '@naru/contract/areas/learning/words.ts';

import { StateChip, type StateKind } from '../../../../ui/state-chip.tsx';
import { useDeskWords } from './use-desk-words.ts';

const KINDS: Readonly<Record<ApprovalStatus, StateKind>> = {
  WAITING: 'waiting',
  APPROVED: 'approved',
  REFUSED: 'rejected',
};

export function ApprovalChip({ status }: { readonly status: ApprovalStatus }) {
  const { approvalOf } = useDeskWords();
  return <StateChip kind={KINDS[status]}>{approvalOf(status)}</StateChip>;
}
