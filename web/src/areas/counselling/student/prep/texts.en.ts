import type { Shape } from '../../../../platform/i18n/texts.ts';
import type { ko } from './texts.ko.ts';

export const en = {
  label: 'Prep sheet',
  optional: 'Optional',
  share: {
    PROFESSOR: 'Show my professor a prep sheet before we meet',
    COACH: 'Show my coach a prep sheet before we meet',
    CAREER: 'Show my counsellor a prep sheet before we meet',
  },
  note: 'Only the counsellor of this meeting sees it, from the day before. Switch it off whenever you like, and it is gone at once.',
  show: 'See what is shown',
  title: 'This is what is shown',
  close: 'Close',
  consent: 'What you agree to',
  failed: 'The prep sheet could not be loaded. You can ask without it.',
  on: (day: string) => `Can be seen from ${day} until the meeting is recorded. Switch it off and it is gone at once.`,
  onOld: 'The text has changed. Please read it again; to go on sharing, switch it off and on.',
  off: 'Nothing is shown.',
  agreed: (moment: string) => `You agreed on ${moment}.`,
  turnedOn: 'Your prep sheet is shared.',
  turnedOff: 'Your prep sheet can’t be seen any more.',
} as const satisfies Shape<typeof ko>;
