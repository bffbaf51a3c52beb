import type { Shape } from '../../../platform/i18n/texts.ts';
import type { findingKo } from './texts.ko.ts';

const inPoints = (points: string): string => (points === '1' ? '1 point' : `${points} points`);

export const findingEn = {
  up: (name: string, by: string) => `${name} is up ${inPoints(by)} since last time`,
  down: (name: string, by: string) => `${name} is down ${inPoints(by)} since last time`,
  same: 'Nearly the same as last time',
  highest: (name: string) => `${name} is your highest`,
  even: 'Your scores are even',
  none: 'There are too few answers for a score',
} as const satisfies Shape<typeof findingKo>;
