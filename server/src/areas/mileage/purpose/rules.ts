/** The conditions of what a purpose asks for, beside its declaration (docs/specification.md, Mileage). Pure. */
import type { PURPOSE } from '@naru/contract/areas/mileage/purposes.ts';
import type { RecordValues } from '@naru/contract/shared/record.ts';

import type { FieldRefusal } from '../../../blocks/record/save.ts';
import { PURPOSE_REASONS as REASONS } from './words.ts';

type Content = RecordValues<typeof PURPOSE>;
export type PurposeRefusal = FieldRefusal<typeof PURPOSE>;

/** Finds everything that speaks against a change, at most one problem a field. */
export function findPurposeProblems(content: Content, kept: Pick<Content, 'wonPerPoint'>): PurposeRefusal[] {
  const { textKo, textEn, leastPoints, pointsUnit, mostPoints, timesTerm, timesLife, wonPerPoint } = content;
  const found: PurposeRefusal[] = [];
  if ((textKo === '') !== (textEn === ''))
    found.push({ field: textKo === '' ? 'textKo' : 'textEn', reason: REASONS.BOTH_LANGUAGES });
  if (leastPoints % pointsUnit !== 0) found.push({ field: 'leastPoints', reason: REASONS.LEAST_UNIT });
  if (mostPoints < leastPoints) found.push({ field: 'mostPoints', reason: REASONS.MOST_LEAST });
  else if (mostPoints % pointsUnit !== 0) found.push({ field: 'mostPoints', reason: REASONS.MOST_UNIT });
  if (timesTerm !== null && timesLife !== null && timesLife < timesTerm)
    found.push({ field: 'timesLife', reason: REASONS.LIFE_TERM });
  if ((wonPerPoint === null) !== (kept.wonPerPoint === null))
    found.push({ field: 'wonPerPoint', reason: REASONS.MONEY });
  return found;
}
