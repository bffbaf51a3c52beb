import type { EnumKey } from '@naru/contract/enums.ts';

import { StateChip, type StateKind } from '../../ui/state-chip.tsx';

const KINDS: Readonly<Record<EnumKey<'schoolRegister'>, StateKind>> = {
  ENROLLED: 'approved',
  LEAVE: 'waiting',
  COMPLETED: 'done',
  GRADUATED: 'ended',
  EXPELLED: 'cancelled',
};

export interface RegisterStatusProps {
  readonly status: EnumKey<'schoolRegister'>;
  readonly children: string;
}

/** Shows the status; "enrolled", which nearly everybody is, looks quiet, and only unusual ones stand out. */
export function RegisterStatus({ status, children }: RegisterStatusProps) {
  return status === 'ENROLLED' ? children : <StateChip kind={KINDS[status]}>{children}</StateChip>;
}
