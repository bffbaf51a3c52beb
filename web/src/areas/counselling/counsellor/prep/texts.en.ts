import { joinFacts } from '../../../../platform/format/facts.ts';
import type { Shape } from '../../../../platform/i18n/texts.ts';
import type { ko } from './texts.ko.ts';

export const en = {
  retry: 'Reload',
  open: 'Open prep sheet',
  shared: (day: string) => `The student is sharing a prep sheet. You can see it from ${day}.`,
  title: (name: string) => `Prep sheet for ${name}`,
  page: 'Prep sheet',
  toMeeting: 'View session',
  purpose: (when: string, until: string) =>
    joinFacts([when, `available until you write the notes, ${until} at the latest`]),
  noted: 'Every view is logged: who opened it, and when.',
  print: 'Print',
  goneTitle: 'No prep sheet to show right now',
  goneText: 'The student isn’t sharing it, it’s too early, or the session is over.',
  errorTitle: 'We couldn’t load the prep sheet.',
} as const satisfies Shape<typeof ko>;
