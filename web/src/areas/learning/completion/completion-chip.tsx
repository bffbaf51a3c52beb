import type { CompletionState } from '@naru/contract/areas/learning/completion.ts';

import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { StateChip, type StateKind } from '../../../ui/state-chip.tsx';
import { completionTexts } from './texts.ts';

const KINDS: Readonly<Record<CompletionState, StateKind>> = {
  READY: 'approved',
  WAITING: 'waiting',
  LACKING: 'absent',
  RUNNING: 'progress',
  COMPLETED: 'done',
  WITHDRAWN: 'cancelled',
};

export function CompletionChip({ state }: { readonly state: CompletionState }) {
  const texts = useTexts(completionTexts).states;
  return <StateChip kind={KINDS[state]}>{texts[state]}</StateChip>;
}
