import type { ObjectionStatus } from '@naru/contract/areas/mileage/objection-words.ts';

import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { StateChip, type StateKind } from '../../../ui/state-chip.tsx';
import { objectionTexts } from './texts.ts';

const KINDS: Readonly<Record<ObjectionStatus, StateKind>> = {
  OPEN: 'waiting',
  UPHELD: 'approved',
  DISMISSED: 'rejected',
  WITHDRAWN: 'cancelled',
};

export function ObjectionChip({ status }: { readonly status: ObjectionStatus }) {
  const { states } = useTexts(objectionTexts);
  return <StateChip kind={KINDS[status]}>{states[status]}</StateChip>;
}
