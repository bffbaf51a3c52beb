import type { Shape } from '../../../platform/i18n/texts.ts';
import type { ko } from './rule-texts.ko.ts';

const inPoints = (points: string): string => (points === '1' ? '1 point' : `${points} points`);

const inWords = (words: readonly string[]): string => new Intl.ListFormat('en', { type: 'disjunction' }).format(words);

export const en = {
  PIECE: (points: string) => `${inPoints(points)} each`,
  HOUR: (points: string) => `${inPoints(points)} an hour`,
  PROMISED: (points: string) => `Points set by the programme, or ${inPoints(points)} an hour`,
  GRADE: ({ least, points }: { least: string; points: string }) => `From ${least}: ${inPoints(points)}`,
  capOnce: (points: string) => `At most ${inPoints(points)} at a time`,
  capTerm: (points: string) => `At most ${inPoints(points)} a term`,
  capLife: (points: string) => `At most ${inPoints(points)} until you graduate`,
  best: 'Only the best of its kind counts',
  difference: 'A better one brings the difference',
  registers: { ENROLLED: 'Enrolled', LEAVE: 'On leave', COMPLETED: 'Coursework completed' },
  registered: (statuses: readonly string[]) => `Student status on that day: ${inWords(statuses)}`,
  claimDays: (days: string) => (days === '1' ? 'To be claimed within 1 day' : `To be claimed within ${days} days`),
  survey: 'Comes once you answer the survey',
  valid: (terms: string) =>
    terms === '1'
      ? 'Valid for 1 enrolled term after the one it came in'
      : `Valid for ${terms} enrolled terms after the one it came in`,
} as const satisfies Shape<typeof ko>;
