import type { Shape } from '../../../../platform/i18n/texts.ts';
import type { ko } from './texts.ko.ts';

export const en = {
  title: 'Competency framework',
  purpose: 'The core competencies that our university wants everyone to develop, and their sub-competencies.',
  errorTitle: 'We couldn’t load the framework.',
  none: 'There is no framework yet',
  noneText: 'Once the core competency test opens, you can see it here.',
  finding: (groups: number, parts: number) => `${groups} core competencies, ${parts} sub-competencies`,
  picture: (names: string) => `How the core competencies are built: ${names}`,
  ofGroup: (name: string, parts: string) => `${name} (${parts})`,
  middle: 'Core',
  how: 'The core competency test asks about each sub-competency and scores the competencies from them. Extracurricular programmes name the competencies they develop in the same words.',
  version: (name: string, number: number, day: string) => `From ${name}, version ${number}, published on ${day}.`,
  toGuide: 'See test guide',
  programmes: 'Programmes that develop it',
  noProgramme: 'No programmes are open or opening soon.',
  types: { BAEUM: 'BAEUM classes', CHAEUM: 'CHAEUM classes', IEUM: 'IEUM classes', WORKSHOP: 'Workshops' },
  count: (type: string, count: string) => `${type}: ${count}`,
} as const satisfies Shape<typeof ko>;
