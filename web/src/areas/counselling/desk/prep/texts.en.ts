import { joinFacts } from '../../../../platform/format/facts.ts';
import type { Shape } from '../../../../platform/i18n/texts.ts';
import type { ko } from './texts.ko.ts';

export const en = {
  loading: 'Loading',
  retry: 'Reload',
  open: 'Open the prep sheet',
  shared: (day: string) => `The student shares a prep sheet. You can see it from ${day}.`,
  title: (name: string) => `Prep sheet for ${name}`,
  page: 'Prep sheet',
  toMeeting: 'To the meeting',
  purpose: (when: string, until: string) =>
    joinFacts([when, `until you record the meeting, and no longer than ${until}`]),
  noted: 'Each view is noted: who looked, and when.',
  print: 'Print',
  goneTitle: 'There is no prep sheet to see now',
  goneText: 'The student doesn’t share it, it isn’t the day before yet, or the meeting is over.',
  errorTitle: 'The prep sheet could not be loaded.',
} as const satisfies Shape<typeof ko>;
