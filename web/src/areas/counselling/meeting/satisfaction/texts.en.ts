import type { Shape } from '../../../../platform/i18n/texts.ts';
import type { ko } from './texts.ko.ts';

export const en = {
  title: 'Student feedback',
  errorTitle: 'We couldn’t load the feedback.',
  goneTitle: 'No counselling survey is open',
  goneText: 'Results appear here once students are surveyed after their sessions.',
} as const satisfies Shape<typeof ko>;
