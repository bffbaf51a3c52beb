import type { Shape } from '../../platform/i18n/texts.ts';
import type { ko } from './texts.ko.ts';

const inPoints = (points: string): string => (points === '1' ? '1 point' : `${points} points`);

export const en = {
  label: 'Abilities',
  loading: 'Loading your abilities',
  failed: 'We couldn’t load your abilities.',
  see: 'See the result',
  measure: 'Points of 100',
  noResult: 'What are you good at?',
  noResultText: 'Take a test, and a picture shows you what goes well and where you can grow.',
  take: 'Go to the tests',
  up: (name: string, by: string) => `${name} is up ${inPoints(by)} since last time`,
  down: (name: string, by: string) => `${name} is down ${inPoints(by)} since last time`,
  same: 'Nearly the same as last time',
  highest: (name: string) => `${name} is your highest`,
  even: 'Your scores are even',
  none: 'There are too few answers for a score',
  doubtful: 'Read with care',
  taken: (day: string) => `Finished on ${day}`,
  now: (day: string) => `This time (${day})`,
  before: (day: string) => `Last time (${day})`,
  nowColumn: 'This time',
  beforeColumn: 'Last time',
  scale: 'Scale',
  showTable: 'Show as a table',
  showPicture: 'Show the picture',
} as const satisfies Shape<typeof ko>;
