import type { Shape } from '../../../platform/i18n/texts.ts';
import type { ko } from './texts.ko.ts';

export const en = {
  page: (of) => `Questions ${of.from}–${of.to}`,
  onePage: (number) => `Question ${number}`,
  item: (number) => `Question ${number}`,
  back: 'Back',
  next: 'Next',
  toEnd: 'Done',
  missingTitle: (count) => `Questions without an answer: ${count}`,
  missing: 'Choose an answer.',
  skip: 'Skip without answering',
} as const satisfies Shape<typeof ko>;
