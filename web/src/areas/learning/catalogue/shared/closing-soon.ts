import type { ProgrammeCard } from '@naru/contract/areas/learning/words.ts';

import type { Format } from '../../../../platform/format/format.ts';

/** Deadlines are told in amber from so many days on. */
const SOON_DAYS = 3;

/** Says whether a programme takes applications for three days more at most. */
export const isClosingSoon = (
  { stage, appliesUntil }: Pick<ProgrammeCard, 'stage' | 'appliesUntil'>,
  format: Pick<Format, 'daysUntil'>,
): boolean => stage === 'OPEN' && (format.daysUntil(appliesUntil) ?? Infinity) <= SOON_DAYS;
