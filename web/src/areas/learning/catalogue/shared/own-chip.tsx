import type { ProgrammeCard } from '@naru/contract/areas/learning/words.ts';

import { useFormat } from '../../../../platform/format/use-format.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { StateChip } from '../../../../ui/state-chip.tsx';
import { catalogueTexts } from '../texts.ts';

/** Shows how the person stands in a programme; nothing for who never applied. */
export function OwnChip({ own }: Pick<ProgrammeCard, 'own'>) {
  const texts = useTexts(catalogueTexts).own;
  const format = useFormat();
  if (!own) return null;
  const { status, rank, offeredUntil, isCompleted } = own;
  if (isCompleted) return <StateChip kind="done">{texts.completed}</StateChip>;
  if (offeredUntil !== null) return <StateChip kind="waiting">{texts.offered}</StateChip>;
  switch (status) {
    case 'CONFIRM':
      return <StateChip kind="approved">{texts.CONFIRM}</StateChip>;
    case 'REJECT':
      return <StateChip kind="rejected">{texts.REJECT}</StateChip>;
    case 'CANCEL':
      return <StateChip kind="cancelled">{texts.CANCEL}</StateChip>;
    default:
      if (rank !== null) return <StateChip kind="waiting">{texts.TEMP(format.number(rank))}</StateChip>;
      return <StateChip kind="waiting">{status === 'TEMP' ? texts.queued : texts.APPLY}</StateChip>;
  }
}
