import type { CorrectionStanding } from '@naru/contract/areas/portfolio/correction.ts';

import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { StateChip } from '../../../ui/state-chip.tsx';
import { correctionTexts } from './texts.ts';

/** The state of a request in a word: waiting, in hand, completed. */
export function CorrectionChip({ standing }: { readonly standing: Pick<CorrectionStanding, 'status' | 'assigneeNm'> }) {
  const { steps } = useTexts(correctionTexts).detail;
  const { waiting } = useTexts(correctionTexts).standing;
  if (standing.status === 'COMPLETED') return <StateChip kind="done">{steps.done}</StateChip>;
  return standing.assigneeNm === null ? (
    <StateChip kind="waiting">{waiting}</StateChip>
  ) : (
    <StateChip kind="progress">{steps.taken}</StateChip>
  );
}
