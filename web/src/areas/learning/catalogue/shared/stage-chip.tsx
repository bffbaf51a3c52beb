import type { ProgrammeCard, Stage } from '@naru/contract/areas/learning/words.ts';

import { useEnumeration } from '../../../../blocks/enumeration/use-enumeration.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { StateChip, type StateKind } from '../../../../ui/state-chip.tsx';
import { catalogueTexts } from '../texts.ts';
import { isClosingSoon } from './closing-soon.ts';

/** The shapes of stages; an open one that closes within days is shown as waiting, in amber. */
const STAGE_KINDS: Readonly<Record<Stage, StateKind>> = {
  DRAFT: 'draft',
  REVIEW: 'waiting',
  REFUSED: 'rejected',
  SOON: 'coming',
  OPEN: 'open',
  QUEUE: 'waiting',
  FULL: 'ended',
  APPLIED: 'ended',
  RUNNING: 'progress',
  OVER: 'ended',
  CLOSED: 'ended',
  CANCELLED: 'cancelled',
};

/** Shows how a programme stands; one that closes within three days, when. */
export function StageChip({ programme }: { readonly programme: Pick<ProgrammeCard, 'stage' | 'appliesUntil'> }) {
  const texts = useTexts(catalogueTexts).card;
  const format = useFormat();
  const { wordOf } = useEnumeration('programmeStage');
  const { stage, appliesUntil } = programme;
  if (isClosingSoon(programme, format))
    return <StateChip kind="waiting">{texts.closesIn(format.dDay(appliesUntil, { inSentence: true }))}</StateChip>;
  return <StateChip kind={STAGE_KINDS[stage]}>{wordOf(stage)}</StateChip>;
}
