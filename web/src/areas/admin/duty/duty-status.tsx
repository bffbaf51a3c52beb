import type { DutyStatus } from '@naru/contract/areas/duty.ts';

import { useEnumeration } from '../../../blocks/enumeration/use-enumeration.ts';
import { StateChip, type StateKind } from '../../../ui/state-chip.tsx';

const KINDS: Readonly<Record<DutyStatus, StateKind>> = {
  WAITING: 'waiting',
  APPOINTED: 'approved',
  ENDED: 'ended',
  DECLINED: 'rejected',
  WITHDRAWN: 'cancelled',
};

export function DutyStatusChip({ status }: { readonly status: DutyStatus }) {
  const { wordOf } = useEnumeration('dutyStatus');
  return <StateChip kind={KINDS[status]}>{wordOf(status)}</StateChip>;
}
