import type { Shape } from '../../platform/i18n/texts.ts';
import { findingEn } from './finding/texts.en.ts';
import type { ko } from './texts.ko.ts';

export const en = {
  ...findingEn,
  label: 'Abilities',
  failed: 'We couldn’t load your abilities.',
  see: 'See the result',
  measure: 'Score out of 100',
  noResult: 'What are you good at?',
  noResultText: 'Take a test, and a picture shows you what goes well and where you can grow.',
  take: 'Go to the tests',
  doubtful: 'Read with care',
  taken: (day: string) => `Finished on ${day}`,
  now: (day: string) => `This time (${day})`,
  before: (day: string) => `Last time (${day})`,
  nowColumn: 'This time',
  beforeColumn: 'Last time',
  scale: 'Scale',
} as const satisfies Shape<typeof ko>;
