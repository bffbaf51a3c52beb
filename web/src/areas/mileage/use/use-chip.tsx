import type { UseStatus } from '@naru/contract/areas/mileage/words.ts';

import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { StateChip, type StateKind } from '../../../ui/state-chip.tsx';
import { mileageUseTexts } from './texts.ts';

const KINDS: Readonly<Record<UseStatus, StateKind>> = {
  TEMP: 'draft',
  APPLY: 'waiting',
  APPROVED: 'approved',
  REFUSED: 'rejected',
  PAID: 'done',
  CANCELLED: 'cancelled',
};

export function UseChip({ status }: { readonly status: UseStatus }) {
  const { states } = useTexts(mileageUseTexts);
  return <StateChip kind={KINDS[status]}>{states[status]}</StateChip>;
}
