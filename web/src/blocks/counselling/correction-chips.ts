import type { CorrectionStatus } from '@naru/contract/areas/counselling/meeting/correction-words.ts';

import type { StateKind } from '../../ui/state-chip.tsx';

export const CORRECTION_CHIPS: Readonly<Record<CorrectionStatus, StateKind>> = {
  WAITING: 'waiting',
  ACCEPTED: 'approved',
  DECLINED: 'rejected',
  SETTLED: 'cancelled',
};
