import { countOf } from '../../../platform/i18n/count-of.ts';
import type { ko } from './report-texts.ko.ts';

export const en = {
  title: 'Report a portfolio',
  purpose: 'Tell us what is wrong. The office looks at it, and hides the page if needed.',
  address: 'Address',
  reason: 'What is wrong?',
  reasons: {
    PERSONAL_DATA: 'It shows personal data',
    COPYRIGHT: 'It uses somebody else’s work without permission',
    HARMFUL: 'It is harmful or offensive',
    UNTRUE: 'It isn’t true',
    OTHER: 'Something else',
  },
  text: 'Details',
  textHelp: 'Say which part it is, so that we find it sooner. You don’t have to leave your contact details.',
  count: (length: string, most: string) => `${length} / ${most}`,
  missing: 'Choose what is wrong.',
  send: 'Report',
  sending: 'Sending',
  failed: 'We couldn’t send your report.',
  tooMany: (minutes: string) =>
    `That was a lot of reports in a short time. Try again in ${countOf(minutes, 'minute')}.`,
  sentTitle: 'We received your report',
  sentText: 'The office will look at it. You won’t get an answer about the result. Thank you for telling us.',
  privacy: 'If you are signed in, only the office sees your name. The owner of the portfolio doesn’t.',
} satisfies typeof ko;
