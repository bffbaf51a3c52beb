import type { ProgrammeCard } from '@naru/contract/areas/learning/words.ts';

import { useFormat } from '../../../../platform/format/use-format.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { StateChip } from '../../../../ui/state-chip.tsx';
import { catalogueTexts } from '../texts.ts';
import { STAGE_KINDS, useProgrammeWords } from './use-programme-words.ts';

/** Deadlines are told in amber from so many days on. */
const SOON_DAYS = 3;

/** Shows how a programme stands; one that closes within three days, when. */
export function StageChip({ programme }: { readonly programme: Pick<ProgrammeCard, 'stage' | 'appliesUntil'> }) {
  const texts = useTexts(catalogueTexts).card;
  const format = useFormat();
  const { stageOf } = useProgrammeWords();
  const { stage, appliesUntil } = programme;
  const days = format.daysUntil(appliesUntil) ?? Infinity;
  if (stage === 'OPEN' && days <= SOON_DAYS)
    return <StateChip kind="waiting">{texts.closesIn(format.dDay(appliesUntil, { inSentence: true }))}</StateChip>;
  return <StateChip kind={STAGE_KINDS[stage]}>{stageOf(stage)}</StateChip>;
}
