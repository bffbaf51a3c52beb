import type { ParticipationCell } from '@naru/contract/areas/ability/participation.ts';

import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { participationTexts } from './texts.ts';

/** Says in a sentence how many have taken part. */
export function useShareText(): (cell: ParticipationCell) => string {
  const texts = useTexts(participationTexts);
  const format = useFormat();
  return ({ doneCount, targetCount }) => {
    if (doneCount === null || targetCount === null) return texts.few;
    const target = format.number(targetCount);
    if (doneCount === 0 || targetCount === 0) return texts.noneYet(target);
    const percent = format.percent(doneCount / targetCount, 0);
    return texts.share({ done: format.number(doneCount), target, percent });
  };
}
