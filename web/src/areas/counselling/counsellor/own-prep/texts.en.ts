import type { Shape } from '../../../../platform/i18n/texts.ts';
import type { ko } from './texts.ko.ts';

export const en = {
  label: 'Prep sheet',
  share: {
    PROFESSOR: 'Share a prep sheet with my professor',
    COACH: 'Share a prep sheet with my coach',
    CAREER: 'Share a prep sheet with my counsellor',
  },
  note: 'Only the counsellor for this session can see it, from the day before. You can stop sharing at any time.',
  show: 'Preview',
  title: 'What your counsellor will see',
  consent: 'What you agree to',
  failed: 'We couldn’t load the prep sheet. You can send your request without it.',
  on: (day: string) =>
    `Visible from ${day} until your counsellor has written the notes. You can stop sharing at any time.`,
  onOld: 'The consent text has changed. To keep sharing, turn this off and on again after reading it.',
  off: 'Not shared.',
  tests: 'Include the test results that I share',
  testsNote: (names: string) => `${names}: names and levels of the scales only, never the questions or your answers.`,
  testsNone: 'You share no test results with this counsellor, so none are shown.',
  agreed: (moment: string) => `You agreed on ${moment}.`,
  turnedOn: 'Your prep sheet is shared.',
  turnedOff: 'Your prep sheet is no longer shared.',
} as const satisfies Shape<typeof ko>;
