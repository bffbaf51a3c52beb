import type { TraineeStatus } from '@naru/contract/areas/learning/words.ts';

import { StateChip, type StateKind } from '../../../../ui/state-chip.tsx';
import { useDeskWords } from './use-desk-words.ts';

const KINDS: Readonly<Record<TraineeStatus, StateKind>> = {
  TEMP: 'waiting',
  APPLY: 'waiting',
  CONFIRM: 'approved',
  REJECT: 'rejected',
  CANCEL: 'cancelled',
};

export function TraineeChip({ status }: { readonly status: TraineeStatus }) {
  const { traineeOf } = useDeskWords();
  return <StateChip kind={KINDS[status]}>{traineeOf(status)}</StateChip>;
}
