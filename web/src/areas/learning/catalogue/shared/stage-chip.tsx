import type { ProgrammeCard } from '@naru/contract/areas/learning/words.ts';

import { useFormat } from '../../../../platform/format/use-format.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { StateChip } from '../../../../ui/state-chip.tsx';
import { catalogueTexts } from '../texts.ts';
import { isClosingSoon } from './closing-soon.ts';
import { STAGE_KINDS, useProgrammeWords } from './use-programme-words.ts';

/** Shows how a programme stands; one that closes within three days, when. */
export function StageChip({ programme }: { readonly programme: Pick<ProgrammeCard, 'stage' | 'appliesUntil'> }) {
  const texts = useTexts(catalogueTexts).card;
  const format = useFormat();
  const { stageOf } = useProgrammeWords();
  const { stage, appliesUntil } = programme;
  if (isClosingSoon(programme, format))
    return <StateChip kind="waiting">{texts.closesIn(format.dDay(appliesUntil, { inSentence: true }))}</StateChip>;
  return <StateChip kind={STAGE_KINDS[stage]}>{stageOf(stage)}</StateChip>;
}
