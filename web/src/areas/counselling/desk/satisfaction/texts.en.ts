import type { Shape } from '../../../../platform/i18n/texts.ts';
import type { ko } from './texts.ko.ts';

export const en = {
  title: 'Student feedback',
  errorTitle: 'We couldn’t load the feedback.',
  goneTitle: 'No survey about counselling is open',
  goneText: 'Once students are asked after counselling, the results gather here.',
} as const satisfies Shape<typeof ko>;
