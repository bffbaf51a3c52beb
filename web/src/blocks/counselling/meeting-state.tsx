import type { MeetingSummary } from '@naru/contract/areas/counselling/meeting/meeting.ts';

import { StateChip, type StateKind } from '../../ui/state-chip.tsx';
import { useCounsellingWords } from './use-counselling-words.ts';

export type MeetingStateProps = Pick<MeetingSummary, 'status' | 'ending' | 'source'>;

const KINDS: Readonly<Record<MeetingSummary['status'], StateKind>> = {
  AVAILABLE: 'open',
  WAITING: 'waiting',
  APPROVED: 'approved',
  COMPLETED: 'done',
  REJECTED: 'rejected',
  ABSENT: 'absent',
};

/** How a request stands, in a shape and a word. */
export function MeetingState({ status, ending, source }: MeetingStateProps) {
  const { stateOf } = useCounsellingWords();
  const word = stateOf({ status, ending, source });
  if (word === '') return null;
  const kind = ending === null ? KINDS[status] : ending === 'EXPIRED' ? 'ended' : 'cancelled';
  return <StateChip kind={kind}>{word}</StateChip>;
}
