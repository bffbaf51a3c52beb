import type { Shape } from '../../platform/i18n/texts.ts';
import type { ko } from './texts.ko.ts';

export const en = {
  optional: 'Optional',
  untitled: '(nothing here yet)',
  yes: 'Yes',
  no: 'No',
  least: 'Not at all',
  most: 'Very much',
  several: 'Choose as many as you like.',
  upTo: (most: number) => (most === 1 ? 'Choose one.' : `Choose up to ${most}.`),
} as const satisfies Shape<typeof ko>;
