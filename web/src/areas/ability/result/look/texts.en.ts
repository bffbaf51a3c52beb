import type { Shape } from '../../../../platform/i18n/texts.ts';
import type { lookKo } from './texts.ko.ts';

export const lookEn = {
  families: { '01': 'Core competencies', '02': 'Learning strategies', '03': 'Career and job' },
  titles: { '01': 'Core competency results', '02': 'Learning strategy results', '03': 'Career and job results' },
  waiting: 'Your results, and what changed.',
  takenOn: (day: string) => `Finished on ${day}`,
  classOf: (grade: string, semester: string) => `Year ${grade}, ${semester}`,
  print: 'Print',
  excel: 'Excel',
  notValidated: 'Not validated yet',
  notValidatedText:
    'There is no evidence yet of how valid and reliable this test is. Use it to reflect on yourself, no more.',
  findings: {
    both: (all: string, risen: string, fallen: string) => `Of ${all}, ${risen} went up and ${fallen} went down.`,
    risen: (all: string, risen: string) => `Of ${all}, ${risen} went up.`,
    fallen: (all: string, fallen: string) => `Of ${all}, ${fallen} went down.`,
    allRisen: (all: string) => `All ${all} went up.`,
    allFallen: (all: string) => `All ${all} went down.`,
    highestToo: (name: string) => `${name} is the highest.`,
    first: 'This is your first time. Take it again later and we’ll show you what changed.',
    newVersion: 'The test has changed since last time, so the two can’t be compared directly.',
  },
  doubt: 'Read with care',
  doubtText:
    'You can still see the result, but it may not show you as you are, and it counts for no mileage and no badge.',
} as const satisfies Shape<typeof lookKo>;
