import type { MeetingSummary } from '@naru/contract/areas/counselling/meeting/meeting.ts';

import { useTexts } from '../../platform/i18n/use-texts.ts';
import { StateChip, type StateKind } from '../../ui/state-chip.tsx';
import { counsellingTexts } from './texts.ts';
import { useCounsellingWords } from './use-counselling-words.ts';

export interface MeetingStateProps extends Pick<MeetingSummary, 'status' | 'ending' | 'source'> {
  /** The next step, for the student: while there is one, a meeting that was held ends nothing. */
  readonly next?: MeetingSummary['next'] | undefined;
}

const KINDS: Readonly<Record<MeetingSummary['status'], StateKind>> = {
  AVAILABLE: 'open',
  WAITING: 'waiting',
  APPROVED: 'approved',
  COMPLETED: 'done',
  REJECTED: 'rejected',
  ABSENT: 'absent',
};

/** How a request stands, in a shape and a word. */
export function MeetingState({ status, ending, source, next = null }: MeetingStateProps) {
  const { cases } = useTexts(counsellingTexts);
  const { stateOf } = useCounsellingWords();
  if (status === 'COMPLETED' && next !== null) return <StateChip kind="progress">{cases.states.IN_PROGRESS}</StateChip>;
  const word = stateOf({ status, ending, source });
  if (word === '') return null;
  const kind = ending === null ? KINDS[status] : ending === 'EXPIRED' ? 'ended' : 'cancelled';
  return <StateChip kind={kind}>{word}</StateChip>;
}
