import type { NominationStatus } from '@naru/contract/areas/portfolio/shown-words.ts';

import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { StateChip, type StateKind } from '../../../ui/state-chip.tsx';
import { exhibitTexts } from './texts.ts';

const KINDS: Readonly<Record<NominationStatus, StateKind>> = {
  NOMINATED: 'waiting',
  REVIEW: 'progress',
  SELECTED: 'open',
  EXHIBITED: 'approved',
  ENDED: 'ended',
  DECLINED: 'rejected',
};

/** The state of a nomination in a word. */
export function NominationChip({ status }: { readonly status: NominationStatus }) {
  const { states } = useTexts(exhibitTexts);
  return <StateChip kind={KINDS[status]}>{states[status]}</StateChip>;
}
