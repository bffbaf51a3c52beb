/** The conditions of what a purpose asks for (docs/specification.md, Mileage). Pure. */
import type { PurposeInput } from '@naru/contract/areas/learning/mileage/purposes.ts';

export type PurposeProblemCode = 'LEAST_UNIT' | 'MOST_UNIT' | 'MOST_LEAST' | 'LIFE_TERM' | 'BOTH_LANGUAGES' | 'MONEY';

export interface PurposeProblem {
  readonly field: keyof PurposeInput;
  readonly code: PurposeProblemCode;
}

/** Finds everything that speaks against a change, at most one problem a field. */
export function findPurposeProblems(
  content: PurposeInput,
  kept: { readonly wonPerPoint: number | null },
): PurposeProblem[] {
  const { textKo, textEn, leastPoints, pointsUnit, mostPoints, timesTerm, timesLife, wonPerPoint } = content;
  const found: PurposeProblem[] = [];
  if ((textKo === '') !== (textEn === ''))
    found.push({ field: textKo === '' ? 'textKo' : 'textEn', code: 'BOTH_LANGUAGES' });
  if (leastPoints % pointsUnit !== 0) found.push({ field: 'leastPoints', code: 'LEAST_UNIT' });
  if (mostPoints < leastPoints) found.push({ field: 'mostPoints', code: 'MOST_LEAST' });
  else if (mostPoints % pointsUnit !== 0) found.push({ field: 'mostPoints', code: 'MOST_UNIT' });
  if (timesTerm !== null && timesLife !== null && timesLife < timesTerm)
    found.push({ field: 'timesLife', code: 'LIFE_TERM' });
  if ((wonPerPoint === null) !== (kept.wonPerPoint === null)) found.push({ field: 'wonPerPoint', code: 'MONEY' });
  return found;
}
