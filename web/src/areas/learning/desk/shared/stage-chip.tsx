import type { Stage } from '@naru/contract/areas/learning/words.ts';

import { StateChip, type StateKind } from '../../../../ui/state-chip.tsx';
import { useDeskWords } from './use-desk-words.ts';

const STAGE_KINDS: Readonly<Record<Stage, StateKind>> = {
  DRAFT: 'draft',
  REVIEW: 'waiting',
  REFUSED: 'rejected',
  SOON: 'open',
  OPEN: 'open',
  QUEUE: 'open',
  FULL: 'approved',
  APPLIED: 'approved',
  RUNNING: 'progress',
  OVER: 'waiting',
  CLOSED: 'ended',
  CANCELLED: 'cancelled',
};

/** How a programme stands. */
export function StageChip({ stage }: { readonly stage: Stage }) {
  const { stageOf } = useDeskWords();
  return <StateChip kind={STAGE_KINDS[stage]}>{stageOf(stage)}</StateChip>;
}
