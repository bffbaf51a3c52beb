import type { DutyStatus } from '@naru/contract/areas/duty.ts';

import { StateChip, type StateKind } from '../../../ui/state-chip.tsx';
import { useDutyWords } from './use-duty-words.ts';

const KINDS: Readonly<Record<DutyStatus, StateKind>> = {
  WAITING: 'waiting',
  APPOINTED: 'approved',
  ENDED: 'ended',
  DECLINED: 'rejected',
  WITHDRAWN: 'cancelled',
};

export function DutyStatusChip({ status }: { readonly status: DutyStatus }) {
  const { statusOf } = useDutyWords();
  return <StateChip kind={KINDS[status]}>{statusOf(status)}</StateChip>;
}
