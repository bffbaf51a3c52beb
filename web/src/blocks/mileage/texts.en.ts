import type { Shape } from '../../platform/i18n/texts.ts';
import type { ko } from './texts.ko.ts';

const inPoints = (points: string): string => (points === '1' ? '1 point' : `${points} points`);

export const en = {
  label: 'Mileage',
  see: 'History',
  failed: 'We couldn’t load your mileage.',
  points: inPoints,
  unit: ' points',
  bar: 'Mileage you can use',
  barText: (available: string, max: string) => `${inPoints(available)}; the bar ends at ${max}`,
  next: (missing: string, name: string) => `${inPoints(missing)} to go: ${name}`,
  reached: (name: string) => `You can apply now: ${name}`,
  noGoal: 'Mileage you can use',
  until: (day: string) => ` by ${day}`,
  apply: (until: string) => (until === '' ? '' : `Apply${until}`),
  worth: (until: string, won: string) => `Apply${until} for ₩${won}`,
  worthMost: (until: string, won: string) => `Apply${until} for up to ₩${won}`,
} as const satisfies Shape<typeof ko>;
