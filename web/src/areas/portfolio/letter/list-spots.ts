import { findOver, findUnmappable } from '@naru/contract/areas/portfolio/count.ts';
import type { LetterQuestion } from '@naru/contract/areas/portfolio/letter.ts';

import type { TextSpot } from '../../../ui/anchored-text-marks.ts';

/** Lists where an answer is over its limit, and what the form it is for has no bytes for. */
export function listSpots(answer: string, question: LetterQuestion): readonly TextSpot[] {
  const over = findOver(answer, question.most, question);
  const unknown = question.unit === 'BYTE_EUC_KR' ? findUnmappable(answer) : [];
  return [
    ...(over ? [{ ...over, look: 'over' as const }] : []),
    ...unknown.map((range) => ({ ...range, look: 'unknown' as const })),
  ];
}
