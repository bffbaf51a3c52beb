/** Values of the form of a purpose, what they lack, and the body that they make. Pure. */
import type { DeskPurpose, PurposeInput } from '@naru/contract/areas/learning/mileage/purposes.ts';

type Points = 'leastPoints' | 'pointsUnit' | 'mostPoints';

export type PurposeValues = Omit<PurposeInput, Points> & { readonly [P in Points]: number | null };

export type PurposeField = keyof PurposeValues;

export const beginWith = (purpose: DeskPurpose): PurposeValues => ({
  nameKo: purpose.nameKo,
  nameEn: purpose.nameEn,
  textKo: purpose.textKo,
  textEn: purpose.textEn,
  leastPoints: purpose.leastPoints,
  pointsUnit: purpose.pointsUnit,
  mostPoints: purpose.mostPoints,
  timesTerm: purpose.timesTerm,
  timesLife: purpose.timesLife,
  mostTerms: purpose.mostTerms,
  wonPerPoint: purpose.wonPerPoint,
  isInUse: purpose.isInUse,
});

const REQUIRED = ['nameKo', 'nameEn', 'leastPoints', 'mostPoints', 'pointsUnit'] as const;
type RequiredField = (typeof REQUIRED)[number];

/** Names what is missing before it can be sent. */
export function listMissing(values: PurposeValues): RequiredField[] {
  return REQUIRED.filter((field) => {
    const value = values[field];
    return typeof value === 'string' ? value.trim() === '' : (value ?? 0) < 1;
  });
}

/** The body of a change; nothing in it is missing. */
export const bodyOf = ({ leastPoints, pointsUnit, mostPoints, ...values }: PurposeValues): PurposeInput => ({
  ...values,
  leastPoints: leastPoints ?? 0,
  pointsUnit: pointsUnit ?? 0,
  mostPoints: mostPoints ?? 0,
});
