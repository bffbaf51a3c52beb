import type { Shape } from '../../../platform/i18n/texts.ts';
import type { ko } from './desk-texts.ko.ts';

export const en = {
  label: 'Manage tests',
  INSTRUMENTS: 'Tests',
  ASSIGNMENTS: 'Compulsory tests',
  PARTICIPATION: 'Participation',
  TAKEN: 'Invalid results',
} as const satisfies Shape<typeof ko>;
